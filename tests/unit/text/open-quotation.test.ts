import { expect, test } from "vitest";
import { findOpenQuotation, isSpoken } from "@/lib/text/open-quotation";

test.each([
  ['She said: "we ', true],
  ["She said: “we ", true],
  ["She said: “no”, and we ", false],
  ["Er sagte: „wir ", true],
  ["Das „Boot“ ist ", false],
  ["Il dit : « on ", true],
  ["Er sagte: »wir ", true],
  ["Das »Boot« ist ", false],
  ["Il dit : « on attend », et ", false],
  ["on attend », et ", false],
  ["彼は「まだ", true],
  ["「まだ」と言ったが", false],
])("quotations: a position in quotation marks is spoken: %s", (before, expected) => {
  expect(isSpoken(`${before}x`, before.length)).toBe(expected);
});

test.each([
  ['She said: "we wait', '"'],
  ["Sie sagte: „wir warten", "“"],
  ["She said: “we wait", "”"],
  ["Elle a dit : « on attend", " »"],
  ["Elle a dit : «on attend", "»"],
  ['The pipe has 2" and the hose 3', undefined],
  ["Er nannte es »fertig« und ging", undefined],
  ["(»Wir warten", "«"],
])("quotations: the mark that would close one is found: %s", (text, mark) => {
  expect(findOpenQuotation(text)).toBe(mark);
});

test.each([
  ["“ „zu“", "”"],
  ['“ "whole" ', "”"],
  ["» « » ", undefined],
  ["„zu” „zu“ «", "»"],
])("quotations: one without an end hides no other: %s", (text, mark) => {
  expect(findOpenQuotation(text)).toBe(mark);
});

test("quotations: half a million marks without an end", () => {
  for (const mark of ["“", "„", "«", "»", "「", "»x ", "「あ"])
    expect(() => findOpenQuotation(mark.repeat(500_000))).not.toThrow();
});
