import { expect, test } from "vitest";
import { toPlainLine } from "@/lib/schemas/plain-line";

test("plain line: a cut keeps no half of a character", () => {
  expect(toPlainLine("a👍", 2)).toBe("a");
  expect(toPlainLine("a👍", 3)).toBe("a👍");
  expect(toPlainLine("a\ud800b", 3)).toBe("a\ufffdb");
});
