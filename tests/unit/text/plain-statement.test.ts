import { describe, expect, test } from "vitest";
import { dropDiscussion, isPlainStatement, states } from "@/lib/text/plain-statement";

test.each([
  "60 % of Plus customers want offline visits.",
  "Wir haben uns auf den Mai geeinigt.",
  "We hebben besloten te stoppen.",
  "Nous avons convenu du prix.",
  "顧客の40%が夜に注文する。",
])("plain statements: a fact is one: %s", (sentence) => {
  expect(isPlainStatement(sentence)).toBe(true);
});

test.each([
  "It is not true that 60 % want it.",
  "Do 60 % want it?",
  "Only if they pay less would 60 % want it.",
  "They don't want it.",
  "Keineswegs bestellen 40 % abends.",
  "Ob wir starten, entscheidet Ann.",
  "Er is niets besloten.",
  "Les clients ne paieront jamais 20 €.",
  "Rien n'est décidé.",
  "顧客の40%が夜に注文するわけではない。",
  "始めますか。",
])("plain statements: a denial, condition or question is none: %s", (sentence) => {
  expect(isPlainStatement(sentence)).toBe(false);
});

test("plain statements: a denial after the given position does not count", () => {
  const sentence = "We agreed not to sell it.";
  expect(isPlainStatement(sentence, sentence.indexOf("agreed"))).toBe(true);
});

test.each(["„Wir haben beschlossen, das zu lassen“", "»Wir haben beschlossen, das zu lassen«"])(
  "plain statements: what somebody said is none: %s",
  (quotation) => {
    expect(states(`${quotation}, sagte Ann.`, /beschlossen/)).toBe(false);
  },
);

describe("plain statements: a discussion and its outcome", () => {
  test.each([
    ["Ann wants a map.", "Decided: no map of pools.", "It starts in May."],
    ["Should we wait?", "Beschlossen: no map of pools.", "It starts in May."],
  ])("are told apart: %s", (...sentences) => {
    expect(dropDiscussion(sentences)).toEqual(["No map of pools.", "It starts in May."]);
  });

  test.each([
    ["Decided: launch in Lyon.", "Decided: Paris follows."],
    ["Ann wants a map.", "Decided: no map.", "Agreed: no list."],
    ["We keep the old price list.", "Agreed: Marco informs the suppliers."],
    ["Ann wants a map."],
    ["Price: 9 euros.", "Decided: no discount for schools."],
    ["Ann wants a map.", "Decided: no."],
    ["Ann wants a map.", "Decision: still open."],
  ])("are one text where nothing says which part is over: %s", (...sentences) => {
    expect(dropDiscussion(sentences)).toEqual(sentences);
  });

  test("keep what is no part of the discussion", () => {
    const sentences = [
      "Prices stay until June.",
      "Lena asks about Android.",
      "Decided: no Android.",
    ];
    expect(dropDiscussion(sentences)).toEqual(["Prices stay until June.", "No Android."]);
  });
});
