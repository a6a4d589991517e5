import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import { item } from "../builtin/pieces";

const REASON = "10 November: a wrong answer would be our fault.";
const rank = (idea: string, decision: string, text = REASON) =>
  applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Answers" },
    text: "",
    evidence: [
      item("feature_idea", idea, "It answers common questions."),
      item("feature_idea", "Dark mode", "A dark screen at night."),
      item("decision", decision, text),
    ],
    options: {},
  });

test.each([
  ["Chatbot for common questions", "No chatbot"],
  ["Chatbot für Standardfragen", "Kein Chatbot"],
  ["Chatbot voor veelgestelde vragen", "Geen chatbot."],
  ["Chatbot pour les questions courantes", "Pas de chatbot"],
  ["Price lock", "No price lock"],
])("prioritization: leave out %s, which a decision turns down", (idea, decision) => {
  const { items, summary } = rank(idea, decision);
  expect(items.map(({ title }) => title)).toEqual(["Dark mode"]);
  const name = decision.replace(/[.]$/, "");
  expect(summary).toContain(`Left out: “${idea}”, because “${name}`);
});

test.each([
  ["Ads by country", "In: slots.\n\nOut: ads by country, a marketplace. Only three asked."],
  ["Ads by country", "Out: a marketplace and ads by country"],
  ["Länderwerbung", "Nicht dabei: Länderwerbung."],
  ["国別広告", "対象外：国別広告、市場。"],
])("prioritization: leave out %s, which a decision names as out: %j", (idea, text) => {
  const { items, summary } = rank(idea, "Scope for April", text);
  expect(items.map(({ title }) => title)).toEqual(["Dark mode"]);
  expect(summary).toContain("because “Scope for April” is decided");
});

test.each([
  ["Ads by country", "Out: ads by country and city"],
  ["Ads by country", "In: ads by country."],
  ["Ads by country", "We sell out ads by country."],
])("prioritization: rank %s, which a decision does not name as out: %j", (idea, text) => {
  expect(rank(idea, "Scope for April", text).items).toHaveLength(2);
});

test.each([
  ["Fee calculator", "No fee"],
  ["Paper-free check-in", "No paper"],
  ["Training in the app", "No training"],
  ["More printing", "No more printing"],
  ["Chatbot for common questions", "No login for the chatbot"],
  ["Chatbot for common questions", "Chatbot"],
  ["Paper forms", "No more paper forms at the desk"],
  ["Notes on visits", "No"],
])("prioritization: rank %s, which “%s” does not turn down", (idea, decision) => {
  expect(rank(idea, decision).items).toHaveLength(2);
});

test.each([
  "No chatbot for now. We decide again in June.",
  "Superseded on 3 March: we build the chatbot.",
  "No chatbot in the first year.",
])("prioritization: rank an idea that is turned down for a time only: %s", (text) => {
  expect(rank("Chatbot for common questions", "No chatbot", text).items).toHaveLength(2);
});

const order = (...ideas: string[]) =>
  applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Answers" },
    text: "",
    evidence: ideas.map((text, at) => item("feature_idea", `Idea ${at}`, text)),
    options: {},
  });

test.each([
  "Lens gets salty. Not for the first version.",
  "nice to have. everybody has it on the wall",
  "Maybe later?? Lens gets salty.",
  "Vielleicht später. Die Linse wird salzig.",
  "Misschien later. De lens wordt zout.",
  "Peut-être plus tard. Pas dans la première version.",
  "レンズが汚れる。あれば便利。",
  "Nice to have; not for the pilot, because lenses get salty.",
  "Wäre schön, aber nicht im Pilotprojekt.",
  "Zou mooi zijn, maar niet voor de eerste versie. Eerst de kade.",
  "Un plus. Pas pour le pilote, car la lentille se salit.",
  "レンズが汚れる。試行では入れない。",
])("prioritization: an idea that leaves itself for later comes last: %s", (text) => {
  const { items, summary } = order(text, "A dark screen.");
  expect(items.map(({ title }) => title)).toEqual(["Idea 1", "Idea 0"]);
  expect(items[1]?.rationale).toContain("It leaves itself for later: “");
  expect(summary).toContain("leaves for later come last");
});

test.each([
  "Customers say that maybe later they pay.",
  "The later date is shown, maybe.",
  "It would be nice to have a photo.",
  "Vielleicht später liefern lassen.",
  "Misschien later betalen.",
  "Peut-être plus tard dans la journée, un SMS.",
])("prioritization: an idea about a later time is left where it is: %s", (text) => {
  expect(order(text, "A dark screen.").sequence).toEqual([]);
});

test.each([
  "A buzz. Ann and Bo both asked. Cem too I think.",
  "A buzz. Ann Lee, Bo and Cem have asked for it.",
  "Ein Summen. Ann und Bo haben beide danach gefragt.",
  "Een zoem. Ann en Bo vroegen hier allebei om.",
  "Un bourdon. Ann et Bo l'ont tous les deux demandé.",
  "振動する。田中さんからの要望。",
])("prioritization: names and a verb say who asked: %s", (text) => {
  const { items } = order("A dark screen.", text);
  expect(items[0]?.title).toBe("Idea 1");
  expect(items[0]?.rationale).toMatch(/Its own text says: “(?:Ann|田中)/);
});

test.each([
  "A buzz. Nobody asked.",
  "A buzz. The app asked for it twice.",
  "A buzz. Ann asked how it works.",
  "A buzz. Who asked for this?",
  "A buzz. Ann and Bo asked Cem.",
  "Ein Summen. Niemand hat danach gefragt.",
  "Un bourdon. Personne l'a demandé.",
])("prioritization: other words ask for nothing: %s", (text) => {
  expect(order("A dark screen.", text).items[1]?.rationale).not.toContain("Its own text says");
});
