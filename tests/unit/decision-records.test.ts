import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const records = readdirSync(FOLDER)
  .filter((name) => /^\d{3}-/.test(name) && !name.startsWith("000"))
  .sort();
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");

const HEAD =
  /^# (\d{3}) (.+)\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (proposed|accepted|rejected|superseded)\b/;
const PARTS = ["\n\n**Context.** ", "\n\n**Decision.**", "\n\n**Consequences.** "];

test.each(records)("decision records: %s has the parts of the template, in order", (name) => {
  const text = read(name);
  expect(text).toMatch(HEAD);
  const places = PARTS.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("decision records: numbers are used once, and the index lists each with its title and status", () => {
  const numbers = records.map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
  const rows = read("README.md")
    .split("\n")
    .filter((line) => line.startsWith("| ["))
    .map((line) => line.slice(0, line.lastIndexOf(" | ")));
  const expected = records.map((name) => {
    const [, number, title, status] = HEAD.exec(read(name)) ?? [];
    return `| [${number}](${name}) | ${title} | ${status}`;
  });
  expect(rows).toEqual(expected);
});
