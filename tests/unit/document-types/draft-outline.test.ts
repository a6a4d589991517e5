import { expect, test } from "vitest";
import { BUILT_IN_TYPES, draftOutline } from "@/lib/document-types/built-in-types";
import { readHeadings } from "@/lib/markdown/outline";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";

test("draft outline: gives the instructions, then each section with its purpose in italics", () => {
  expect(draftOutline("user_story", "Write for *crews*.\n\n- short\n- plain")).toBe(
    `## Instructions

Write for *crews*.

- short
- plain

## Story

_Write it in one sentence: as a role, I want an ability, so that I get a benefit._

## Context

_Tell when the need arises and how the person copes today._

## Acceptance criteria

_List the cases as given, when, then, so that each can be passed or failed._

## Edge cases and errors

_Say what happens with missing, wrong or extreme input, and without a connection._

## Not in this story

_Name what a reader could take for part of the story and is not._

## Notes for design and engineering

_Add the designs, interfaces and limits that the builders have to know._
`,
  );
});

test.each(["", " ", "\n\t \r\n", "\u00a0"])(
  "draft outline: blank instructions %j are left out",
  (blank) => {
    expect(draftOutline("epic", blank)).toMatch(/^## Outcome\n\n_/);
  },
);

test.each(["  indented", "last line end\n", "a\r\nb\r\n\r\n", "🚀 $& \\ _x_", "## Own heading"])(
  "draft outline: the instructions %j are kept verbatim",
  (instructions) => {
    const start = `## Instructions\n\n${instructions}\n\n## Summary\n`;
    expect(draftOutline("prd", instructions).startsWith(start)).toBe(true);
  },
);

test.each(DOCUMENT_TYPES)(
  "draft outline: the draft of %s has the sections of its outline",
  (type) => {
    const headings = readHeadings(draftOutline(type, "Be brief."));
    const sections = BUILT_IN_TYPES[type].outline.map(({ heading }) => heading);
    expect(headings.map(({ title }) => title)).toEqual(["Instructions", ...sections]);
    expect(new Set(headings.map(({ level }) => level))).toEqual(new Set([2]));
  },
);
