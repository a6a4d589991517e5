import { expect, test } from "vitest";
import { prioritization } from "@/lib/ai/inquiries";
import { dropMailFrame } from "@/lib/ai/reading/mail-frame";
import { dropOrigin } from "@/lib/ai/reading/origin";
import { answerByRules } from "@/lib/ai/rules-thread";
import { item } from "../builtin/pieces";

test.each([
  [
    "Subject: My coat\nDear Ms Lee,\n\nThe button is lost.\n\nKind regards\nAnn Berg",
    "My coat\n\nThe button is lost.",
  ],
  [
    "Betreff: Mein Mantel\nSehr geehrte Frau Lee,\n\nDer Knopf fehlt.\n\nMit freundlichen Grüßen\nAnn Berg",
    "Mein Mantel\n\nDer Knopf fehlt.",
  ],
  [
    "Onderwerp: jas\nGeachte mevrouw Lee,\n\nDe knoop is weg.\n\nMet vriendelijke groet\nAnn Berg",
    "De knoop is weg.",
  ],
  [
    "Objet : manteau\nBonjour Madame Lee,\n\nLe bouton manque.\n\nCordialement,\nAnne Berg",
    "manteau\n\nLe bouton manque.",
  ],
  [
    "件名:コートについて\nいつもお世話になっております。\nボタンが取れました。\n西村",
    "コートについて\n\nボタンが取れました。",
  ],
  [
    "受付:2026-11-04 21:12 フォーム\nお名前:西村 様\n\nボタンが取れました。",
    "ボタンが取れました。",
  ],
  ["Dear all,\n\nThe gate was shut.\n\nAnn", "The gate was shut."],
  ["Hallo zusammen,\n\ndas Tor war zu.\n\nHerzliche Grüsse\nAnn", "das Tor war zu."],
  ...[
    "0461 555 12",
    "+44 20 7946 0018",
    "(020) 7946 0018",
    "617 555 0123",
    "06-12345678",
    "Tel. 461 555 12",
  ].map((number) => [
    `Dear all,\n\nThe gate was shut.\n\nKind regards\nAnn\n${number}`,
    "The gate was shut.",
  ]),
  ...["120 450 300", "1.200 450 300", "12 450 300 80"].map((figures) => [
    `Dear all,\n\nThree lines.\n\nThanks\n${figures}`,
    `Three lines.\n\nThanks\n${figures}`,
  ]),
  [
    "Dear all,\n\nThe gate was shut.\n\nRegards\nAnn Berg\nHead of Sales\nBerg & Sons",
    "The gate was shut.",
  ],
  ...[
    "Kind regards\nAnn Berg\nTel. 01535 555 123\n\nThis email is confidential and intended for the addressee only.",
    "Best, Ann\n--\nDr Ann Berg BDS\nBerg Dental\n12 Mill Lane, Keighley BD21 3AA\n01535 555 123",
    "Many thanks, Ann\nAnn Berg | Practice Manager | Tel. 01535 555 123",
    "Ann\n\nSent from my iPhone",
    "Kindest regards,\nAnn\n\nVon meinem iPhone gesendet",
    "Cheers\nAnn",
    "-- \nAnn Berg\nBerg & Sons, Hafenstr. 5, 24937 Flensburg",
  ].map((below) => [`Dear all,\n\nThe gate was shut.\n\n${below}`, "The gate was shut."]),
  ...[
    "Best, and quickest, is the lift.",
    "Thanks, Ann brought the key.",
    "--\nPlease add a call button, too.",
    "Sent from my iPhone, the form lost its photo, so I sent it again.",
    "This message is confidential to begin with:\nno name on the door.",
  ].map((below) => [
    `Dear all,\n\nThe gate was shut.\n\n${below}`,
    `The gate was shut.\n\n${below}`,
  ]),
  ["西村様\n\n門が閉まっていた。", "門が閉まっていた。"],
  [
    "Betreff: Tor\nMoin Frau Lee,\n\nDas Tor war zu.\n\nMit freundlichen Grüßen\nKai Berg\nHausverwaltung Berg KG\nTel. 0461 / 555 12",
    "Das Tor war zu.",
  ],
  [
    "Hi team,\n\nThe gate was shut.\n\nKind regards\nMoira\n\n> On 14 Nov 2026, at 19:22, Geoff wrote:\n> I must ring you.",
    "The gate was shut.\n\n> On 14 Nov 2026, at 19:22, Geoff wrote:\n> I must ring you.",
  ],
  ...[
    "Am 14.11.2026 um 19:22 schrieb Kai Berg:",
    "Op 14 nov 2026 om 19:22 schreef Jan de Wit:",
    "Le 14 nov. 2026 à 19:22, Anne Berg a écrit :",
    "2026年11月14日(土) 19:22 西村 <n@berg.example>:",
  ].map((line) => [
    `Hi team,\n\nThe gate was shut.\n\nRegards\nAnn\nann@berg.example\n\n${line}\n> No key.`,
    `The gate was shut.\n\n${line}\n> No key.`,
  ]),
  ...[
    "On 3 May he wrote: no key.",
    "On Monday, Ann wrote:",
    "Am Ende schrieb Kai:",
    "Op het laatst schreef Jan:",
    "Le client a écrit :",
  ].map((line) => [
    `Hi,\n\nWe wait.\n\nRegards\nAnn\n${line}\nno key here`,
    `We wait.\n\nRegards\nAnn\n${line}\nno key here`,
  ]),
  ["Hi,\n\nCall:\nThanks\n12 of 14 gates", "Call:\nThanks\n12 of 14 gates"],
  ["Hi,\n\nWe saw:\nRegards\n1200 visits", "We saw:\nRegards\n1200 visits"],
  [
    "Dear team,\n\nWe wait.\nThanks\nP.S. the export must work offline\nand in Dutch",
    "We wait.\nThanks\nP.S. the export must work offline\nand in Dutch",
  ],
  [
    "Hallo,\n\nWe wachten op:\nGroeten\n1. export\n2. kaart",
    "We wachten op:\nGroeten\n1. export\n2. kaart",
  ],
])("mails: what frames one is not its text: %j", (text, said) => {
  expect(dropMailFrame(text)).toBe(said);
});

test("mails: the words of a subject stay unless the title or the text says them", () => {
  const mail = "Betreff: AW: Pumpe defekt seit Mai\n\nBitte melden.";
  expect(dropMailFrame(mail)).toBe("Pumpe defekt seit Mai\n\nBitte melden.");
  expect(dropMailFrame(mail, "Pumpe defekt seit Mai")).toBe("Bitte melden.");
});

test.each([
  "お客様\n返品が多い。",
  "The button is lost.\n\nAnn Berg",
  "Ann Berg\n\nThe button is lost.",
  "Date: 3 May 2027\nName: Harbour fair",
  "Datum: 3. Mai 2027\nName: Hafenfest",
  "Naam: havenfeest\nDatum: 3 mei 2027",
  "Nom : fête du port\nDate : 3 mai 2027",
  "日時:2027年5月3日\n場所:港",
  "From: Leeds\nTo: York",
  "Dear customers, we close on Monday.",
  "Liebe Kunden, wir schließen am Montag.",
  "Beste klanten, wij sluiten maandag.",
  "Chers clients, nous fermons lundi.",
  "お世話になっている店が閉まる。",
  "Many thanks for the visit. The hall was full.",
  "Viele Grüße an alle stehen auf der Karte.",
  "The subject: my coat.",
  "Subject lines are too long.",
  "Betreffzeilen sind zu lang.",
  "件名が長い。",
  "Received 14 complaints in May.",
  "Subject: My coat",
])("mails: a text that is none stays: %j", (text) => {
  expect(dropMailFrame(text)).toBe(text);
});

/** How an idea is ranked beside an item of feedback. */
async function rank(title: string, text: string): Promise<string> {
  const evidence = [item("feature_idea", title, "It helps."), item("user_feedback", "Post", text)];
  const subject = { type: "initiative", id: "1", title: "Harbour" } as const;
  const { items } = await answerByRules(prioritization, {
    subject,
    text: "",
    evidence,
    options: {},
  });
  return items[0]?.rationale ?? "";
}

test.each([
  ["Group booking", "Dear group booking team,\n\nThe gate was shut.\n\nRegards\nAnn"],
  ["Group booking", "Hi Tam,\n\nThe gate was shut.\n\nKind regards\nAnn Berg\nGroup Booking Ltd"],
  ["Ladesäule Hafen", "Moin Frau Lee,\n\nDas Tor war zu.\n\nViele Grüße\nKai\nLadesäule Hafen KG"],
  ["Kassa haven", "Beste Ann,\n\nDe poort was dicht.\n\nGroeten\nLoes\nKassa Haven"],
  ["Caisse centrale", "Bonjour Luc,\n\nLe quai est plein.\n\nCordialement,\nAnne\nCaisse Centrale"],
  ["予約画面", "予約画面御中\n\n門が閉まっていた。\nよろしくお願いします。\n西村"],
])("mails: advisors quote no greeting and no signature as evidence: %s, %j", async (...mail) => {
  expect(await rank(...mail)).not.toContain("Post");
});

test.each([
  ["Group booking", "Dear group booking, you are slow.", "Dear group booking"],
  ["Group booking", "The gate was shut.\n\nGroup booking is missed", "Group booking"],
  ["Group booking", "Hi Tam,\n\nWe miss group booking.\n\nRegards\nAnn", "We miss group booking."],
  ["Group booking", "Regards to the group booking team.\nIt works.", "Regards to the group"],
  ["Ladesäule Hafen", "Liebe Ladesäule im Hafen, du fehlst uns.", "Liebe Ladesäule"],
  ["Ladesäule Hafen", "Viele Grüße von der Ladesäule am Hafen!", "Viele Grüße"],
  ["Kassa haven", "Beste kassa van de haven, helaas dicht.", "Beste kassa"],
  ["Kassa haven", "Beste Ann,\n\nDe kassa in de haven is dicht.\n\nGroeten\nLoes", "De kassa in"],
  ["Caisse centrale", "Chère caisse centrale : trop lente.", "caisse centrale"],
  ["Caisse centrale", "Cordialement reçus à la caisse centrale.", "Cordialement reçus"],
  ["予約画面", "予約画面が遅い。\n西村", "予約画面が遅い。"],
])("mails: what only looks like their frame is evidence: %s, %j", async (title, text, said) => {
  expect(await rank(title, text)).toContain(said);
});

test.each([
  ['A button "All sent?"', "Stand-up, 3 May 2026"],
  ["Ein Knopf „Alles geschickt?“", "Jour fixe, 30.11.2026"],
  ["Een knop ‘Alles verstuurd?’", "Overleg, 30 november"],
  ["Un bouton « Tout envoyé ? »", "Réunion du 30 novembre"],
  ["ボタン「全部送った？」", "朝会"],
])("origins: quoted words at the end of a sentence have no speaker: %s", (text, origin) => {
  expect(dropOrigin(`${text}\n\n— ${origin}`)).toBe(text);
});

test.each([
  '"I wait at the gate"\n\n— Ann Berg',
  "„Ich warte am Tor“\n\n— Ann Berg",
  "Ann: “I wait at the gate every day.”\n\n— Ann Berg, Leeds",
  "« J'attends à la porte »\n\n— Anne Berg",
])("origins: a quotation keeps its speaker: %j", (text) => {
  expect(dropOrigin(text)).toBe(text);
});

const FROM_ANN = "From: Ann\nSent: 9 Nov\nTo: Bo\nSubject: FW: gate\n\nSee below.\n\n";
test.each([
  [
    `${FROM_ANN}-----Original Message-----\nFrom: Eve\nSent: 8 Nov\nTo: us\nSubject: gate\n\nDear all,\n\nThe gate was shut.\n\nRegards\nEve`,
    "The gate was shut.\n\nSee below.",
  ],
  [
    "Von: Ann\nBetreff: WG: Tor\n\nSiehe unten.\n\n________________\nVon: Eva\nGesendet: 8. Nov.\nAn: uns\nBetreff: Tor\n\nDas Tor war zu.",
    "Das Tor war zu.\n\nSiehe unten.",
  ],
  [
    "Zie hieronder.\n\n---------- Doorgestuurd bericht ----------\nVan: Eva\nVerzonden: 8 nov\nOnderwerp: poort\n\nDe poort was dicht.",
    "De poort was dicht.\n\nZie hieronder.",
  ],
  [
    "Voir ci-dessous.\n\n---------- Message transféré ----------\nDe : Ève\nEnvoyé : 8 nov.\nObjet : porte\n\nLa porte était fermée.",
    "La porte était fermée.\n\nVoir ci-dessous.",
  ],
  [
    "下をご覧ください。\n\n-----転送-----\n差出人：西\n宛先：林\n件名：門\n\n門が閉まっていた。",
    "門が閉まっていた。\n\n下をご覧ください。",
  ],
  [
    "Subject: RE: gate\n\nWe mend it.\n\nFrom: Eve\nSent: 8 Nov\nSubject: gate\n\nThe gate was shut.",
    "We mend it.\n\nThe gate was shut.",
  ],
])("mail: the head of a mail that is sent on is no text: %j", (mail, text) => {
  expect(dropMailFrame(mail, "gate Tor poort porte 門")).toBe(text);
});

test.each([
  "The route:\nFrom: Leeds\nTo: York\nDate: 3 May",
  "We print these fields.\n\nSubject: the room\nBody: the text",
  "It rained.\n-----\nWe stayed.",
])("mail: labels below a text stay: %j", (text) => expect(dropMailFrame(text)).toBe(text));
