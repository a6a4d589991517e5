import { expect, test } from "vitest";
import { isTickedBefore, listTickedLines } from "@/lib/text/task-boxes";

test("ticked lines: begin with a list mark and a ticked box, on any level", () => {
  const text = "- [x] one\n  * [X] two\n- [ ] open\n- done [x]\n1. [x] numbered";
  expect(listTickedLines(text)).toEqual(["- [x] one", "  * [X] two"]);
});

test("ticked box: only the one directly before the offset counts", () => {
  const text = "1. [x] done\n2. [ ] open";
  expect(isTickedBefore(text, text.indexOf("done"))).toBe(true);
  expect(isTickedBefore(text, text.indexOf("open"))).toBe(false);
});
