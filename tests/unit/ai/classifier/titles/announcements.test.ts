import { expect, test } from "vitest";
import { dropAnnouncement, isEmptyBefore } from "@/lib/ai/classifier/titles/announcements";
import { shorten } from "@/lib/ai/classifier/titles/make-title";
import { byRules } from "@/tests/support/classified";

test.each([
  ["Then we have a problem. Replacing 640 batteries costs 9,600 euros", "Replacing 640 batteries"],
  ["Dann haben wir ein Problem. 640 Akkus tauschen kostet 9.600 Euro", "640 Akkus tauschen"],
  ["Dan hebben we een probleem. 640 batterijen vervangen kost 9.600 euro", "640 batterijen"],
  ["Alors on a un problème. Remplacer 640 piles coûte 9 600 euros", "Remplacer 640 piles"],
  ["では問題があります。電池640本の交換に約96万円かかります", "電池640本の交換"],
  ["The maker has answered: batch 26-03 is faulty", "Batch 26-03 is faulty"],
  ["Der Lieferant (Sensotek) hat geantwortet: Charge 26-03 ist fehlerhaft", "Charge 26-03"],
  ["De leverancier heeft geantwoord: partij 26-03 is defect", "Partij 26-03 is defect"],
  ["Le fabricant a répondu : le lot 26-03 est défectueux", "Le lot 26-03 est défectueux"],
  ["メーカーから返事がきました:ロット26-03は不良で、交換するとのこと", "ロット26-03は不良"],
])("titles: a sentence that announces the next one names nothing: %s", (text, title) => {
  expect(shorten(text, "general_note").startsWith(title)).toBe(true);
});

test.each([
  "Then we stop the pilot. 3 shops are left",
  "Dann bleibt der Hafen im Winter offen. 640 Boote liegen dort",
  "So we cancel the trip to Bremen. 12 guests were told",
  "Dus de haven blijft open in de winter. 640 boten liggen daar",
  "Donc le port reste ouvert en hiver. 640 bateaux y sont",
  "では港は冬も開けておきます。640隻が残ります",
  "Nobody has answered: the line was busy all day",
  "Half of the users have replied: they want the map",
  "Keiner hat geantwortet: die Leitung war belegt",
  "The supplier Koad has replied: we cannot deliver before May.",
  "Der Lieferant Koad hat geantwortet: wir können nicht vor Mai liefern.",
  "The bank wrote: no loan before May",
])("titles: a sentence that says something stays: %s", (text) => {
  const [first = ""] = text.split(/[.。:] ?/, 1);
  expect(isEmptyBefore(text.split(/(?<=[.。:]) ?/))).toBe(false);
  expect(dropAnnouncement(text).startsWith(first)).toBe(true);
});

test("titles: a goal that others wrote keeps their name", () => {
  const text = "Tolino has replied: we want the export by May";
  expect(byRules(text).goals).toMatchObject([{ title: text }]);
});

test.each([
  "Mrs Okafor would like a text once the berth is free. She does not look at the map every day.",
  "Frau Okafor hätte gern eine SMS, sobald der Platz frei ist. Sie schaut nicht jeden Tag auf die Karte.",
  "Mme Okafor voudrait un SMS dès que la place est libre. Elle ne regarde pas la carte tous les jours.",
])("titles: a sentence about a person who is named before gives way to that one: %s", (text) => {
  expect(/^(?:she|sie|elle) /i.test(shorten(text, "user_feedback"))).toBe(false);
});
