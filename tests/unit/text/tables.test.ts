import { expect, test } from "vitest";
import { formatTable } from "@/lib/text/tables";

test("table: has a rule between its head and its rows", () => {
  expect(formatTable(["Tool", "Set"], [["search", "read"]])).toBe(
    "| Tool | Set |\n| --- | --- |\n| search | read |",
  );
});
