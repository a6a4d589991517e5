import { expect, test } from "vitest";
import { makeConverter } from "@/lib/editor/converter";

test("converter: a text that is nested too deeply is refused, and the base stays", () => {
  const converter = makeConverter();
  const deep = `${"> ".repeat(9000)}x`;
  const doc = converter.open("*One* &amp; two\n");
  expect(converter.open(deep)).toBeUndefined();
  expect(() => converter.settle(deep)).not.toThrow();
  expect(converter.write(doc)).toBe("*One* &amp; two\n");
});
