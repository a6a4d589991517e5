import { describe, expect, test } from "vitest";
import { findKinds } from "@/lib/ai/reading/section-kinds";
import { findLeftForLater, findWish } from "@/lib/ai/reading/sentences/put-off";
import { splitPlainSentences } from "@/lib/text/plain-sentences";

describe("ideas put off: in their own words", () => {
  test.each([
    "A map of the stalls. Not for the pilot.",
    "A map of the stalls. Not in the pilot, because the hall has no signal.",
    "A map of the stalls. Nice to have; not for the pilot, since the hall changes.",
    "Stallholders like it. Would be nice, but not for the first version.",
    "Later. First the payments.",
    "Not in the first version. The second version has it.",
    "Not now, but maybe later.",
    "Maybe later, the hall is too small.",
    "A map? Maybe later on.",
    "A map of the stalls. Fun, but not now. First the payments.",
    "Not this year; the budget is spent.",
    "Ein Plan der Stände. Nicht für den Piloten, weil die Halle wechselt.",
    "Ein Plan der Stände. Wäre schön, aber nicht in der ersten Ausbaustufe.",
    "Vielleicht später mal.",
    "Ein Plan der Stände. Schöne Idee, aber jetzt nicht.",
    "Erst später. Zuerst die Zahlung.",
    "Nice to have; nicht im Pilotprojekt.",
    "Een kaart van de kramen. Zou leuk zijn, maar niet voor de proef.",
    "Een kaart van de kramen. Misschien later eens.",
    "Leuk om te hebben. Niet nu.",
    "Een kaart van de kramen. Niet in de pilot, omdat de hal wisselt.",
    "Later misschien. Eerst de betaling.",
    "Un plan des stands. Pas pour le pilote, car la halle change.",
    "Un plan des stands. Ce serait bien, mais pas pour la première version.",
    "Plus tard, peut-être.",
    "Pas maintenant. D'abord le paiement.",
    "Bonne idée, mais pas cette année.",
    "屋台の地図。今回は入れない。",
    "屋台の地図。あれば便利だが、試行では不要。",
    "屋台の地図。最初の版ではやらない。会場が変わるため。",
    "屋台の地図。後日検討する。",
    "屋台の地図。後回しでよい。",
  ])("%s", (text) => {
    expect(findLeftForLater(splitPlainSentences(text))).toBeDefined();
  });

  test.each([
    "Not in the pilot: the printer and the fax.",
    "Not for the pilots of the ferry, for the guests.",
    "Remind gardeners to water. Not in the winter.",
    "Not for the first time, two vans came to one house.",
    "When does the mail go out? Later.",
    "Later, the driver can change the slot.",
    "Later in the day, a message asks for a rating.",
    "Not now and then, but after each visit.",
    "The dialog shows two buttons. “Maybe later” closes it.",
    "Maybe later closes the dialog.",
    "Guests pay now or later.",
    "It would be nice to have a photo.",
    "Nice, the guests said, but not warm.",
    "A map of the stalls. Maybe later, guests can share it.",
    "It works in the shop, but not in the pilot vans.",
    "Useful in the first version of the form too.",
    "Nicht im Startmenü, sondern auf der Seite.",
    "Nicht in der Pilotphase kündbar.",
    "Später zahlen ohne Zinsen.",
    "Werbung zeigen. Nicht beim Start.",
    "Vielleicht später liefern lassen.",
    "Gute Idee von Frau Kern. Sie hat 40 Stände.",
    "Niet voor de proef op de som, voor de klant.",
    "Later betalen zonder rente.",
    "Nu niet te vinden: de knop staat onderaan.",
    "Betalen per maand. Niet tijdens de proefperiode.",
    "Pas dans le pilote automatique.",
    "Plus tard dans la journée, un SMS.",
    "Pas à pas, le visiteur avance.",
    "Au plus tard le 3 mai.",
    "後でよいものは、隠しておく。",
    "後で読む機能を作る。",
    "将来の予約を表示する。",
    "今回の注文を表示する。",
    "あれば便利な地図を出す。",
    "Nicht in der ersten Runde. Erst die zweite Bestellung bekommt Rabatt.",
    "Niet in de eerste ronde. Pas bij de tweede bestelling een korting.",
    "Nicht zum Start. Erst die zweite Bestellung bekommt Rabatt.",
    "Pas pour le lancement. Le plat sort après.",
    "初回は不要。二回目から会員証を読む。",
    "Not in the pilot. We moved it in on 3 May; it is now required.",
    "Not for now, but from 22:00.",
    "Guests pay. Later.",
    "後で考える。注文を保存して続きから選べる。",
  ])("but not %s", (text) => {
    expect(findLeftForLater(splitPlainSentences(text))).toBeUndefined();
  });

  test.each([
    "Nice to have; Mr Okoro asked.",
    "Nur Nice-to-have, sagt Frau Kern.",
    "Leuk om te hebben.",
    "A map. A nice to have.",
    "屋台の地図。あると助かる。",
  ])("a mere wish: %s", (text) => {
    expect(findWish(splitPlainSentences(text))).toBeDefined();
  });

  test.each([
    "It would be nice to have a photo.",
    "Nice to have the map on paper, say guests.",
    "Leuk om te hebben bij regen: een dak.",
    "あれば便利な地図を出す。",
  ])("no mere wish: %s", (text) => {
    expect(findWish(splitPlainSentences(text))).toBeUndefined();
  });
});

test.each([
  "Not in the pilot",
  "Not for the first version",
  "What is not in the pilot phase",
  "3. Outside the pilot",
  "Nicht im Pilotprojekt",
  "Außerhalb der Pilotphase",
  "Was nicht in der ersten Stufe ist",
  "Buiten de proef",
  "Niet in de pilot",
  "Wat buiten de eerste fase valt",
  "Pas dans le pilote",
  "Hors de la phase pilote",
  "En dehors de l’expérimentation",
  "試行に含まないもの",
  "今回はやらないこと",
])("headings: what is below is left out: %s", (heading) => {
  expect([...findKinds(heading).keys()]).toEqual(["left_out"]);
});

test.each([
  "Outside the season",
  "Outside opening hours",
  "Outside of London",
  "Beyond the figures",
  "Not in Leeds",
  "Pilot",
  "In the pilot",
  "After the pilot",
  "Not in the pilot vans yet",
  "Außerhalb der Saison",
  "Nicht im Haus",
  "Nach dem Piloten",
  "Buiten het seizoen",
  "Buitendienst",
  "Buiten kantooruren",
  "De proef",
  "Hors saison",
  "Hors de Lyon",
  "Phase pilote",
  "試行の日程",
  "営業時間外",
])("headings: nothing is left out: %s", (heading) => {
  expect(findKinds(heading).has("left_out")).toBe(false);
});
