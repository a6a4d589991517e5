import { expect, test } from "vitest";
import { readChoice } from "@/app/w/[workspace]/documents/[id]/history/history-choice";

test.each([
  ["nothing: the newest and the one before", {}, { from: 6, to: 7 }],
  ["two versions", { from: "2", to: "5" }, { from: 2, to: 5 }],
  ["the later one first: they are turned round", { from: "5", to: "2" }, { from: 2, to: 5 }],
  ["one alone: the one before goes with it", { to: "3" }, { from: 2, to: 3 }],
  ["all of the first one", { from: "0", to: "1" }, { from: 0, to: 1 }],
  ["several: the last one counts", { from: ["1", "4"], to: "5" }, { from: 4, to: 5 }],
  ["what no version has", { from: "-1", to: "9".repeat(400) }, { from: 6, to: 7 }],
  ["words", { from: "x", to: "1.5", view: "map", part: "0" }, { from: 6, to: 7 }],
])("history choice: an address that names %s", (_, search, expected) => {
  expect(readChoice(search, 7)).toEqual({ ...expected, view: "inline", part: 1 });
});

test("history choice: an address names the view and the part", () => {
  expect(readChoice({ view: "side", part: "3" }, 1)).toEqual({
    from: 0,
    to: 1,
    view: "side",
    part: 3,
  });
});
