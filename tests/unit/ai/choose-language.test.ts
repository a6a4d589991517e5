import { expect, test } from "vitest";
import { chooseLanguage } from "@/lib/ai/choose-language";
import { sampleEvidence } from "@/tests/support/sample-evidence";
import { FOREIGN, foreignEvidence } from "./builtin/foreign-workspaces";
import { initiative, item, upload } from "./builtin/pieces";

test.each(FOREIGN)("language of a draft: is that of its evidence (%s)", (language) => {
  expect(chooseLanguage(foreignEvidence(language))).toBe(language);
});

test("language of a draft: is English in an English workspace, and without evidence", () => {
  expect(chooseLanguage(sampleEvidence("Arrival", "prd"))).toBe("en");
  expect(chooseLanguage([])).toBe("en");
});

test("language of a draft: is English if no other language has two thirds of the text", () => {
  const german = foreignEvidence("de");
  const english = sampleEvidence("Arrival", "prd").slice(0, 12);
  expect(chooseLanguage([...german, ...english])).toBe("en");
  expect(chooseLanguage([...german, ...english.slice(0, 1)])).toBe("de");
  expect(chooseLanguage([...german, ...foreignEvidence("nl")])).toBe("en");
});

test("language of a draft: needs more than a name or a sentence", () => {
  expect(chooseLanguage([initiative("Launch for Van der Berg")])).toBe("en");
  expect(chooseLanguage([initiative("Wir bauen eine Seite für die Kunden.")])).toBe("en");
});

test("language of a draft: is read from the beginning of a piece, which counts whole", () => {
  const german = "Die Räder sind am Wochenende immer schon weg und wir müssen lange warten. ";
  const english = "We lend the bikes to our members on weekends, and they are not back in time. ";
  const mixed = item("company_info", "Räder", german.repeat(30) + english.repeat(100));
  expect(chooseLanguage([mixed])).toBe("de");
  const long = item("company_info", "Räder", german.repeat(200));
  const short = item("company_info", "Bikes", english.repeat(40));
  expect(chooseLanguage([long, short])).toBe("de");
});

test("language of a draft: is English for languages that the rules do not read", () => {
  const text = "Los administradores informan de las averías por teléfono y los vecinos esperan. ";
  const spanish = item("company_info", "Averías", text.repeat(5));
  expect(chooseLanguage([spanish])).toBe("en");
  expect(chooseLanguage([spanish, ...foreignEvidence("fr").slice(0, 3)])).toBe("en");
});

test("language of a draft: is the team's, in whatever language customers and suppliers write", () => {
  const own = initiative("We lend the bikes to our members on weekends. ".repeat(6));
  const german =
    "Die Räder sind am Wochenende immer schon weg und wir müssen lange warten. ".repeat(20);
  expect(chooseLanguage([own, item("user_feedback", "Interview", german)])).toBe("en");
  expect(chooseLanguage([own, upload("Angebot.pdf", german)])).toBe("en");
  expect(chooseLanguage([item("user_feedback", "Interview", german)])).toBe("de");
});

test("language of a draft: is the initiative's own, in a workspace in another language", () => {
  const french = foreignEvidence("fr");
  const german = foreignEvidence("de").map((piece) => ({ ...piece, scope: "workspace" as const }));
  expect(chooseLanguage([...french, ...german, ...german])).toBe("fr");
  expect(chooseLanguage([...french.slice(0, 6), ...german])).toBe("fr");
  expect(chooseLanguage([initiative("Lancement à Nantes"), ...german])).toBe("de");
  expect(chooseLanguage(german)).toBe("de");
});

test.each([
  [
    "de",
    "Die Lampe zeigt den Weg einer Gruppe. Verleih ab 1. März 2027.",
    ["Preis", "Am 3. Mai entschieden: Die Lampe kostet 7 € je Abend, weil Vereine so planen."],
    ["Prüfung kommt spät", "Niemand arbeitet daran."],
    ["Lieferant", "Er war zweimal zu spät, seit Juni bestellen wir bei zweien."],
    ["Nachtlicht", "Nachts leuchtet die Lampe nur schwach. 14 Vereine wünschen es."],
  ],
  [
    "nl",
    "De lamp wijst de weg. Verhuur vanaf 1 maart 2027, nog zonder borg.",
    ["Prijs", "Op 3 mei besloten: de lamp kost € 7 per avond, want clubs plannen zo."],
    ["Keuring komt laat", "Niemand werkt eraan."],
    ["Leverancier", "Hij was twee keer te laat, nu bestellen we bij twee."],
    ["Nachtlicht", "In de nacht geeft de lamp geen fel licht. 14 clubs vragen erom."],
  ],
  [
    "fr",
    "La lampe montre le chemin. Location dès le 1er mars 2027, sans caution au début.",
    ["Prix", "Décidé le 3 mai : la lampe coûte 7 € par soir, car nos clubs prévoient ainsi."],
    ["Contrôle tardif", "Personne ne s'en occupe."],
    ["Fournisseur", "Deux retards cette année, donc nous commandons chez deux autres."],
    ["Veilleuse", "La nuit, la lampe donne une lumière faible. 14 clubs la demandent."],
  ],
] as const)(
  "language of a draft: a few short items are enough (%s)",
  (language, opening, ...items) => {
    const pieces = items.map(([title = "", text = ""]) => item("decision", title, text));
    expect(chooseLanguage([initiative(opening), ...pieces])).toBe(language);
  },
);

test.each([
  ["Lamp loans from our cellar. Start 4 May.", "Gasthof zur Post", "Haus im Wald", "Van der Berg"],
  ["Lamps for clubs at night.", "Zu den Linden: 40 lamps", "Café Aus Zeit: 20 lamps", "Een huis"],
  [
    "Loans by phone.",
    "Price: nur 7 € (flyer text)",
    "Kann Lampen GmbH delivers in May",
    "Chez Nos Amis",
  ],
  [
    "Lamp loans. Start 4 May.",
    "Decided: £7 an evening.",
    "Cellar gets damp.",
    "Customers book in an app.",
  ],
  ["Night mode. Faster search. Pricing tiers.", "Une Lampe SARL", "Par Avion Ltd", "Hotel Aan Zee"],
])("language of a draft: names in other languages leave it English: %s", (opening, ...texts) => {
  const pieces = texts.map((text) => item("decision", text.slice(0, 12), text));
  expect(chooseLanguage([initiative(opening), ...pieces])).toBe("en");
  const long = pieces.map((piece) => ({
    ...piece,
    text: `${piece.text} Clubs pay for it, and we send the bill.`,
  }));
  expect(chooseLanguage([initiative(opening), ...long])).toBe("en");
});
