import { describe, expect, it } from "vitest";
import { OUTLINES } from "@/lib/ai/document-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";

const all = Object.entries(OUTLINES);

it("has one outline for each built-in type and no other", () => {
  expect(Object.keys(OUTLINES).sort()).toEqual([...DOCUMENT_TYPES].sort());
  expect(Object.isFrozen(OUTLINES)).toBe(true);
});

it("says of every section something of its own", () => {
  const purposes = all.flatMap(([, outline]) => outline.map(({ purpose }) => purpose));
  expect(purposes.filter((purpose, index) => purposes.indexOf(purpose) !== index)).toEqual([]);
});

describe.each(all)("the outline of %s", (_type, outline) => {
  it("has 5 to 9 sections with unique headings", () => {
    expect(outline.length).toBeGreaterThanOrEqual(5);
    expect(outline.length).toBeLessThanOrEqual(9);
    const headings = outline.map(({ heading }) => heading.toLowerCase());
    expect(new Set(headings).size).toBe(outline.length);
    expect(headings).not.toContain("instructions"); // the heading of a draft's own first section
  });

  it("has plain headings, and purposes of one sentence that need no escaping in Markdown", () => {
    for (const { heading, purpose } of outline) {
      expect(heading).toMatch(/^[A-Z][A-Za-z -]{2,39}$/);
      expect(purpose).toMatch(/^[A-Z][^.!?*_`<>[\]\n\\]{30,119}\.$/);
    }
  });
});
