import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import { findPeople } from "@/lib/ai/advisors/shared/find-people";
import { item } from "../builtin/pieces";

const find = (...texts: string[]) => [
  ...findPeople(texts.map((text) => item("general_note", "", text))),
];

test.each([
  ["Marcus Oyelaran suggested voice notes.", ["marcus", "oyelaran"]],
  ["It was late, but Dana Whitlock says it is fine.", ["dana", "whitlock"]],
  ["Marcus Oyelaran wants it. Later Marcus waits.", ["marcus", "oyelaran"]],
  ["Asked for by Nora Hansen.", ["nora", "hansen"]],
  ["Mrs Oakley has two dogs.", ["oakley"]],
  ["It may rain. Owner: Marcus Oyelaran.", ["marcus", "oyelaran"]],
  ["It may rain. Risk owner: Marcus Oyelaran.", ["marcus", "oyelaran"]],
  ["Zuständigkeit: Petra Sommer", ["petra", "sommer"]],
  ["Petra Sommer möchte eine Liste.", ["petra", "sommer"]],
  ["Gewünscht von Petra Sommer.", ["petra", "sommer"]],
  ["Frau Brandes ruft an.", ["brandes"]],
  ["Marloes Visser vindt de lijst te lang.", ["marloes", "visser"]],
  ["Gevraagd door Sander Visser.", ["sander", "visser"]],
  ["Solène Blanchet propose un rappel.", ["solène", "blanchet"]],
  ["Demandée par Théo Blanchet.", ["théo", "blanchet"]],
])("people: those who speak, ask or own: %s", (text, names) => {
  expect(find(text)).toEqual(names);
});

test.each([
  "Outlook says the invitation is invalid.",
  "Stripe told us that the card expired.",
  "Vermieter sagt, dass er nichts davon weiß.",
  "Magazijn vindt het te traag.",
  "Berlin asked for it.",
  "Asked for by Finance.",
  "Gewünscht von Kunden.",
  "Yesterday Finance said no.",
  "Some Nurses thought that it is late.",
  "Die Zentrale Leipzig sagt nein.",
  "Le Magasin Central pense que oui.",
  "The Portal of Marston Bay told nobody.",
  "Owner: Operations.",
  "Import: Datev Rechnung.",
  "Export: it hopes for the best.",
])("people: not a department, a tool, a place or a customer: %s", (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ["Sales Team asked for it.", "The sales of our team fell."],
  ["Winter Sport said so.", "We sell for winter sport."],
  ["Regional Board thinks about it.", "The Regional office and the Board agree."],
])("people: not words that also stand in lower case or after an article: %s", (...texts) => {
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
  const said = item("user_feedback", "Call", "Marcus Oyelaran said that the light was late again.");
  const { items } = applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Pitches" },
    text: "",
    evidence: [notes, light, said],
    options: {},
  });
  expect(items.map(({ title }) => title)).toEqual(["Traffic light", notes.title]);
  expect(items[1]?.rationale).toMatch(/^No item of feedback/);
});

test("prioritization: the name of a tool is a word that an idea shares", () => {
  const idea = item("feature_idea", "Sync with Outlook", "Appointments appear by themselves.");
  const said = item("user_feedback", "Call", "Outlook says the invitation is invalid.");
  const { items } = applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Appointments" },
    text: "",
    evidence: [idea, said],
    options: {},
  });
  expect(items[0]?.rationale).toContain("Outlook says the invitation is invalid.");
});
