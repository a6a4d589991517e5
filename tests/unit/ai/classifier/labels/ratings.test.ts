import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const readLabels = (text: string) =>
  byRules(text).proposals.map(({ label, keep }) => (keep ? label : "noise"));

test.each([
  ["They are very friendly people.", "general_note"],
  ["They load their own vans.", "general_note"],
  ["The team leader prints the list.", "general_note"],
  ["Das sind Filialen, bei denen der Drucker fehlt.", "general_note"],
  ["De anderen wachten op de lijst.", "general_note"],
  ["Others already asked for an export.", "user_feedback"],
  ["Unser Code hat das nicht geprüft und trotzdem gedruckt.", "general_note"],
  ["Ils veulent une recherche.", "user_feedback"],
])("classifier: a statement that names no rival is not about one: %s", (text, label) => {
  expect(readLabels(text)).toEqual([label]);
});

test.each([
  "Tallyhouse has exports up to 100k rows in their starter plan",
  "Rétail+ propose déjà l'échange sur borne.",
  "Stoffnet charges 550 euros, without support.",
  "The shop across the road has opened a second counter.",
  "Their app is cheaper than ours.",
  "Der Mitbewerber aus Salzburg verlangt 49 Euro pro Monat.",
  "Others already ship this for free.",
  "The incumbent provider offers it for free.",
  "They charge less per seat.",
  "Der Marktführer bietet das gratis an.",
  "Die große Kette liefert am selben Tag.",
  "Bei denen kostet es die Hälfte.",
  "De marktleider biedt het gratis aan.",
  "Chez le leader du marché, c'est gratuit.",
  "他社は3,000円以上で送料無料",
])("classifier: a name or a comparison tells a rival: %s", (text) => {
  expect(readLabels(text)).toEqual(["key_competitors"]);
});

test.each([
  "[09:11] Sjoerd Postma: reken op 32 euro per uur, dus ruim 1.240 euro per maand",
  "[09:11] Petra Vogt: rechnet mit 32 Euro pro Stunde, also gut 1.240 Euro im Monat",
])("classifier: the writer of a message is no rival: %s", (text) => {
  expect(readLabels(text)).not.toContain("key_competitors");
});

test("classifier: amounts below a heading of costs are the company's own", () => {
  const text = "Hosting en onderhoud: 450 euro per maand.";
  expect(readLabels(`Notulen\n\n4. Budget\n${text}`)[0]).toMatch(/^(?:company_info|general_note)$/);
  const theirs = "De concurrent rekent 450 euro per maand.";
  expect(readLabels(`Notulen\n\n4. Budget\n${theirs}`)[0]).toBe("key_competitors");
});

test("classifier: a low rating gives no label", () => {
  expect(readLabels("Notes\n\n- **Schweregrad:** 2\n- One more line.")[0]).toBe("general_note");
});

test("classifier: a heading for what customers said names their words", () => {
  const text = "## Was Kunden gesagt haben\n- Möbel Anders hat nichts gemerkt.";
  expect(readLabels(text)).toEqual(["user_feedback"]);
});

test.each(["Really nice person, has two huskies.", "We lost the connection for a minute."])(
  "classifier: a few words that are most likely small talk are not kept: %s",
  (text) => {
    expect(readLabels(text)).toEqual(["noise"]);
  },
);

test.each([
  "Inloggen kan alleen via hun Azure AD.",
  "This is too expensive for small shops",
  "We lost 12 customers for a minute.",
  "otherwise that's a GDPR problem",
  "They use Excel today.",
  "Ze gebruiken vandaag Excel.",
  "De app loopt vast.",
  "Die App stürzt ab.",
  "Les chauffeurs appellent le bureau.",
  "毎朝リストを印刷する。",
])("classifier: a restriction, a figure, a judgement or a fact is kept: %s", (text) => {
  expect(readLabels(text)).not.toContain("noise");
});

test.each([
  "[09:22] Luis: https://tallyhouse.example/pricing",
  "09:22 https://tallyhouse.example/pricing",
  "Luis (09:22): https://tallyhouse.example/pricing",
])("classifier: a bare address is a link, also after a time: %s", (text) => {
  expect(readLabels(text)).toEqual(["external_link"]);
});

test.each([
  "test entry please ignore",
  "Call back on Monday",
  "n/a",
  "asdf",
  "k. A.",
  "Bitte zurückrufen",
  "特になし",
  "Small talk, he retires in June",
  "Geplauder, er zieht um",
  "Koetjes en kalfjes.",
  "politesses, il part à la retraite en juin",
  "雑談、6月に退職",
])("classifier: a line that says nothing is not kept, whatever names its kind: %s", (said) => {
  expect(readLabels(`## Comments\n- Love it!\n- ${said}`)).toEqual(["user_feedback", "noise"]);
  const rows = ["The list is too slow for us", "The map is wrong in Kiel", said];
  const sheet = rows.map((row, at) => `Acme ${at}\t${row}\t${at}`).join("\n");
  expect(readLabels(`Customer\tComment\tDay\n${sheet}`).at(-1)).toBe("noise");
});

test.each([
  "None of our drivers uses it",
  "Call back on Monday fails for every second customer",
  "Nothing works offline",
  "Small talk in the chat distracts our agents.",
])("classifier: what begins like a line that says nothing may say something: %s", (said) => {
  expect(readLabels(`## Comments\n- Love it!\n- ${said}`)).toEqual([
    "user_feedback",
    "user_feedback",
  ]);
});

test("classifier: lines of a timeline are notes unless a label is certain", () => {
  const text =
    "## Ablauf\n07:42 Erste Meldung aus dem Lager Kassel\n07:50 Jan prüft die Druckwarteschlange\n08:10 We decided to stop all printing until noon\n09:15 Alle Etiketten neu gedruckt";
  expect(readLabels(text)).toEqual(["general_note", "general_note", "decision", "general_note"]);
});

test("classifier: lines of a timeline may be entries of a list", () => {
  const text =
    "## Notes\n- 07:42 First report from Kassel\n- 07:50 Jan stops the printer\n- 08:10 All labels are printed again";
  expect(readLabels(text)).toEqual(["general_note", "general_note", "general_note"]);
});

test.each([
  ["4.20 euros per label is too much for us", "user_feedback"],
  ["4.20 euro per etiket vinden klanten te duur", "user_feedback"],
  ["3.50 秒かかる", "technical_constraint"],
])("classifier: a decimal is no time of a timeline: %s", (line, label) => {
  expect(readLabels(`## Notes\n\n${line}\n\n3.10 for the office`)[0]).toBe(label);
});

test.each([
  "Competitor Lendo sends the parents a map of all stops.",
  "Competitor X sends reminders by WhatsApp.",
  "Our rival Xero charges less.",
  "Konkurrent Terminheld schickt SMS am Vortag.",
  "Onze concurrent Kasnet stuurt een sms.",
  "Notre concurrent Agendis envoie un SMS la veille.",
  "競合のA社は前日にSMSを送る。",
])("classifier: a statement that begins with a rival's name is about it: %s", (text) => {
  expect(readLabels(text)).toEqual(["key_competitors"]);
});

test.each([
  ["競合サービスからデータを移行できる機能がほしい。", "feature_idea"],
  ["競合チェックを毎月行うことに決めた。", "decision"],
  ["Competitor Import would be a great feature.", "feature_idea"],
  ["Konkurrent Lumo hat abgesagt, daher beschlossen wir, allein auszustellen.", "decision"],
])("classifier: a rival's name at the beginning is one sign among others: %s", (text, label) => {
  expect(readLabels(text)).toEqual([label]);
});

test("classifier: the English word concurrent is no rival", () => {
  expect(readLabels("Concurrent Users are limited to 50.")).not.toContain("key_competitors");
});
