import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import { findPeople } from "@/lib/ai/advisors/shared/find-people";
import { item } from "../builtin-pieces";

const find = (...texts: string[]) => [
  ...findPeople(texts.map((text) => item("general_note", "", text))),
];

test.each([
  ["Marcus suggested voice notes.", ["marcus"]],
  ["It was late, but Dana Whitlock says it is fine.", ["dana", "whitlock"]],
  ["Asked for by Nora Hansen.", ["nora", "hansen"]],
  ["Mrs Oakley has two dogs.", ["oakley"]],
  ["It may rain. Owner: Marcus Oyelaran.", ["marcus", "oyelaran"]],
  ["Petra sagt, dass die Zettel falsch sind.", ["petra"]],
  ["Gewünscht von Petra Sommer.", ["petra", "sommer"]],
  ["Frau Brandes ruft an.", ["brandes"]],
  ["Marloes vindt de lijst te lang.", ["marloes"]],
  ["Gevraagd door Sander Visser.", ["sander", "visser"]],
  ["Solène propose un rappel.", ["solène"]],
  ["Demandée par Théo Blanchet.", ["théo", "blanchet"]],
])("people: those who speak, ask or own: %s", (text, names) => {
  expect(find(text)).toEqual(names);
});

test.each([
  ["Excel says the file is broken.", "Export to a file in Excel."],
  ["Dispatch asked for it.", "The dispatch is slow."],
  ["Crews said so.", "Some crews wait."],
  ["Kunden sagen nichts.", ""],
  ["Werkstatt meint, es geht.", "Die Werkstatt ist voll."],
  ["Die Zentrale sagt nein.", ""],
  ["De winkel vindt het goed.", ""],
  ["Le Magasin pense que oui.", ""],
  ["The Board thinks about it.", ""],
  ["Mark the place.", ""],
  ["May asked.", "We may ask."],
  ["The report from Kassel.", ""],
  ["Der Vorschlag von Kunden.", "Unsere Kunden warten."],
  ["Owner: Operations.", ""],
  ["Export: it hopes for the best.", ""],
  ["Datev Import", "Vorschlag: den Import prüfen."],
  ["Photos of the goalmouths.", ""],
  ["The Portal of Marston told nobody.", ""],
  ["客が言う。", ""],
])("people: not %s %s", (...texts) => {
  expect(find(...texts)).toEqual([]);
});

test("people: those who decided something", () => {
  const text = "12 November 2026, Dana Whitlock and Marcus Oyelaran. We show colours.";
  expect([...findPeople([item("decision", "Colours", text)])]).toEqual([
    "dana",
    "whitlock",
    "marcus",
    "oyelaran",
  ]);
});

test("prioritization: the name of a person is no word that an idea shares", () => {
  const notes = item("feature_idea", "Marcus could add voice notes", "Typing is hopeless.");
  const light = item("feature_idea", "Traffic light", "Clubs see a light for each pitch.");
  const said = item("user_feedback", "Call", "Marcus said that the light was late again.");
  const { items } = applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Pitches" },
    text: "",
    evidence: [notes, light, said],
    options: {},
  });
  expect(items.map(({ title }) => title)).toEqual(["Traffic light", notes.title]);
  expect(items[1]?.rationale).toMatch(/^No item of feedback/);
});
