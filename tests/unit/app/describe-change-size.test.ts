import { expect, test } from "vitest";
import { describeChangeSize } from "@/app/w/[workspace]/documents/[id]/history/describe-change-size";

const describe = (changed: number, added: number, removed: number) =>
  describeChangeSize({ changed, added, removed });

test("describe change size: it counts lines, and names only what happened", () => {
  expect(describe(1, 0, 0)).toBe("1 line changed");
  expect(describe(2, 0, 1)).toBe("2 lines changed, 1 removed");
  expect(describe(1, 1200, 3)).toBe("1 line changed, 1,200 added, 3 removed");
  expect(describe(0, 2, 0)).toBe("2 lines added");
  expect(describe(0, 0, 0)).toBe("");
});
