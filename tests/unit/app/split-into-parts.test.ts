import { expect, test } from "vitest";
import {
  MAX_CHARACTERS,
  splitIntoParts,
} from "@/app/w/[workspace]/initiatives/[id]/classify/split-into-parts";
import { blob } from "@/lib/schemas/classify";

test("split into parts: a text that fits is one part", () => {
  expect(splitIntoParts("One\n\nTwo")).toEqual(["One\n\nTwo"]);
  expect(splitIntoParts("")).toEqual([""]);
});

test("split into parts: a part ends after a paragraph, else after a line, else after a word", () => {
  expect(splitIntoParts("One two\n\nThree\nfour five", 16)).toEqual([
    "One two\n\n",
    "Three\nfour five",
  ]);
  expect(splitIntoParts("One two\nThree four", 12)).toEqual(["One two\n", "Three four"]);
  expect(splitIntoParts("One two three four", 12)).toEqual(["One two ", "three four"]);
});

test("split into parts: a text without ends is cut between characters, and nothing is lost", () => {
  const text = `a${"🙂".repeat(20)}`;
  const parts = splitIntoParts(text, 10);
  expect(parts.join("")).toBe(text);
  expect(parts.every((part) => part.isWellFormed() && part.length <= 10)).toBe(true);
});

test("split into parts: each part can be classified", () => {
  const parts = splitIntoParts("The van of crew twelve waits in Utrecht.\n".repeat(5000));
  expect(parts).toHaveLength(5);
  expect(parts.every((part) => blob.safeParse(part).success)).toBe(true);
  expect(blob.safeParse("x".repeat(MAX_CHARACTERS + 1)).success).toBe(false);
});
