import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text).proposals.map(({ label, content }) => [label, content]);

test.each([
  "Postponed: the second map, until the desk is trained.",
  "Deferred: the discount.",
  "Vertagt: die zweite Karte.",
  "Uitgesteld: de tweede kaart.",
  "Reporté : la deuxième carte.",
  "保留：2枚目の地図。",
])("classifier: what was postponed is no decision, and says so: %s", (line) => {
  const decided = "Decided: we open on Mondays.";
  expect(list(`Notes\n\n${line}\n${decided}`)).toEqual([
    ["general_note", line],
    ["decision", "We open on Mondays."],
  ]);
});

test("classifier: only the whole name of a line postpones it", () => {
  expect(list("Deferred maintenance: the boiler could fail this winter.")[0]?.[0]).toBe("risk");
});
