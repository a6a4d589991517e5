import { expect, test } from "vitest";
import { isTickedBefore, listTickedLines } from "@/lib/markdown/ticked-lines";

test("ticked lines: begin with a list mark and a ticked box, on any level", () => {
  const ticked = ["- [x] one", "  * [X] two", "1. [x] three", "> - [x] four", "- 2)\t[x] five"];
  expect(listTickedLines(ticked.join("\r\n"))).toEqual(ticked);
  const others = [
    "- [ ] open",
    "- done [x]",
    "- [x](address)",
    "> [x] quoted",
    "[x] plain",
    "-[x] a",
  ];
  expect(listTickedLines(others.join("\n"))).toEqual([]);
});

test("ticked box: only the one directly before the offset counts", () => {
  const text = "1. [x] done\n2. [ ] open\n3. [x] a [x] late";
  expect(isTickedBefore(text, text.indexOf("done"))).toBe(true);
  expect(isTickedBefore(text, text.indexOf("open"))).toBe(false);
  expect(isTickedBefore(text, text.indexOf("late"))).toBe(false);
});
