import { expect, test } from "vitest";
import { isNestedTooDeeply } from "@/lib/markdown/nesting";

test.each([
  "* ".repeat(101),
  `Text\n\n   ${"- ".repeat(101)}\n\nMore`,
  `${"*".repeat(101)}\r\nText`,
  `${"- ".repeat(100)}x`,
])("nesting: a divider is none: %j", (markdown) => {
  expect(isNestedTooDeeply(markdown)).toBe(false);
});

test.each([
  `${"* ".repeat(101)}x`,
  `${"* - ".repeat(51)}\n`,
  `> ${"- ".repeat(101)}x`,
  ">".repeat(101),
  "+ ".repeat(101),
  `${"- ".repeat(101)}\u2028x`,
  `${"- ".repeat(101)}\n${"- ".repeat(101)}x`,
])("nesting: marks before words are counted: %j", (markdown) => {
  expect(isNestedTooDeeply(markdown)).toBe(true);
});

test("nesting: a line of 500,000 marks takes no quadratic time", () => {
  expect(isNestedTooDeeply(`${"-  ".repeat(500_000)}x`)).toBe(true);
});
