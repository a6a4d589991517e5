import { expect, test } from "vitest";
import { extractOwnWords, NOTES } from "@/lib/ai/own-words";
import { briefFor, draft, item } from "./builtin-pieces";

test("people's own words: leaves out what a draft says of itself, tables of other pieces and footnotes", () => {
  const text = [
    "> Assembled without AI from 2 pieces of this workspace. Every line says so.",
    ">",
    "> Instructions are for a model and were not carried out:",
    "",
    "## Problem",
    "",
    "> **No evidence was found for this section.** Write it here.",
    "",
    "Reports get lost.[^1]",
    "",
    "| Goal | By |",
    "| --- | --- |",
    "| **Fewer.** [^2] | May |",
    "",
    "[^1]: [Tickets](https://groundwork.example/1), user feedback",
  ].join("\n");
  expect(extractOwnWords(text).trim().split(/\n+/)).toEqual(["## Problem", "Reports get lost."]);
});

test("people's own words: keeps the quotes and tables that a person added", () => {
  const text = '> "It is gone."\n> Ferry\n\n| Day | Visits |\n| --- | --- |\n| Monday | 12 |';
  expect(extractOwnWords(text)).toBe(text);
});

test("people's own words: knows the notes of the written rules, whatever the instructions are", async () => {
  const brief = briefFor("prd", [item("risk", "Rain", "It may rain.")], {
    instructions: "Be brief.\n\nNo evidence needed.",
  });
  const text = extractOwnWords(await draft(brief));
  expect(text).not.toMatch(/^>/m);
  expect(text).toContain("## Problem");
  for (const note of Object.values(NOTES)) expect(text).not.toContain(note);
});

test("people's own words: takes a long text in short", () => {
  const text = "> [^1] | ".repeat(20_000);
  expect(extractOwnWords(`${text}\n|${text}\n[^1]: ${text}`)).toContain("> |");
});
