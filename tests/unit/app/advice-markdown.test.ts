import { describe, expect, test } from "vitest";
import {
  formatAssumptions,
  formatBattlecard,
  formatCritique,
  formatPriorities,
  formatReadiness,
  formatUpdate,
} from "@/app/components/advice/markdown";
import { escapeLines, escapeMarkdown } from "@/lib/markdown/escape";
import { findAddressesInThread, renderMarkdown } from "@/lib/markdown/render";

const HOSTILE =
  "See ![p](https://evil.example/p.png?d=1) <img src=x> <https://evil.example> www.evil.example, spy@evil.example `![q](//evil.example)` | [a]: //evil.example | # Pwned";

const OWN = "http://localhost:3000/w/1/context-items/2";
const source = { type: "context_item" as const, id: "2", title: HOSTILE, url: OWN };
const head = {
  method: "ai" as const,
  model: "m",
  generated_at: "2026-11-21T05:39:00.000Z",
  subject: { type: "document" as const, id: "1", title: HOSTILE },
  summary: HOSTILE,
  removed_quotes: 0,
  removed_references: 0,
};
const RESULTS = {
  readiness: formatReadiness({
    ...head,
    verdict: "at_risk",
    score: 50,
    checks: [
      { area: HOSTILE, status: "warn", finding: HOSTILE, action: HOSTILE, evidence: [source] },
    ],
    blockers: [HOSTILE],
    documents: [{ id: "2", title: HOSTILE, type: "prd", status: "draft", url: OWN }],
  }),
  priorities: formatPriorities({
    ...head,
    framework: "RICE-lite",
    items: [
      {
        title: HOSTILE,
        source,
        reach: 1,
        impact: 2,
        confidence: 3,
        effort: 4,
        score: 1.5,
        rationale: HOSTILE,
      },
    ],
    sequence: [HOSTILE],
  }),
  battlecard: formatBattlecard({
    ...head,
    competitor_name: HOSTILE,
    language: "en" as const,
    positioning: HOSTILE,
    strengths: [HOSTILE],
    weaknesses: [HOSTILE],
    our_advantages: [HOSTILE],
    objections: [{ objection: HOSTILE, response: HOSTILE }],
    sources: [source],
    gaps: [HOSTILE],
  }),
  critique: formatCritique({
    ...head,
    suggestions: [
      {
        quote: `${HOSTILE}\n${HOSTILE}`,
        section: HOSTILE,
        severity: "high",
        issue: HOSTILE,
        suggestion: `${HOSTILE}\n\n- ${HOSTILE}`,
      },
    ],
  }),
  assumptions: formatAssumptions({
    ...head,
    assumptions: [
      {
        statement: HOSTILE,
        quote: HOSTILE,
        status: "risky",
        evidence: [source],
        how_to_test: HOSTILE,
      },
    ],
  }),
};

describe("advice as Markdown: a result as Markdown", () => {
  test.each(Object.entries(RESULTS))("of %s links only to its sources", async (_, markdown) => {
    const found = (await findAddressesInThread(markdown, 3000, () => undefined)) ?? [];
    expect(found.filter(({ url }) => url !== OWN)).toEqual([]);
    expect(found.every(({ kind }) => kind === "link")).toBe(true);
  });

  test("keeps the rows of a table", () => {
    const rows = RESULTS.priorities.split("\n").filter((line) => line.startsWith("| "));
    expect(rows.map((row) => row.match(/(?<!\\)\|/g)?.length)).toEqual([8, 8]);
  });

  test("keeps an update, which is clean Markdown, unchanged", () => {
    const update = {
      ...head,
      audience: "sales" as const,
      language: "en" as const,
      subject_line: "Calls *fell*",
      body_markdown: "## News\n\n- **Calls** fell.",
      highlights: ["At `https://a.example`."],
      risks: [],
      asks: [],
      sources: [],
    };
    expect(formatUpdate(update)).toBe(
      "# Calls *fell*\n\n## News\n\n- **Calls** fell.\n\n## Highlights\n\n- At `https://a.example`.\n",
    );
  });
});

describe("advice as Markdown: escaped text", () => {
  /** The visible text of a Markdown text, and the elements around it. */
  async function shown(markdown: string) {
    const html = String((await renderMarkdown(markdown)).html);
    return {
      text: html
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll(/&#x([\dA-F]+);/g, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
        .trim(),
      elements: new Set([...html.matchAll(/<([a-z\d]+)/g)].map((match) => match[1])),
    };
  }

  test.each([
    "*Not* **bold**, _not_ ~~out~~, snake_case_name, 2 * 3 < 4 > 1, R&D &copy; \\ back\\*slash",
    "`code` and ``more`` [link](x) ![i](y) [^1] [a][b]",
    "# no heading",
    "- no list",
    "+ no list",
    "1. no list",
    "12) no list",
    "=== no rule",
    "---",
    "> no quote",
    "~~~ no fence",
    "| no | table |",
    "Calls fell by 34%: from 61 (of 90) to 40; #4 is closed. €2.91!",
    "https://evil.example/a_b*c?x=[y] and (https://evil.example) and a.b+c@evil.example.",
    "a@evil.example+b@evil.example and a@evil.example.https://evil.example",
    "\\https://evil.example \\`https://evil.example`",
    "ftp://evil.example xhttps://evil.example WWW.evil.example",
  ])("reads as %j", async (text) => {
    for (const markdown of [escapeMarkdown(text), escapeLines(text)]) {
      const { text: read, elements } = await shown(markdown);
      expect(read).toBe(text);
      expect([...elements].filter((name) => name !== "p" && name !== "code")).toEqual([]);
    }
  });

  test("is nearly unchanged without marks to escape", () => {
    const text = "Calls fell by 34% (61 of 90); user_story stays, R&D too. It's done - at last!";
    expect(escapeMarkdown(text)).toBe(text);
  });

  test("keeps its lines, or has one line on request", () => {
    expect(escapeLines("One\r\n\r\n    - two\n---")).toBe("One\n\n\\- two\n\\---");
    expect(escapeMarkdown(" One\n\n- two ")).toBe("One - two");
  });

  test("takes no long time for long words", () => {
    const long = "a".repeat(100_000);
    for (const text of [
      long,
      `${long}@`,
      "a.".repeat(50_000),
      "a@".repeat(50_000),
      "://".repeat(30_000),
    ]) {
      expect(escapeMarkdown(text).replaceAll(/[`\\]/g, "")).toBe(text);
    }
  });
});
