import fc from "fast-check";
import { expect, test } from "vitest";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { readSaid } from "@/lib/ai/reading/read-said";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { renderFull } from "@/lib/markdown/full.mjs";
import { readHeadings } from "@/lib/markdown/outline";
import { CONTEXT_LABELS, DOCUMENT_TYPES, GOAL_TYPES } from "@/lib/schemas/enums";
import { briefFor, draft, goal, initiative, item, related } from "./pieces";

/** Pieces of text that mean something to Markdown, to tables, to footnotes or to the rules themselves. */
const MARKS = [
  "# H",
  "## Problem",
  "- ",
  "1. ",
  "> ",
  "```",
  "~~~",
  "    ",
  "\n",
  "\n\n",
  "|",
  "\\",
  "`",
  "``",
  "*",
  "**",
  "_",
  "_x_",
  "*x*",
  "~~",
  "[^E1]",
  "[^E1]: gone",
  "[^1]",
  "[a](b)",
  "![a](b)",
  "](",
  "[",
  "]",
  "<b>",
  "<!--",
  "-->",
  "<script>alert(1)</script>",
  "</td>",
  "&lt;",
  "&#35;",
  "https://x.example/a_b",
  "www.x.example",
  "---",
  "===",
  "| a | b |\n|---|---|\n| c | d |",
  "Cause: ",
  "Effect: ",
  "9 November 2026, Ann. ",
  "word ",
  "End. ",
  "\u202e",
  "\u0000",
  "\ud800",
  "🚀",
  ";",
  "…",
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...MARKS), fc.string({ maxLength: 5 })), { maxLength: 30 })
  .map((parts) => parts.join(""));
const title = hostile.map((text) => `T${text.replace(/\s+/g, " ").slice(0, 150)}`);

const piecesFrom = (texts: readonly { title: string; text: string }[]) =>
  texts.map(({ title, text }, index) => {
    const kinds = [...CONTEXT_LABELS, ...GOAL_TYPES, ...DOCUMENT_TYPES];
    const kind = kinds[(index * 7) % kinds.length];
    const label = CONTEXT_LABELS.find((name) => name === kind);
    if (label) return item(label, title, text);
    const type = GOAL_TYPES.find((name) => name === kind);
    if (type) return { ...goal(type, title, { keyResult: text, baseline: title }), text };
    return related("prd", title, text);
  });

test("built-in drafts: keep their structure and references with hostile pieces", async () => {
  const texts = fc.array(fc.record({ title, text: hostile }), { minLength: 34, maxLength: 34 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...DOCUMENT_TYPES),
      texts,
      hostile,
      async (type, all, instructions) => {
        const brief = briefFor(type, [initiative(all[0]?.text ?? ""), ...piecesFrom(all)], {
          instructions,
        });
        const text = await draft(brief);
        const grounding = await groundDraft(text, brief);
        expect(grounding.grounded).toBe(grounding.statements);
        const headings = readHeadings(grounding.markdown);
        const list = (isSection: boolean) =>
          headings.flatMap(({ level, title }) => ((level === 2) === isSection ? [title] : []));
        expect(list(true)).toEqual(BUILT_IN_TYPES[type].outline.map(({ heading }) => heading));
        // A section may set its open questions apart.
        expect(list(false).filter((title) => title !== "Open questions")).toEqual([]);
        expect(await draft(brief)).toBe(text);
      },
    ),
    { numRuns: 30 },
  );
});

test("built-in drafts: show the words of a piece unchanged when rendered", async () => {
  const word = fc.constantFrom(
    "*",
    "_",
    "`",
    "<b>",
    "[^E1]",
    "](x)",
    "|",
    "~",
    "\\",
    "&amp;",
    "#",
    "1.",
    "-",
    "a",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 12 }), async (words) => {
      // A title is plain text, not Markdown.
      const said = `T${words.join(" ")}T`;
      const { html } = renderFull(await draft(briefFor("prd", [item("feature_idea", said, "")])));
      const shown = html
        .replaceAll("&#x3C;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&#x26;", "&");
      expect(shown).toContain(`<strong>${said}.</strong>`);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ["one line", "x".repeat(20_000)],
  ["brackets", "[".repeat(20_000)],
  ["quotes", ">".repeat(20_000)],
  ["backticks", "`a``b```".repeat(2_500)],
  ["emphasis", "*a_".repeat(6_500)],
  ["headings", "## Problem\n\nText.\n\n".repeat(1_000)],
  ["table", `|a|b|\n|-|-|\n${"|c|d|\n".repeat(3_000)}`],
  ["labels", "Cause: x Effect: ".repeat(1_200)],
  ["spaces", `a${" ".repeat(19_500)}b`],
  ["names", `A. ${"Ann Lee, ".repeat(2_200)}`],
  ["parts of a line", "Ann · ".repeat(3_200)],
  ["dashes", `Hi,\n\n${"-".repeat(19_000)}x`],
  ["rows", "a | b | c\n".repeat(2_000)],
  ["messages", "Ann 10:02\nhi\n".repeat(1_400)],
  ["mails", "From: a\nTo: b\nSubject: c\nhi\n".repeat(600)],
])("built-in drafts: shorten a text of 20 kB: %s", async (_, text) => {
  const pieces = [
    initiative(text),
    related("business_case", "Case", text),
    ...CONTEXT_LABELS.map((label) => item(label, "Long", text)),
    ...GOAL_TYPES.map((type) => ({ ...goal(type, "Long", { keyResult: text }), text })),
  ];
  for (const type of DOCUMENT_TYPES) {
    const brief = readSaid(briefFor(type, pieces));
    const markdown = await draft(brief);
    const { statements, grounded } = await groundDraft(markdown, brief);
    expect(grounded).toBe(statements);
    expect(markdown.length).toBeLessThan(60_000);
    expect(markdown.split("\n").every((line) => line.length < 5_000)).toBe(true);
  }
});
