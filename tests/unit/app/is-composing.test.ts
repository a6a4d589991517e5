import { expect, test } from "vitest";
import { isComposing } from "@/app/shared/is-composing";

test.each([
  ["the Enter that ends a composition in Safari", { isComposing: false, keyCode: 229 }, true],
  ["the Enter that ends one elsewhere", { isComposing: true, keyCode: 229 }, true],
  ["another Enter", { isComposing: false, keyCode: 13 }, false],
])("input methods: %s", (_, key, expected) => {
  const nativeEvent = Object.assign(new Event("keydown"), key);
  expect(isComposing({ nativeEvent })).toBe(expected);
});
