import { expect, test } from "vitest";
import { describeLeft, describeMore, describeStep } from "@/app/components/context/describe-paste";

test("describe paste: the items of the next save are counted, also a single one", () => {
  expect(describeMore(37)).toMatch(/The other 37 stay here to be saved next\.$/);
  expect(describeMore(1)).toMatch(/The other one stays here to be saved next\.$/);
});

test("describe paste: after a save, and after items that were passed over", () => {
  expect(describeLeft(100, 37)).toBe(
    "100 context items added, 37 left: look through them, then save them too.",
  );
  expect(describeLeft(1, 1)).toBe(
    "1 context item added, 1 left: look through it, then save it too.",
  );
  expect(describeLeft(0, 2)).toBe("2 left: look through them, then save them too.");
});

test("describe paste: with none of its items chosen, a save goes on to the next ones, if there are any", () => {
  expect(describeStep(1, 37)).toBe("Save 1 item");
  expect(describeStep(0, 37)).toBe("Go on without these");
  expect(describeStep(0, 0)).toBeUndefined();
});
