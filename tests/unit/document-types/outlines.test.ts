import { describe, expect, test } from "vitest";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import type { Outline, Slot } from "@/lib/document-types/definition";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";

const all = DOCUMENT_TYPES.map((type) => [type, BUILT_IN_TYPES[type].outline] as const);

test("outlines: defines each built-in type and no other", () => {
  expect(Object.keys(BUILT_IN_TYPES).sort()).toEqual([...DOCUMENT_TYPES].sort());
  expect(Object.isFrozen(BUILT_IN_TYPES)).toBe(true);
});

test.each(["purpose", "good"] as const)(
  "outlines: says of every section a %s of its own",
  (field) => {
    const texts = all.flatMap(([, outline]) => outline.map((section) => section[field]));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  },
);

/** What of a slot no section takes in. */
function unfed(outline: Outline, slot: Slot): readonly string[] {
  const feeds = outline.map(({ feed }) => feed);
  const lacks = <Name extends string>(
    names: readonly Name[],
    fed: readonly (readonly Name[] | undefined)[],
  ) => names.filter((name) => !fed.some((list) => list?.includes(name)));
  switch (slot.kind) {
    case "context_label":
      return lacks(
        slot.satisfiesLabels,
        feeds.flatMap(({ labels, about, guides }) => [labels, about?.labels, guides?.labels]),
      );
    case "goal":
      return lacks(
        slot.satisfiesLabels,
        feeds.flatMap(({ goals, about, guides }) => [goals, about?.goals, guides?.goals]),
      );
    case "related_document":
      return lacks(
        slot.satisfiesLabels,
        feeds.map(({ documents }) => documents),
      );
    case "upload":
      return feeds.some(({ uploads }) => uploads) ? [] : ["upload"];
  }
}

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

  test("says of each section what a good one contains, in one or two sentences", () => {
    for (const { good } of outline) {
      expect(good).toMatch(/^[A-Z][^.!?*_`<>[\]\n\\]{20,}\.(?: [A-Z][^.!?*_`<>[\]\n\\]{5,}\.)?$/);
      expect(good.length).toBeLessThanOrEqual(130);
    }
  });

  test("feeds every section", () => {
    for (const { heading, feed } of outline) {
      const { about } = feed;
      const sources = [
        feed.labels,
        about?.labels,
        feed.goals,
        about?.goals,
        feed.documents,
      ].flatMap((names) => names ?? []);
      expect(sources.length > 0 || feed.initiative || feed.uploads, heading).toBe(true);
      expect(new Set(sources).size, heading).toBe(sources.length);
    }
  });

  test("takes in everything its checklist asks for", () => {
    for (const slot of BUILT_IN_TYPES[type].checklist)
      expect(unfed(outline, slot), slot.key).toEqual([]);
  });

  test("writes down what its checklist requires, whatever words it is in, but for what would be untrue", () => {
    // An idea is no news before it is released, and what users said before is no result.
    const atMost: Partial<Record<typeof type, string[]>> = {
      release_notes: ["feature_idea"],
      retrospective: ["user_feedback"],
    };
    const open = outline.map(({ feed: { about: _, ...feed }, ...section }) => ({
      ...section,
      feed,
    }));
    for (const slot of BUILT_IN_TYPES[type].checklist.filter(({ required }) => required)) {
      const rest = unfed(open, slot).filter((name) => !atMost[type]?.includes(name));
      expect(rest, slot.key).toEqual([]);
    }
  });

  test("has words and headings in lower case, and words only where items or goals feed", () => {
    for (const { heading, headings, feed } of outline) {
      for (const word of [...(feed.about?.words ?? []), ...(headings ?? [])]) {
        expect(word, heading).toMatch(/^[a-z][a-z:' -]+$/);
      }
      if (feed.about) expect(feed.about.labels ?? feed.about.goals, heading).toBeDefined();
    }
  });

  test("describes the initiative at most once", () => {
    expect(outline.filter(({ feed }) => feed.initiative).length).toBe(1);
  });
});
