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
