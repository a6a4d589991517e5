import { describe, expect, it } from "vitest";
import type { Outline } from "@/lib/ai/document-types/outline";
import { groundDraft } from "@/lib/ai/grounding";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const evidence = sampleEvidence("Offline visits", "prd");
const outline: Outline = [
  { heading: "Problem", purpose: "", good: "", feed: { labels: ["user_feedback"] } },
  { heading: "Goals", purpose: "", good: "", feed: { goals: ["user_outcome", "success_metric"] } },
];
const ground = (markdown: string, instructions = "") =>
  groundDraft(markdown, { outline, instructions, evidence });
const [first, second] = evidence;

describe("references", () => {
  it("are numbered in the order of the text and defined with a link to their source", () => {
    const { markdown, cited } = ground(
      "## Problem\n\nTwo.[^E2] One.[^E1] Two.[^E2]\n\n## Goals\n\nOne.[^E1]",
    );
    expect(markdown).toBe(
      [
        "## Problem\n\nTwo.[^1] One.[^2] Two.[^1]\n\n## Goals\n\nOne.[^2]\n",
        `[^1]: [${second?.title}](${second?.url}), target users`,
        `[^2]: [${first?.title}](${first?.url}), initiative\n`,
      ].join("\n"),
    );
    expect([...cited]).toEqual([
      ["E2", 1],
      ["E1", 2],
    ]);
  });

  it("to what was not sent are removed and counted, definitions go without being counted", () => {
    const { markdown, removedReferences, grounded } = ground(
      "## Problem\n\nA claim.[^E99][^ctx:abc][^1]\n\n[^1]: [Made up](https://evil.example/x)\n\n## Goals\n\nB.[^E1]",
    );
    expect(markdown).toContain("\nA claim.\n");
    expect(markdown).not.toContain("evil.example");
    expect(removedReferences).toBe(3);
    expect(grounded).toBe(1);
  });

  it("are taken by id too; code is no exception", () => {
    const { markdown } = ground(
      `## Problem\n\nA [^${first?.id}] and \`[^E99]\`.\n\n~~~\n[^E98]\n~~~`,
    );
    expect(markdown).toContain("A [^1] and ``.");
    expect(markdown).not.toContain("[^E9");
  });
});

describe("statements", () => {
  it("are paragraphs, list items and rows of tables; headings, quotes and code are none", () => {
    const { statements, grounded } = ground(
      "## Problem\n\n> quoted\n\nOne.[^E1]\n\n- two [^E1]\n- three\n  - four [^E2]\n\n| a | b |\n| - | - |\n| five | [^E1] |\n| six | |\n\n```\nno\n```",
    );
    expect({ statements, grounded }).toEqual({ statements: 6, grounded: 4 });
  });
});

describe("sections", () => {
  it("without evidence say so and what to add, whether they hold text or not", () => {
    const { markdown } = ground("## Problem\n\nEverybody knows it.\n\n## Goals\n");
    expect(markdown).toContain(
      "## Problem\n\n> **No evidence in this workspace for what follows: check it before you rely on it.** Add a context item labelled user feedback.\n\nEverybody",
    );
    expect(markdown).toContain(
      "## Goals\n\n> **No evidence in this workspace for this section.** Add a goal (user outcome or success metric).",
    );
  });

  it("that the draft lacks are added in their place", () => {
    expect(ground("## Goals\n\nA.[^E1]").markdown).toMatch(
      /^## Problem\n\n> \*\*No evidence.*\n\n## Goals\n\nA/,
    );
    expect(ground("## problem:\n\nA.[^E1]\n\n## Other\n\nB.[^E1]").markdown).toMatch(
      /^## problem:\n\nA.\[\^1\]\n\n## Goals\n\n> \*\*No evidence.*\n\n## Other\n\nB/,
    );
    expect(ground("Hello.").markdown).toMatch(/^Hello.\n\n## Problem\n\n> .*\n\n## Goals\n\n> /);
  });
});

describe("what was not sent", () => {
  it.each([
    ["![seen](https://evil.example/a.png)", "seen"],
    ["[here](https://evil.example/?q=1)", "here"],
    ["https://evil.example/x.", "`https://evil.example/x`."],
    ["<https://evil.example>", "&lt;`https://evil.example`>"],
    ["[a [b]](https://evil.example)", "[a [b]]\\(`https://evil.example`)"],
    ["[a](&#104;ttps://evil.example)", "a"],
    ["!![a](https://evil.example)", "a"],
    ["`![a](https://evil.example/x)`", "`a`"],
    ["[a](<javascript:x>)", "a"],
    ["[a](/api/v1/me)", "a"],
    ["[a]: //evil.example", "\\[a]\\: //evil.example"],
    ["> - [a]: //evil.example", "> - \\[a]\\: //evil.example"],
    ['<img src="//evil.example">', '&lt;img src="//evil.example">'],
    ["one<br>two", "one&lt;br>two"],
  ])("%s becomes %s", (line, expected) => {
    expect(ground(`## Problem\n\n${line}\n`).markdown).toContain(`\n${expected}\n`);
  });

  it("does not hide in the words of a link that stays", () => {
    const line = `[<img src="//evil.example">](${first?.url})`;
    expect(ground(`## Problem\n\n${line}`).markdown).not.toContain("<img");
  });

  it("does not concern addresses of the evidence and of the instructions", () => {
    const line = `[item](${first?.url}) https://ok.example/plan.`;
    expect(ground(`## Problem\n\n${line}`, "See https://ok.example/plan").markdown).toContain(line);
  });
});

it("carries hostile text of any shape in one pass", () => {
  for (const part of [
    "[",
    "![",
    "[a](",
    "_a*",
    "`a``",
    "> ",
    "|a",
    "[^E1]",
    "<a ",
    "https://",
    ")",
    "- ",
    "## a\n",
    "\u0000\ud800",
  ]) {
    const { markdown } = ground(part.repeat(64_000 / part.length));
    expect(markdown.isWellFormed()).toBe(true);
  }
});
