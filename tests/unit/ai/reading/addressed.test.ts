import { expect, test } from "vitest";
import { dropOpening, dropQuestionsToPersons } from "@/lib/ai/reading/origin";
import { draftByRules } from "@/lib/ai/rules-thread";
import { briefFor, item } from "../builtin/pieces";

test.each([
  ["We take the Pro licence. @Jens can you order it by Friday?", "We take the Pro licence."],
  ["We take it. @Marta_B, could you ask? It costs €190.", "We take it. It costs €190."],
  ["Wir nehmen die Lizenz. @Jens, bestellst du sie?", "Wir nehmen die Lizenz."],
  ["We nemen de licentie. @Jan kun je die bestellen?", "We nemen de licentie."],
  ["Nous prenons la licence. @Luc peux-tu la commander ?", "Nous prenons la licence."],
  ["ライセンスを買う。@田中さん注文できますか？", "ライセンスを買う。"],
  ["@Jens can you order it?\nWe take the licence.", "We take the licence."],
])("origins: a question to a person is left out: %s", (text, said) => {
  expect(dropQuestionsToPersons(text)).toBe(said);
});

test.each([
  "@Jens can you order it by Friday?",
  "We take it. @Tom orders it by Friday.",
  "Mail a@firm.example about it? Nobody does.",
  "Do crews use @mentions in chats?",
  "We take it. Can Jens order it?",
  "Wir nehmen sie. @Jens bestellt sie.",
  "Schreiben an @kiosk: wer liest das?",
  "We nemen die. @Jan bestelt die.",
  "Nous la prenons. @Luc la commande.",
  "買う。@田中さんが注文する。",
  "The field @id is unique.",
  "Price: 5 @ €3. Is it fair?",
])("origins: other sentences stay: %s", (text) => {
  expect(dropQuestionsToPersons(text)).toBe(text);
});

test.each([
  ["yes: Monday is the worst", "Monday is the worst"],
  ["Ja: montags ist es schlimm", "Montags ist es schlimm"],
  ["oui: le lundi est pire", "Le lundi est pire"],
  ["Yes, we will", "Yes, we will"],
  ["No: we will not", "No: we will not"],
  ["Yesterday: it rained", "Yesterday: it rained"],
  ["Said yes: nine of eleven", "Said yes: nine of eleven"],
  ["Ja, das geht", "Ja, das geht"],
  ["Jas: het is koud", "Jas: het is koud"],
])("origins: an answer without its yes: %s", (text, said) => {
  expect(dropOpening(text)).toBe(said);
});

test("built-in drafts: neither a question to a person nor the yes of an answer is quoted", async () => {
  const decision = item("decision", "We take Pro", "We take Pro. @Jens can you order it?");
  const answer = item("market_research", "Yes: Mon 21%, Tue 12", "yes: Mon 21%, Tue 12");
  const text = await draftByRules(briefFor("prd", [decision, answer]));
  expect(text).toContain("We take Pro.");
  expect(text).toContain("Mon 21%, Tue 12");
  expect(text).not.toMatch(/Jens|Yes/i);
});
