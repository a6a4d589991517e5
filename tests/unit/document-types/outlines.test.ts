import { describe, expect, test } from "vitest";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { type Outline, type Slot, WORDING_LABEL } from "@/lib/document-types/definition";
import { HEADING_WORDS } from "@/lib/document-types/heading-words";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";

const all = DOCUMENT_TYPES.map((type) => [type, BUILT_IN_TYPES[type].outline] as const);

test("outlines: defines each built-in type and no other", () => {
  expect(Object.keys(BUILT_IN_TYPES).sort()).toEqual([...DOCUMENT_TYPES].sort());
  expect(Object.isFrozen(BUILT_IN_TYPES)).toBe(true);
});

test.each(["purpose", "good"] as const)("outlines: gives every section its own %s", (field) => {
  const texts = all.flatMap(([, outline]) => outline.map((section) => section[field]));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

/** Lists the labels of a slot that no section is the home of. */
function listHomeless(outline: Outline, slot: Slot): readonly string[] {
  const homes = new Set<string>([WORDING_LABEL, ...outline.flatMap(({ labels }) => labels ?? [])]);
  const wanted = slot.kind === "upload" ? ["upload"] : slot.satisfiesLabels;
  return wanted.filter((label) => !homes.has(label));
}

test("outlines: have the words of headings in lower case", () => {
  for (const { kind, words } of HEADING_WORDS)
    for (const word of words)
      expect(word, kind).toMatch(/^(?:(?:\. )?\p{Ll}[\p{Ll}' -]+\.?|[\p{Lo}ー]{2,}[\p{Lo}ー]*)$/u);
});

describe.each(all)("outlines: the outline of %s", (type, outline) => {
  test("has 5 to 10 sections with unique headings", () => {
    expect(outline.length).toBeGreaterThanOrEqual(5);
    expect(outline.length).toBeLessThanOrEqual(10);
    const headings = outline.map(({ heading }) => heading.toLowerCase());
    expect(new Set(headings).size).toBe(outline.length);
    expect(headings).not.toContain("instructions"); // the heading of a draft's own first section
  });

  test("has plain headings, and purposes of one sentence that need no escaping in Markdown", () => {
    for (const { heading, purpose } of outline) {
      expect(heading).toMatch(/^[A-Z][A-Za-z -]{2,39}$/);
      expect(purpose).toMatch(/^[A-Z][^.!?*_`<>[\]\n\\]{30,119}\.$/);
    }
  });

  test("describes a good version of each section, in one or two sentences", () => {
    for (const { good } of outline) {
      expect(good).toMatch(/^[A-Z][^.!?*_`<>[\]\n\\]{20,}\.(?: [A-Z][^.!?*_`<>[\]\n\\]{5,}\.)?$/);
      expect(good.length).toBeLessThanOrEqual(130);
    }
  });

  test("feeds every section", () => {
    for (const { heading, labels = [], initiative, about, sentences } of outline) {
      const isFed = labels.length > 0 || about || initiative || sentences;
      expect(isFed, heading).toBeTruthy();
      for (const names of [labels, about?.labels ?? []])
        expect(new Set(names).size, heading).toBe(names.length);
    }
  });

  test("has a section for every label of its checklist, except those that are about style", () => {
    for (const slot of BUILT_IN_TYPES[type].checklist)
      expect(listHomeless(outline, slot), slot.key).toEqual([]);
  });

  test("gives each kind of section one place", () => {
    const kinds = outline.flatMap((section) => section.kinds ?? []);
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
  });

  test("has words in lower case", () => {
    for (const { heading, about } of outline) {
      for (const word of about?.words ?? []) {
        expect(word, heading).toMatch(/^(?:\p{Ll}[\p{Ll}:' -]+|[\p{Lo}ー]{2,}|\p{Sc})$/u);
      }
    }
  });

  test("describes the initiative at most once", () => {
    expect(outline.filter(({ initiative }) => initiative).length).toBe(1);
  });
});
