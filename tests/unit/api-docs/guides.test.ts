import { describe, expect, test } from "vitest";
import { splitBlocks } from "@/lib/api-docs/blocks";
import { completeGuide } from "@/lib/api-docs/complete-guide";
import { listGuides, writeOpenApiIntroduction } from "@/lib/api-docs/guides";
import { writeFullLlms, writeLlms } from "@/lib/api-docs/llms";
import { STATUS } from "@/lib/errors";
import { TOOLS } from "@/lib/mcp/tools/registry";

const APP_URL = "https://plans.example.com";
const readText = (slug: string) => {
  const guide = listGuides().find((one) => one.slug === slug);
  if (!guide) throw new Error(`There is no guide ${slug}.`);
  return completeGuide(guide, APP_URL);
};

describe("API guides: blocks", () => {
  test("text, headings and code are taken apart; examples of one call form a group", () => {
    const markdown =
      "Intro.\n\n## Send `it`\n\n```sh\ncurl x\n# no heading\n```\n\n```js\nfetch()\n```\n\n```json\n{}\n```\n\n### Then\n\n```text ~/.rc\na\n```\n\nEnd.";
    expect(splitBlocks(markdown)).toEqual([
      { kind: "text", markdown: "Intro." },
      { kind: "heading", depth: 2, id: "send-it", text: "Send `it`" },
      {
        kind: "examples",
        examples: [
          { language: "sh", name: "curl", code: "curl x\n# no heading" },
          { language: "js", name: "JavaScript", code: "fetch()" },
        ],
      },
      { kind: "examples", examples: [{ language: "json", name: "Answer", code: "{}" }] },
      { kind: "heading", depth: 3, id: "then", text: "Then" },
      { kind: "examples", examples: [{ language: "text", name: "~/.rc", code: "a" }] },
      { kind: "text", markdown: "End." },
    ]);
  });

  test.each(listGuides())("guide $slug: each heading has an anchor of its own", (guide) => {
    const ids = splitBlocks(completeGuide(guide, APP_URL)).flatMap((block) =>
      block.kind === "heading" ? [block.id] : [],
    );
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("API guides: the guides are complete", () => {
  test.each(Object.entries(STATUS))("errors: %s with its status %i", (code, status) => {
    expect(readText("errors")).toContain(`| ${status} | \`${code}\` | `);
  });

  test("MCP: every tool, and this installation's address in every client's setup", () => {
    const text = readText("mcp");
    for (const { name } of TOOLS) expect(text).toContain(`| \`${name}\` | `);
    expect(text).toContain(
      `claude mcp add --transport http groundwork "${APP_URL}/api/mcp?toolsets=all"`,
    );
    expect(text).toContain("### Cursor");
  });

  test.each(listGuides())(
    "guide $slug: no gap is left, and its links to guides lead somewhere",
    (guide) => {
      const text = completeGuide(guide, APP_URL);
      expect(text).not.toMatch(/\{\{|groundwork\.example/);
      const slugs = listGuides().map(({ slug }) => `/docs/${slug}`);
      for (const [, target = ""] of text.matchAll(/\]\((\/docs\/[^)#]+)/g)) {
        expect(slugs).toContain(target);
      }
    },
  );
});

test("API guides: llms.txt, llms-full.txt and OpenAPI's introduction have the rules of every guide", () => {
  for (const { rules } of listGuides()) {
    for (const text of [writeLlms(), writeFullLlms(APP_URL), writeOpenApiIntroduction()]) {
      expect(text).toContain(rules);
    }
  }
});
