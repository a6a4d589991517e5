import { expect, test } from "vitest";
import { carryChoices } from "@/app/components/context/carry-choices";

const [none, out, risk] = [{}, { isLeftOut: true }, { label: "risk" as const }];

test.each([
  ["a line before them", ["A", "B", "C"], ["New", "A", "B", "C"], [none, none, out, risk]],
  ["a line between them", ["A", "B", "C"], ["A", "B", "New", "C"], [none, out, none, risk]],
  ["a removed line", ["A", "B", "C"], ["B", "C"], [out, risk]],
  ["an edited line", ["A", "B", "C"], ["A", "B!", "C"], [none, out, risk]],
  ["another list of the same length", ["A", "B", "C"], ["X", "Y", "Z"], [none, none, none]],
  ["another list", ["A", "B", "C"], ["X"], [none]],
  ["a line after equal ones", ["A", "A", "A"], ["A", "A", "A", "New"], [none, out, risk, none]],
  ["an edit of one of several equal lines", ["A", "A", "A"], ["A", "A!", "A"], [none, out, risk]],
  ["a longer edit", ["A", "It rains.", "C"], ["A", "In March it rains.", "C"], [none, out, risk]],
  [
    "a line pasted over another",
    ["A", "It rains.", "C"],
    ["A", "Few reply.", "C"],
    [none, none, risk],
  ],
  ["an emptied text", ["A", "B", "C"], [], []],
])("choices for a pasted list: %s", (_, before, after, expected) => {
  expect(carryChoices([none, out, risk], before, after)).toEqual(expected);
});

test("choices for a pasted list: an only item keeps them when it is edited, and not when another is pasted over it", () => {
  expect(carryChoices([out], ["Rain"], ["Rain in May"])).toEqual([out]);
  expect(carryChoices([out], ["Rain in May"], ["May"])).toEqual([out]);
  expect(carryChoices([out], ["It rains often."], ["We lack people."])).toEqual([none]);
  expect(carryChoices([], [], ["We lack people."])).toEqual([none]);
});
