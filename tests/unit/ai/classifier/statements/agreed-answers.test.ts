import { expect, test } from "vitest";
import { shorten } from "@/lib/ai/classifier/titles/make-title";
import { byRules } from "@/tests/support/classified";

test.each([
  [
    "Open question: who pays for lost cards?\nAgreed: the marina pays.",
    "Who pays for lost cards?\nThe marina pays.",
  ],
  [
    "Offene Frage: Wer zahlt verlorene Karten?\nAbgesprochen: der Hafen.",
    "Wer zahlt verlorene Karten?\nDer Hafen.",
  ],
  [
    "Open vraag: wie betaalt verloren pasjes?\nAfgesproken: de haven.",
    "Wie betaalt verloren pasjes?\nDe haven.",
  ],
  [
    "Question ouverte : qui paie les cartes perdues ?\nConvenu : le port.",
    "Qui paie les cartes perdues ?\nLe port.",
  ],
])(
  "classifier: a question and what was agreed directly below it are one decision: %j",
  (text, content) => {
    const title = content.replace("\n", " ");
    expect(byRules(text).proposals).toMatchObject([{ label: "decision", title, content }]);
  },
);

test("classifier: an agreement leaves the customer who asked", () => {
  const text =
    "Talked to Klimaat Noord today.\nThey want monthly bills, can we do that?\nAgreed: from May.";
  const contents = byRules(text).proposals.map(({ content }) => content);
  expect(contents.join("\n")).toContain("Klimaat Noord");
});

test("classifier: a speaker is not put into the title of the agreement", () => {
  const { proposals } = byRules("Tom: Who pays for lost keys?\nAgreed: the landlord pays.");
  expect(proposals).toMatchObject([{ label: "decision", title: "The landlord pays" }]);
});

test("classifier: an agreement in a list of open questions settles the one above it", () => {
  const text =
    "# Minutes\n\n## Open questions\n- Who pays for lost cards?\n- Agreed: the marina pays.\n- Who answers calls at night?";
  expect(byRules(text).proposals).toMatchObject([
    { label: "decision", title: "Who pays for lost cards? The marina pays." },
    { label: "general_note", title: "Open questions: Who answers calls at night?" },
  ]);
});

test.each([
  "Open question: who pays for lost cards?\n\nAgreed: the pilot starts in May.",
  "Open question: who pays for lost cards?\nDecision: the pilot starts in May.",
  "The marinas lose many cards.\nAgreed: the pilot starts in May.",
  "Guests say the shower is cold every morning. Why was this never fixed?\nAgreed: the pilot starts in May.",
  "Risk: what if the supplier fails?\nAgreed: the pilot starts in May.",
  "Idea: could the app read plates?\nAgreed: the pilot starts in May.",
  "Who pays for lost keys?\n\n- Agreed: the pilot starts in May.",
])("classifier: a decision below something else stands for itself: %j", (text) => {
  const { proposals } = byRules(text);
  expect(proposals.map(({ content }) => content)).toContain("The pilot starts in May.");
});

test.each([
  "ok so we cannot show live stock in the slot picker?",
  "So we go with the second offer?",
  "Wir nehmen also die Karten?",
])("classifier: a question is no decision: %s", (text) => {
  expect(byRules(`Notes\n\n- ${text}\n- The map is slow`).proposals[0]?.label).not.toBe("decision");
});

test.each(["Tom: agreed", "Ann Lee: afgesproken"])(
  "classifier: an agreement without its statement is left out: %s",
  (text) => {
    expect(byRules(text).proposals).toMatchObject([{ keep: false }]);
  },
);

test.each([
  "Wir haben beschlossen, dass die Bäckerei in Gera ab dem 3. Mai erst um sieben Uhr öffnet",
  "We hebben afgesproken dat de winkel in Gent vanaf 3 mei pas om zeven uur opengaat",
])("classifier: a clause with its verb at the end keeps its beginning: %s", (said) => {
  expect(shorten(`${said}.`, "decision")).toBe(said);
});

test.each([
  "Frau Olt sagte am Telefon, dass die Werkstatt am Freitag wegen der Messe in Halle zubleibt",
  "Der Prüfer hat uns gefragt, ob die Protokolle der letzten drei Jahre im Archiv in Bremen liegen",
  "De monteur vertelde aan de telefoon, dat de pomp in Gent elke nacht om drie uur stilvalt en piept",
  "Il a dit ce matin au téléphone, que la pompe de Lille s'arrête toutes les nuits à trois heures",
  "The pump has to be replaced before winter, otherwise the whole building in Hull stays cold",
])("classifier: a title does not end before the clause that has the content: %s", (said) => {
  expect(shorten(`${said}.`, "risk")).toBe(said);
});

test("classifier: a title ends with a whole clause, if one ends within its bound", () => {
  const clause =
    "The crane at the north pier and the two small ones next to the warehouse stopped again on Friday night";
  expect(shorten(`${clause}, the operator told us when he came in.`, "risk")).toBe(clause);
});
