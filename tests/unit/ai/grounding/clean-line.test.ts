import { expect, test } from "vitest";
import { cleanLine } from "@/lib/ai/grounding/clean-line";

/** Too long for the name of a reference. */
const LONG = "a".repeat(70);

const clean = (line: string) =>
  cleanLine(line, {
    numberReference: () => undefined,
    isAllowedAddress: () => false,
    onRemoved: () => {},
  });

test.each([
  ["[[^zz]^1]", "[\\^1]"],
  [`[^[^${LONG}] [^${LONG}`, `[\\^[\\^${LONG}] [^${LONG}`],
  ["[^] [^ a] [^b", "[^] [^ a] [^b"],
])("a line: marks that could read as a reference are escaped: %s", (line, cleaned) => {
  expect(clean(line)).toBe(cleaned);
});

test.each(["[^", "[^a"])("a line: half a million characters of %s", (part) => {
  const line = part.repeat(500_000 / part.length);
  expect(clean(line)).toBe(line);
});
