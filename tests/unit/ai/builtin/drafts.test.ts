import { expect, test } from "vitest";
import { builtinEngine } from "@/lib/ai/choose-engine";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { readHeadings } from "@/lib/markdown/outline";
import { DRAFTS, makeBrief } from "@/tests/support/sample-drafts";

test("built-in drafts: the samples have every document type", () => {
  expect(DRAFTS.map(([type]) => type)).toEqual(Object.keys(BUILT_IN_TYPES));
});

test.each(DRAFTS)(
  "built-in drafts: every statement of a %s has evidence",
  async (type, initiative, title) => {
    const brief = makeBrief(type, initiative, title);
    const { markdown: draft, spent } = await builtinEngine.draft(brief);
    const grounding = await groundDraft(draft, brief);
    expect(spent).toBeNull();
    expect(grounding.statements).toBeGreaterThan(3);
    expect(grounding.grounded).toBe(grounding.statements);
    expect(grounding.removedReferences).toBe(0);
    expect(draft).toMatch(
      new RegExp(`^> Assembled without AI from ${grounding.cited.size} sources\\.`),
    );
    expect(readHeadings(draft).map(({ title }) => title)).toEqual(
      BUILT_IN_TYPES[type].outline.map(({ heading }) => heading),
    );
  },
);

test.each(DRAFTS)(
  "built-in drafts: nothing occurs twice in a %s",
  async (type, initiative, title) => {
    const { markdown } = await builtinEngine.draft(makeBrief(type, initiative, title));
    const lines = markdown.split("\n").filter((line) => /^(?:- |\| \*\*)/.test(line));
    const sentences = lines.map((line) => line.replace(/^[-| ]+(?:\*\*.*?\*\*)?/, ""));
    expect(new Set(sentences).size).toBe(lines.length);
  },
);
