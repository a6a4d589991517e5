import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listGaps } from "@/lib/ai/grounding/describe-gaps";
import { writeGapLine } from "@/lib/ai/grounding/gap-line";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { findParts } from "@/lib/ai/grounding/mark-gaps";
import type { Block } from "@/lib/ai/grounding/read-blocks";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { Outline } from "@/lib/document-types/definition";
import { renderFull } from "@/lib/markdown/full.mjs";
import type { ContextLabel } from "@/lib/schemas/enums";
import { item } from "../builtin/pieces";

const makeOutline = (...headings: string[]): Outline =>
  headings.map((heading) => ({ heading, purpose: "", good: "" }));
const ground = (draft: string, outline: Outline) =>
  groundDraft(draft, { outline, language: "en", instructions: "", evidence: [] });

describe("gaps: a heading of a workspace's own type", () => {
  test.each([
    ["[x](//evil.example)", "[x](//evil.example)"],
    ["![x](//evil.example/a.png)", "![x](//evil.example/a.png)"],
    ["<img src=//evil.example>", "&#x3C;img src=//evil.example>"],
    ["*a* _b_ `c` ~~d~~ &lt; [^1] \\", "*a* _b_ `c` ~~d~~ &#x26;lt; [^1] \\"],
    ["What is written in C #", "What is written in C #"],
    ["What’s in, and what is not?", "What’s in, and what is not?"],
  ])("is added as plain words: %s", async (heading, words) => {
    const { markdown } = await ground("Hello.", makeOutline(heading));
    expect(headingsIn(markdown)).toEqual([words]);
  });

  test.each(["[x](//evil.example)", "In C #", "In C ##", "Why:", "<b>Bold</b>", "a\\*b"])(
    "is known where the draft has it: %s",
    async (heading) => {
      const { markdown } = await ground(`## ${heading}\n\nText.`, makeOutline(heading));
      expect(headingsIn(markdown)).toHaveLength(1);
    },
  );
});

describe("gaps: a section without evidence", () => {
  test("names the sections whose items have its labels, those of its first label first", async () => {
    const section = (heading: string, ...labels: ContextLabel[]) => ({
      heading,
      purpose: `Write ${heading}.`,
      good: "",
      labels,
    });
    const [risk, decision] = [
      item("risk", "Rain", "It rains."),
      item("decision", "Tents", "Ours."),
    ];
    const { markdown } = await groundDraft(
      `## Register\n\nRain. [^${risk.ref}]\n\n## Log\n\nTents. [^${decision.ref}]\n\n## Storms\n\n## Buyers`,
      {
        instructions: "",
        language: "en",
        evidence: [risk, decision],
        outline: [
          section("Register", "risk"),
          section("Log", "decision"),
          section("Storms", "decision", "risk", "general_note"),
          section("Buyers", "target_market"),
        ],
      },
    );
    expect(markdown).toContain(
      "Write Storms. Check *Log* or *Register* first, or write it here, or add a context item labeled general note that says it.",
    );
    expect(markdown).toContain(
      "Write Buyers. Write it here, or add a context item labeled target market that says it.",
    );
  });

  test("names the initiative's items with its labels that the draft does not use", async () => {
    const fair = item("general_note", "The fair in May", "Press samples are packed.");
    const shared = item("general_note", "Elsewhere", "Words.", { scope: "workspace" });
    const rival = item("key_competitors", "Servana", "Cheap.");
    const outline = [
      {
        heading: "Channels",
        purpose: "Say how.",
        good: "",
        labels: ["general_note", "key_competitors"] as const,
      },
    ];
    const { markdown } = await groundDraft("## Channels", {
      ...{ instructions: "", language: "en" as const, outline },
      evidence: [fair, shared, rival],
    });
    expect(markdown).toContain(
      "Check the item *The fair in May* first, or write it here, or add a context item labeled key competitors that says it.",
    );
  });

  test.each([
    "Überholt: der Stand vom Mai.",
    "Superseded by the plan of June.",
    "Achterhaald door het plan van juni.",
    "N'est plus valable depuis juin.",
    "この案は無効。",
  ])("names no item that no longer holds: %s", async (text) => {
    const note = item("general_note", "The fair", text);
    const labels = ["general_note"] as const;
    const outline = [{ heading: "Channels", purpose: "Say how.", good: "", labels }];
    const brief = { instructions: "", language: "en" as const, outline, evidence: [note] };
    expect((await groundDraft("## Channels", brief)).markdown).not.toContain("The fair");
  });

  test("names no item that would belong there only by its words, and first the sections with its sentences", async () => {
    const [note, rival, quote] = [
      item("general_note", "Agenda", "Talk at nine."),
      item("key_competitors", "Servana", "Cheap."),
      item("user_feedback", "Bram", "It is slow."),
    ];
    const about = { labels: ["user_feedback", "general_note"] as const, words: ["went to"] };
    const labels = ["key_competitors"] as const;
    const outline = [
      ...makeOutline("Proof", "Glance"),
      { heading: "They win", purpose: "Say why.", good: "", about, sentences: { labels } },
    ];
    const { markdown } = await groundDraft(
      `## Proof\n\nSlow. [^${quote.ref}]\n\n## Glance\n\nCheap. [^${rival.ref}]\n\n## They win`,
      { instructions: "", language: "en", outline, evidence: [note, rival, quote] },
    );
    expect(markdown).toContain(
      "Say why. Check *Glance* or *Proof* first, or write it here, or add a context item labeled general note that says it.",
    );
  });

  test("asks for any document with such a section, or else for the types that feed it", () => {
    const section = { heading: "Birds", purpose: "", good: "", labels: ["prd"] as const };
    expect(writeGapLine(section, true, [], "en")).toContain(" Add a document (PRD).");
    for (const labels of [["prd"] as const, []]) {
      const open = { ...section, kinds: ["users"] as const, labels };
      expect(writeGapLine(open, true, [], "en")).toContain(" Add a document with such a section.");
    }
  });
});

test("gaps: a numbered heading is inserted verbatim, and found again", () => {
  const outline = [{ heading: "1. Rain", purpose: "", good: "", labels: ["risk"] as const }];
  expect(
    listGaps("## 1. Rain\n\n> **No evidence was found for this section.**", outline),
  ).toMatchObject([{ heading: "1. Rain", wanted: { labels: ["risk"] } }]);
});

/** Returns the HTML of the headings under `## `. */
const headingsIn = (markdown: string) =>
  [...renderFull(markdown).html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, words]) => words);

type Judged = Block & { isGrounded: boolean };
const block = fc.record<Judged>({
  kind: fc.constantFrom("heading", "statement", "other"),
  lines: fc.constant([0, 1]),
  depth: fc.integer({ min: 1, max: 6 }),
  title: fc.constant("T"),
  isGrounded: fc.boolean(),
});

test("gaps: a part ends at the next heading of its depth or above, and has all blocks before it", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 25 }), (blocks) => {
      const expected = blocks.flatMap((heading, index) => {
        if (heading.kind !== "heading") return [];
        const rest = blocks.slice(index + 1);
        const size = rest.findIndex(
          ({ kind, depth }) => kind === "heading" && depth <= heading.depth,
        );
        const inside = size < 0 ? rest : rest.slice(0, size);
        return {
          heading,
          end: index + 1 + inside.length,
          isGrounded: inside.some(({ isGrounded }) => isGrounded),
          isEmpty: inside.every(({ kind }) => kind === "heading"),
        };
      });
      expect(findParts(blocks)).toEqual(expected);
    }),
  );
});

describe("gaps: the gaps of a document", () => {
  const outline = BUILT_IN_TYPES.prd.outline;
  test("are its sections that say they have no evidence, with the evidence to add", () => {
    const section = outline.find(({ heading }) => heading === "Target users");
    const text = [
      "## Summary",
      "Grounded.[^1]",
      "## Target users",
      writeGapLine(section, true, [], "en"),
      "## A heading of somebody",
      writeGapLine(undefined, false, [], "en"),
    ].join("\n\n");
    for (const written of [text, text.replaceAll("\n", "\r\n")]) {
      expect(listGaps(written, outline)).toEqual([
        {
          heading: "Target users",
          isEmpty: true,
          wanted: {
            labels: ["target_users", "target_market"],
            goals: [],
            documents: [],
            uploads: false,
          },
        },
        {
          heading: "A heading of somebody",
          isEmpty: false,
          wanted: { labels: [], goals: [], documents: [], uploads: false },
        },
      ]);
    }
  });

  test("are found below a heading with further spaces", () => {
    const text = `##   Target users \n\n${writeGapLine(undefined, false, [], "en")}`;
    expect(listGaps(text, outline)).toMatchObject([
      { heading: "Target users", wanted: { labels: ["target_users", "target_market"] } },
    ]);
  });

  test("are looked for in linear time, or the test times out", () => {
    expect(listGaps(`##${" ".repeat(1_000_000)}\u2028x`, outline)).toEqual([]);
  });

  test("are empty if no section says so", () => {
    expect(listGaps("## Summary\n\nNo evidence was found, they say.\n", outline)).toEqual([]);
  });
});
