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

test.each([
  ["We spreken af: eerst een proef in Roden.", "decision", "Eerst een proef in Roden."],
  ["Wir halten fest: zuerst ein Versuch in Weil.", "decision", "Zuerst ein Versuch in Weil."],
  ["Mijn zorg: ouders zonder smartphone.", "risk", "Ouders zonder smartphone."],
  ["Meine Sorge: Eltern ohne Handy.", "risk", "Eltern ohne Handy."],
])("classifier: what a speaker announces has its label: %s", (text, label, content) => {
  expect(list(text)).toEqual([[label, content]]);
});

test("classifier: care is no worry", () => {
  expect(list("Zorg: de wijkzuster krijgt een tablet.")[0]?.[0]).not.toBe("risk");
});
