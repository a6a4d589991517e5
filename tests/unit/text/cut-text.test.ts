import { expect, test } from "vitest";
import { cutText, dropUnfinished } from "@/lib/text/cut-text";

test("cut text: is never longer than asked for", () => {
  expect([-1, 0, 1, 2, 3].map((max) => cutText("abc", max))).toEqual(["", "", "…", "a…", "abc"]);
  expect(cutText("a b", 0)).toBe("");
});

test("unfinished sentence: a text without letters stays empty", () => {
  expect(dropUnfinished("")).toBe("");
  expect(dropUnfinished("One. Tw")).toBe("One.");
  expect(dropUnfinished("One two")).toBe("One…");
});
