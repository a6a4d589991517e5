import { expect, test } from "vitest";
import { cutClauses } from "@/lib/ai/classifier/titles/clauses";
import { byRules } from "@/tests/support/classified";

const readTitle = (text: string) => byRules(text).proposals[0]?.title;

test.each([
  ["en", "We agreed on 9 November to open the gate at six.", "Open the gate at six"],
  ["en", "The board has decided that the gate opens at six.", "The gate opens at six"],
  ["en, day", "We decided on Friday to open the gate at six.", "Open the gate at six"],
  ["en, now", "Good. Then we decide: the gate opens at six.", "The gate opens at six"],
  ["de, day", "Wir haben am Freitag beschlossen, das Tor zu öffnen.", "Das Tor zu öffnen"],
  ["nl, day", "We hebben op vrijdag besloten om de poort te openen.", "De poort te openen"],
  [
    "fr, day",
    "Nous avons décidé vendredi d'ouvrir le portail à six heures.",
    "Ouvrir le portail à six heures",
  ],
  ["de", "Wir haben am 9. November beschlossen, das Tor zu öffnen.", "Das Tor zu öffnen"],
  ["nl", "We hebben besloten om de poort te openen.", "De poort te openen"],
  ["fr", "Nous avons décidé d'ouvrir le portail à six heures.", "Ouvrir le portail à six heures"],
  ["ja", "来月から二階で始めることにした。", "来月から二階で始める"],
])("classifier: a decision's title has only the decision (%s)", (_, text, title) => {
  expect(byRules(text).proposals).toMatchObject([{ label: "decision", title }]);
});

test.each([
  ["who decided", "The customer agreed to pay from May, and so we decided it."],
  ["a refusal", "We have not decided to open the gate."],
  ["a decision that says nothing else", "We agreed to it."],
])("classifier: a decision's title keeps %s", (_, text) => {
  expect(readTitle(`DECISION: ${text}`)).toContain(text.split(",")[0]?.replace(/\.$/, ""));
});

test("classifier: a customer's name has neither the kind of the notes nor an article", () => {
  const heading = "# Protokoll vom Gespräch mit der Tierklinik Lindenhof, 6. November 2026";
  expect(readTitle(`${heading}\n\n- Wir brauchen einen Kalender`)).toMatch(
    /^Tierklinik Lindenhof: /,
  );
});

test.each([
  ["Betriebsrat: keine Auswertung je Verkäuferin!", "compliance_requirements"],
  ["Works council: no GPS tracking of drivers", "compliance_requirements"],
  ["Legal: wants to see the contract first", "compliance_requirements"],
  ["Customers: complain about the waiting time", "user_feedback"],
  ["Users: mostly drivers without a PC", "target_users"],
  ["Company: 40 people, two sites", "company_info"],
])("classifier: a tag that says whom it concerns stays: %s", (content, label) => {
  expect(byRules(`Notes\n\n- ${content}\n- Target users: drivers`).proposals).toMatchObject([
    { label, title: content, content },
    { label: "target_users", content: "Drivers" },
  ]);
});

test("classifier: a title drops a tag that names a label, and no other", () => {
  expect(
    readTitle("Call with Klimaat Noord\n\n- wants: one button\n- No GPS\n- One depot\n- Two vans"),
  ).toBe("Klimaat Noord: One button");
  expect(readTitle("GDPR: numbers must be gone after 90 days")).toContain("GDPR: numbers");
  expect(readTitle("Pilot numbers: 19,800 visits of 231 technicians")).toContain("Pilot numbers:");
});

test.each([
  ["Goal for Q1: from 38% to under 20%", "From 38% to under 20%", "Q1"],
  ["Ziel bis Ende März: vier statt 6 Leute am Telefon", "Vier statt 6 Leute", "Ende März"],
  ["Objectif pour Vierzac : 50 échanges", "50 échanges", null],
])("classifier: a goal's title has no name for goals: %s", (text, title, timeframe) => {
  expect(byRules(text).goals).toMatchObject([{ title: expect.stringContaining(title), timeframe }]);
  expect(byRules(text).goals[0]?.title).not.toMatch(/goal|ziel|objectif/i);
});

test("classifier: a table's row becomes a goal without the names of its columns", () => {
  const sheet = "Metric\tNow\tTarget\tBy\nNobody at home\t11%\t< 5%\tJune 2027";
  expect(byRules(`Pilot\n\n${sheet}`).goals).toMatchObject([
    { title: "Nobody at home: < 5%", baseline: "11%", key_result: "< 5%", timeframe: "June 2027" },
  ]);
});

test.each([
  ["Price page to compare: https://crewgrid.example/pricing", "Price page to compare"],
  ["[Tide table](https://tides.example/2027)", "Tide table"],
  ["See https://tides.example/2027/", "tides.example/2027"],
  ["See https://tides.example/2027 for the study.", "tides.example/2027 for the study"],
  ["The tide study is at https://tides.example/2027.pdf", "The tide study"],
  ["Figma: https://figma.example/abc – latest designs of the dashboard", "Figma"],
  ["Figma: https://figma.example/abc (latest designs)", "Figma"],
  ["Nobody knows where it is at https://maps.example/slopes", "Nobody knows where it is at"],
  [
    "https://pump.example/p7.pdf page 12 for the wiring",
    "pump.example/p7.pdf page 12 for the wiring",
  ],
  ["https://pump.example/p7.pdf – S. 12", "pump.example/p7.pdf"],
  ["https://pump.example/p7.pdf zie pagina 12", "pump.example/p7.pdf zie pagina 12"],
  ["https://pump.example/p7.pdf pour le câblage", "pump.example/p7.pdf pour le câblage"],
  ["[24/11/2026, 18:35:22] Ida: https://pump.example/p7.pdf p. 12", "pump.example/p7.pdf p. 12"],
])("classifier: a link is called by its name, else by its address: %s", (text, title) => {
  expect(byRules(text).proposals).toMatchObject([{ label: "external_link", title }]);
});

test.each([
  "Import broken: https://desk.example/12 – customers cannot upload files with more than 20 columns",
  "https://desk.example/12 page 3 fails for customers with more than 20 columns",
  "https://desk.example/12 is down since Monday",
  "See https://desk.example/12, customers cannot upload files with more than 20 columns.",
  "See https://desk.example/12 for customers cannot export more than 20 columns",
  "Klacht: https://desk.example/12 – export breekt af",
  "GDPR: https://eu.example – photos must be deleted",
  "Umfrage: https://s.example – 14 von 20 Kunden blieben",
])("classifier: a statement with an address in it is no link: %s", (text) => {
  expect(byRules(text).proposals[0]?.label).not.toBe("external_link");
});

test("classifier: below a tag, lines that are only links are links", () => {
  const text = "Idea: https://maps.example/slopes\n\nRisk: the map at https://maps.example is old";
  expect(byRules(text).proposals).toMatchObject([
    { label: "external_link", title: "maps.example/slopes" },
    { label: "risk" },
  ]);
});

test("classifier: a title is the sentence of a speaker that says something", () => {
  const text = "# Interview\n\n[00:07:00] Lieke: Great. Let's speak again next Tuesday at nine.";
  expect(readTitle(text)).toBe("Let's speak again next Tuesday at nine");
});

test("classifier: a short first line takes no column along", () => {
  const rows = "not called yet\tBike Totaal\tAssen\nit rattles on every road\tVelo\tGent";
  const sheet = `Feedback\tShop\tPlace\n${rows}\nthe battery is flat\tRad & Tat\tKleve`;
  expect(readTitle(`Export\n\n${sheet}`)).toBe("Bike Totaal: Not called yet");
});

test("classifier: a long sentence ends at its last comma that fits", () => {
  const said =
    "When you ring me at three in the night, I want to hear one sentence, in plain words that everybody on shift reads";
  expect(readTitle(said)).toContain(
    "When you ring me at three in the night, I want to hear one sentence",
  );
  expect(readTitle(said)).not.toContain("plain words");
});

test("classifier: a title is not cut within brackets", () => {
  expect(
    readTitle(
      "We agreed to close the pier (asked by two: Ida, from the north side, and Bo) in May",
    ),
  ).toContain("and Bo) in May");
});

test("classifier: a topic is named unless the title has it as a whole word", () => {
  const text = "Weekly\n\nDE\nWenn der Kran im März ausfällt, verlieren wir die ganze Saison";
  expect(readTitle(text)).toMatch(/^DE: Wenn der Kran/);
});

test.each([
  ["Six euro a month is fine with me. Not per message, because I cannot plan that.", "Six euro"],
  ["It would be great if the desk could see the list. He asked for that twice.", "It would be"],
])("classifier: a title does not begin with a sentence that refers back: %s", (text, beginning) => {
  expect(readTitle(`# Interview with Joosten Elektro\n\n${text}`)).toContain(beginning);
});

test.each([
  ["ouch. 9% is what it was before the reminders", "9% is what it was before the reminders"],
  [
    "Hi all, btw, the drivers call the office twice a day",
    "The drivers call the office twice a day",
  ],
  [
    "Two more things. The diary hides who has a pram. It takes three clicks.",
    "The diary hides who has a pram",
  ],
])("classifier: a title has no words that only open a message: %s", (text, title) => {
  expect(readTitle(text)).toBe(title);
});

test("classifier: a title is no sentence that refers back", () => {
  const text =
    "Tom: a senior nurse can only swap with another one. Otherwise we have nights without anybody who can give controlled drugs.";
  expect(readTitle(text)).toBe("Tom: a senior nurse can only swap with another one");
});

test.each([
  ["yes, I would rather have that than the API", "Ann: Can we export to CSV?"],
  [
    "The export to CSV comes in the second release",
    "Bob: The export to CSV comes in the second release",
  ],
])(
  "classifier: the title of a question has its answer %j if that says the matter",
  (answer, title) => {
    expect(readTitle(`Ann: Can we export to CSV?\nBob: ${answer}`)).toBe(title);
  },
);

test("classifier: a title is no sentence about a thing that another one names", () => {
  const text =
    "Please don't make it like Rotageek. Last year we had it, and every swap took nine clicks, so people went back to paper.";
  expect(readTitle(text)).toBe("Please don't make it like Rotageek");
});

test.each([
  [
    "Customers change the plate until 20 minutes before departure. After that only the ramp can do it.",
    "Customers change the plate until 20 minutes before departure",
  ],
  [
    "Liv Berg: fine by me, contract must be signed before 1 December or the price goes up 15%",
    "Liv Berg: fine by me, contract must be signed before 1 December or the price goes up 15%",
  ],
])("classifier: a title says the matter: %s", (text, title) => {
  expect(readTitle(text)).toBe(title);
});

test.each([
  [
    "Wir erinnern die Kunden per SMS an ihren Termin, und wer absagt, zahlt die Hälfte und bekommt den nächsten freien Platz.",
    "Wir erinnern die Kunden per SMS an ihren Termin",
  ],
  [
    "The desk calls all parents on the day before, and whoever is late, waits for the next round of the van.",
    "The desk calls all parents on the day before",
  ],
  [
    "We bellen alle ouders een dag van tevoren, en wie te laat is, wacht op de volgende ronde van de bus.",
    "We bellen alle ouders een dag van tevoren",
  ],
])("classifier: a title ends before a clause that it would leave unfinished: %s", (text, title) => {
  expect(readTitle(text)).toBe(title);
});

test.each(["nicht", "nichts"])(
  "classifier: a title keeps the denial after a comma: %s",
  (denial) => {
    const text = `Die neue Preisliste gilt ab dem ersten Februar für alle Kunden im Norden und im Süden, ${denial} ändert sich für Schulen`;
    expect(cutClauses(text)).toContain(denial);
  },
);
