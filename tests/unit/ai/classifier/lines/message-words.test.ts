import { describe, expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const listLabels = (text: string) =>
  byRules(text).proposals.flatMap(({ label, keep, content }) =>
    keep ? [`${label}: ${content.replace(/\n\n.*/s, "")}`] : [],
  );

describe("chat: words as messages", () => {
  test.each([
    ["Lena Brook", "agreed", "Tom Hale", "the Carters complained about the late delivery again"],
    ["Jana Vogt", "beschlossen", "Uwe Stark", "Frau Peters beschwert sich schon wieder über Rost"],
    ["Anouk de Wit", "besloten", "Piet Smit", "mevrouw Bos belde weer, ze wil haar geld terug"],
    ["Luc Morel", "décidé", "Anne Petit", "Mme Roux a encore appelé, elle veut être remboursée"],
    ["田中 恵", "決定", "鈴木 翔", "お客様からまた電話、返金してほしいとのこと"],
  ])("%s only says %s, and what follows is no decision", (one, word, other, said) => {
    expect(listLabels(`${one}  09:33\n${word}\n\n${other}  09:52\n${said}`)).toEqual([
      `user_feedback: ${said}`,
    ]);
  });

  test("a message of a word that names a label is no heading", () => {
    const text =
      "Lena Brook  09:33\nrisk\n\nTom Hale  09:52\nthe Carters complained about the noise";
    expect(listLabels(text)).toEqual(["user_feedback: the Carters complained about the noise"]);
  });

  test("a heading within a message ends with it", () => {
    const text = `Lena Brook  09:33
Risks:
- the supplier raises prices

Tom Hale  09:52
the Carters complained about the late delivery again`;
    expect(listLabels(text)).toEqual([
      "risk: the supplier raises prices",
      "user_feedback: the Carters complained about the late delivery again",
    ]);
  });

  test("a heading above messages holds for all of them", () => {
    const text = `Minutes

Risks

Lena Brook  09:33
the supplier may raise prices in May
Tom Hale  09:52
the ferry may stop

Ideas

Lena Brook  09:55
a map of all stops
Tom Hale  09:58
a second list of stops`;
    expect(listLabels(text).map((each) => each.replace(/:.*/, ""))).toEqual([
      "risk",
      "risk",
      "feature_idea",
      "feature_idea",
    ]);
  });

  test("the title of a meeting with its time is above headings", () => {
    const text = "Team Meeting 14:00\nDecisions\nWe take the train.\nThe budget is 4,000 euros.";
    expect(listLabels(text)).toEqual([
      "decision: We take the train.",
      "decision: The budget is 4,000 euros.",
    ]);
  });
});

test("chat: a heading in capitals below a speaker is no message", () => {
  const text =
    "Ann Lee 09:12\nDecisions\nWe take the blue one for all shops.\n\nBo Day 09:14\nThe map is too slow for drivers.";
  expect(listLabels(text)[0]).toBe("decision: We take the blue one for all shops.");
});
