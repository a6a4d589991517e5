import { expect, test } from "vitest";
import { namesNumber } from "@/lib/text/number-words";

test.each([
  ["zeven fietsen", true],
  ["Bitte gib acht auf die Sprache.", false],
  ["Nous avons un vélo neuf.", false],
])("number words: a word with another meaning is none: %s", (text, expected) => {
  expect(namesNumber(text)).toBe(expected);
});
