import { describe, expect, test } from "vitest";
import { isDropped, quoteSettled } from "@/lib/ai/advisors/shared/item-status";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const [first] = sampleEvidence("Offline", "prd");
if (!first) throw new Error("The sample has no evidence.");

const toIdea = (text: string) => ({ ...first, title: "Lanes by phone", text });

describe("advisors: an idea", () => {
  test.each([
    "Am 3. September 2026 verworfen, weil die Kosten zu hoch sind.",
    "Lanes by phone. Wurde am 3. September 2026 verworfen.",
    "Die Idee wurde abgelehnt.",
    "Der Vorstand hat die Idee am 3. Mai abgelehnt.",
    "On 12 September 2026 it was dropped.",
    "In May 2026, dropped for lack of money.",
    "The board rejected this idea on 3 May.",
    "Rejected by the board.",
    "Rejected as too costly.",
    "Dropped after the pilot.",
    "Parked until the supplier answers.",
    "Not doing this.",
    "Abgelehnt von der Leitung.",
    "Zurückgestellt, bis der Vertrag steht.",
    "Het idee werd op 3 mei afgewezen.",
    "Geschrapt wegens de kosten.",
    "Abandonnée faute de budget.",
    "Rejetée : trop chère.",
    "今回は見送ることにした。",
    "却下された。",
    "展示会への出展は取りやめます。費用に見合わないため。",
    "Ruled out by legal on 3 May.",
    "Not doing: too few ask for it.",
    "Withdrawn by the sponsor.",
    "Op 3 mei afgewezen.",
    "Het bestuur heeft dit idee afgewezen.",
    "Le conseil a rejeté cette idée.",
    "A été abandonnée.",
    "Rejected by the works council.",
    "Rejected by Mia on 3 May.",
    "Rejected in the March review.",
    "Rejected, the cost is too high.",
    "On hold pending the audit.",
    "Abgelehnt vom Betriebsrat.",
    "Abgelehnt, der Aufwand ist zu hoch.",
    "Verworfen aus Kostengründen.",
    "Zurückgestellt auf 2027.",
    "Afgewezen door de ondernemingsraad.",
    "Afgewezen in het overleg.",
    "Rejetée par le CSE.",
    "Rejetée au comité de mars.",
    "Abandonnée en raison du coût.",
    "見送りが決まった。",
    "費用のため却下に決定。",
    "取りやめることにした。",
    "見送り：電源工事が高い。",
  ])("is dropped: %s", (text) => {
    expect(isDropped(toIdea(text))).toBe(true);
  });

  test.each([
    "Customers rejected the old app.",
    "The customers rejected this idea of paper forms.",
    "Show calls that were dropped.",
    "The old form was withdrawn.",
    "Verworfene Entwürfe wiederherstellen.",
    "Rejected applications are kept for a year.",
    "Withdrawn items stay in the list.",
    "Am 3. September 2026 gefragt, weil zwei Entwürfe verworfen wurden.",
    "The team dropped the old form.",
    "Der Vorstand hat die alte Satzung verworfen.",
    "Op 3 mei gevraagd door twee leden.",
    "Not doing this by hand saves an hour.",
    "Not doing this, we lose the hotels.",
    "Cancelled with one click, a booking frees its place.",
    "Dropped when offline, calls come back.",
    "Cancelled by the customer.",
    "Annulée par le client.",
    "Abgelehnt nach 30 Tagen.",
    "Annulée après 30 jours.",
    "Rejected by the manager, a request goes back to its author.",
    "On hold, the caller hears music.",
    "Parked vans show up on the map.",
    "Superseded versions stay readable.",
    "Out of scope: printing and faxes.",
    "The team dropped it in the demo",
    "We said no to paper, so show it on the phone.",
    "It is not happening often, but show it.",
    "Das Team hat das gestrichen voll.",
    "Im Mai abgelehnt wurden drei Anträge.",
    "Abgelehnt wird ein Antrag mit einem Klick.",
    "Vom Tisch aus bestellen.",
    "Auf Eis laufen ohne Schlange.",
    "Is afgewezen werk zichtbaar?",
    "Afgewezen aanvragen bewaren.",
    "Van tafel tot tafel bestellen.",
    "Retiré le matin, le colis arrive le soir.",
    "Annulée par le client, la visite reste visible.",
    "Hors périmètre, le drone rentre.",
    "却下した申請を一覧で見る。",
    "対象外の商品を隠す。",
    "休日を含めない集計を出す。",
    "却下するときは、理由を書く。",
    "却下：理由を選ぶ画面を作る。",
    "見送り：なし。",
    "対象外：冷蔵品。",
  ])("stays an idea: %s", (text) => {
    expect(isDropped(toIdea(text))).toBe(false);
    expect(quoteSettled(toIdea(text))).toBeUndefined();
  });

  test.each([
    "Already live since March 2026.",
    "Seit März 2026 im Einsatz.",
    "Bereits ausgeliefert am 3. Mai.",
    "Sinds maart 2026 in gebruik.",
    "Déjà en service depuis mars 2026.",
    "Depuis mars 2026 en service.",
    "Shipped in the first version.",
    "Shipped to all crews on 3 May.",
    "Already shipped to all depots.",
    "Im Einsatz seit dem Frühjahr 2026.",
    "Umgesetzt, läuft seit Mai.",
    "Al gebouwd.",
    "Uitgebracht in mei.",
    "Déjà livré.",
    "En ligne depuis le 3 mai 2026.",
    "提供を開始しました。",
  ])("is built: %s", (text) => {
    expect(quoteSettled(toIdea(text))).toBe(text);
  });

  test.each([
    "CrewGrid: live since March 2026.",
    "Seit März 2026 ist das alte Formular im Einsatz.",
    "Since March 2026 members ask for it.",
    "The old desk is in use since 2019.",
    "Sinds maart 2026 vragen leden erom.",
    "In use with gloves, the buttons are too small.",
    "Live on the map, drivers see each other.",
    "Released with one click, a slot is free again.",
    "Released to the crew, a plan is locked.",
    "Im Einsatz im Keller fehlt das Netz.",
    "Im Einsatz seit dem Morgen ist der Akku leer.",
    "Umgesetzt wird die Tour mit einem Klick.",
    "Live im Netz sehen, wo der Bus ist.",
    "Gebouwd gebied op de kaart tonen.",
    "In gebruik op het dak wordt het toestel heet.",
    "Live op de kaart zien waar de bus is.",
    "Livré, le colis est photographié.",
    "Livrée en deux heures, la pizza reste chaude.",
    "En ligne depuis un téléphone, on réserve plus vite.",
    "公開した計画を戻せるようにする。",
  ])("is not built: %s", (text) => {
    expect(quoteSettled(toIdea(text))).toBeUndefined();
  });
});
