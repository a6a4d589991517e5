import { describe, expect, test, vi } from "vitest";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import type { Outline } from "@/lib/document-types/definition";
import { log } from "@/lib/log";
import { renderFull } from "@/lib/markdown/full.mjs";
import { renderSimple } from "@/lib/markdown/simple.mjs";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const evidence = sampleEvidence("Offline visits", "prd");
const outline: Outline = [
  { heading: "Problem", purpose: "", good: "", labels: ["user_feedback"] },
  { heading: "Goals", purpose: "", good: "", labels: ["user_outcome", "success_metric"] },
];
const ground = (markdown: string, instructions = "") =>
  groundDraft(markdown, { outline, language: "en", instructions, evidence });
const [first, second] = evidence;
const EVIL = "https://evil.example/";

describe("grounding: references", () => {
  test("are numbered in the order of the text and defined with a link to their source", async () => {
    const { markdown, cited } = await ground(
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

  test("to unsent evidence are removed and counted; definitions are removed without being counted", async () => {
    const { markdown, removedReferences, grounded } = await ground(
      "## Problem\n\nA claim.[^E99][^ctx:abc][^1]\n\n[^1]: [Made up](https://evil.example/x)\n\n## Goals\n\nB.[^E1]",
    );
    expect(markdown).toContain("\nA claim.\n");
    expect(markdown).not.toContain("evil.example");
    expect(removedReferences).toBe(3);
    expect(grounded).toBe(1);
  });

  test("work by id too, and are replaced even in code", async () => {
    const { markdown } = await ground(
      `## Problem\n\nA [^${first?.id}] and \`[^E99]\`.\n\n~~~\n[^E98]\n~~~`,
    );
    expect(markdown).toContain("A [^1] and ``.");
    expect(markdown).not.toContain("[^E9");
  });
});

describe("grounding: statements", () => {
  test("are paragraphs, list items and rows of tables; headings, quotes and code are none", async () => {
    const { statements, grounded } = await ground(
      "## Problem\n\n> quoted\n\nOne.[^E1]\n\n- two [^E1]\n- three\n  - four [^E2]\n\n| a | b |\n| - | - |\n| five | [^E1] |\n| six | |\n\n```\nno\n```",
    );
    expect({ statements, grounded }).toEqual({ statements: 6, grounded: 4 });
  });
});

describe("grounding: sections", () => {
  test("without evidence say so and name evidence to add, with or without text", async () => {
    const { markdown } = await ground("## Problem\n\nEverybody knows it.\n\n## Goals\n");
    expect(markdown).toContain(
      "## Problem\n\n> **No evidence in this workspace for what follows: check it before you rely on it.** Add a context item labeled user feedback.\n\nEverybody",
    );
    expect(markdown).toContain(
      "## Goals\n\n> **No evidence was found for this section.** Add a goal (user outcome or success metric).",
    );
  });

  test("that the draft lacks are added in their place", async () => {
    expect((await ground("## Goals\n\nA.[^E1]")).markdown).toMatch(
      /^## Problem\n\n> \*\*No evidence.*\n\n## Goals\n\nA/,
    );
    expect((await ground("## problem:\n\nA.[^E1]\n\n## Other\n\nB.[^E1]")).markdown).toMatch(
      /^## problem:\n\nA.\[\^1\]\n\n## Goals\n\n> \*\*No evidence.*\n\n## Other\n\nB/,
    );
    expect((await ground("Hello.")).markdown).toMatch(
      /^Hello.\n\n## Problem\n\n> .*\n\n## Goals\n\n> /,
    );
  });
});

describe("grounding: an address that was not sent", () => {
  test.each([
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
    [
      "below &lt; 2 s, &#96;a&#96; &amp; &copy;",
      "below &lt; 2 s, &#96;a&#96; &amp;amp; &amp;copy;",
    ],
  ])("%s becomes %s", async (line, expected) => {
    expect((await ground(`## Problem\n\n${line}\n`)).markdown).toContain(`\n${expected}\n`);
  });

  test("does not hide in the words of a link that stays", async () => {
    const line = `[<img src="//evil.example">](${first?.url})`;
    expect((await ground(`## Problem\n\n${line}`)).markdown).not.toContain("<img");
  });

  test.each([
    ["a code span behind an escaped mark", `a \\\` ![](${EVIL}?d=S) \`. `],
    ["a code span from an earlier line", `a \` b\nc \` ![x](${EVIL}) \` d`],
    ["HTML after a code span of an earlier line", `a \` b\nc \` <img src='${EVIL}'> \` d`],
    ["a code span that a table ends", `| a | b |\n|---|---|\n| \`x | ![y](${EVIL})\` |`],
    ["a block of HTML", `<br>\n\`<img src=${EVIL}>\``],
    ["a fence inside a block of HTML", `a\n\n<br>\n\`\`\`\n<img src=${EVIL}>\n\`\`\``],
    ["a fence inside a quote", `> <br>\n> \`\`\`\n> <img src=${EVIL}>\n> \`\`\``],
    ["a footnote in a list", `x[^E1]\n\n- [^E1]: a\n\n      ![b](${EVIL})\n`],
    ["a footnote in a quote", `> [^E1]: a\n>\n>     ![b](${EVIL})\n\nx[^E1]`],
    ["a footnote in a numbered list", `x[^E1]\n\n1. [^E1]: The board [agreed](${EVIL})\n`],
    ["a heading", `# [x](//evil.example/7) \\\` ![](${EVIL}) \``],
    ["a definition over two lines", `[fo\no]: //evil.example/x\n\n[fo o]`],
    ["a definition in a numbered list", `1. [foo]: //evil.example/x\n\n[foo]`],
    ["a definition with an entity", `1. [foo]: &#104;ttps://evil.example/x\n\n[foo]`],
    ["a definition with a named entity", `[foo]\n\n1) [foo]: https&colon;//evil.example/S`],
    ["a definition in many quotes", `${"> ".repeat(15)}[foo]: //evil.example/x\n\n[foo]`],
    ["a definition whose label hides its end", "[fo\\]o]: //evil.example/x\n\n[fo\\]o]"],
    ["an open code span", `\`x ${EVIL}5`],
    ["escaped addresses", `a \\${EVIL}8 \\www.evil.example/9`],
    [
      "escaped parts of addresses",
      "https\\://evil.example/4 https:&#47;/evil.example https:/\\/evil.example",
    ],
    ["an address in an address", "hthttps://tps://evil.example/4 wwwww.w.evil.example"],
    [
      "an e-mail address",
      "mail SECRET@evil.example or <SECRET@evil.example> or SECRET&#64;evil.example",
    ],
    [
      "the beginning of an address that was sent",
      `[x](${first?.url.slice(0, -2)}) ${first?.url.slice(0, -2)}`,
    ],
    ["the image of an address that was sent", `!![a](${first?.url}) !\\![a](${first?.url})`],
    ["the same host without a protocol", "[a](//localhost:3000/w)"],
    ["a fence that never ends", "A.[^E1]\n\n```\n[a](//evil.example)"],
    ["a comment that never ends", "A.[^E1]\n\n<!--\n\n[a](//evil.example)"],
  ])("is not reached through %s", async (_, text) => {
    const { markdown, cited } = await ground(`## Problem\n\n${text}`);
    const { html } = renderFull(markdown);
    const led = [...html.matchAll(/(?:href|src)="([^"]*)"/gi)].map(([, address]) => address);
    const known = evidence.map(({ url }) => url);
    expect(
      led.filter((address) => !address?.startsWith("#") && !known.includes(address ?? "")),
    ).toEqual([]);
    expect(html).not.toContain("<img");
    expect(renderSimple(markdown).html).not.toMatch(/(?:href|src)="[^"]*evil/);
    expect(html.match(/id="user-content-fn-\d/g) ?? []).toHaveLength(cited.size);
  });

  test.each([
    ["www.ok.example/p", "www.ok.example/p"],
    ["https://ok.example/Scrum_(software)", "https://ok.example/Scrum_(software)"],
    ["https://ok.example/\\~mary/\\_next", "https://ok.example/~mary/_next"],
    ["https://ok.example/a[^E1].", "https://ok.example/a [^1]."],
    ["(https://ok.example/a.)[^E1]", "(https://ok.example/a.) [^1]"],
  ])("is not %s, which was sent", async (line, expected) => {
    const sent =
      "www.ok.example/p, (https://ok.example/Scrum_(software)) https://ok.example/~mary/_next [a](https://ok.example/a).";
    const { markdown, removedReferences } = await ground(`## Problem\n\n${line}`, sent);
    expect(markdown).toContain(`\n\n${expected}\n`);
    expect(removedReferences).toBe(0);
  });

  test("is not reached in the simple rendering", async () => {
    const { markdown } = await ground("## Problem\n\nWrite to mailto:pay@évil.example now.");
    expect(renderSimple(markdown).html).not.toContain('href="mailto');
  });

  test("leaves the rest of the text unchanged", async () => {
    const { markdown } = await ground(
      "## Problem\n\n- *One*.[^E1]\n- [fo\no]: //evil.example/x\n\nTwo.[^E2]",
    );
    expect(markdown).toContain("## Problem\n\n- *One*.[^1]\n- ");
    expect(markdown).toContain("\n\nTwo.[^2]\n");
  });

  test("is not an address of the evidence and of the instructions", async () => {
    const line = `[item](${first?.url}) https://ok.example/plan.`;
    expect(
      (await ground(`## Problem\n\n${line}`, "See https://ok.example/plan")).markdown,
    ).toContain(line);
  });
});

test.each([
  "!",
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
])("grounding: survives long repetitions of %j", async (part) => {
  vi.spyOn(log, "warn").mockImplementation(() => {});
  const { markdown } = await ground(part.repeat(12_000 / part.length));
  expect(markdown.isWellFormed()).toBe(true);
});

test.each([
  "[[^zz]^1]",
  "[[^zz][^yy]^1]",
  `[[](${EVIL})^1]`,
  `[[^](${EVIL})1]`,
  `[![^](${EVIL})1]`,
])("grounding: a reference that appears only after a removal is none: %s", async (forged) => {
  const { markdown, grounded } = await ground(
    `## Problem\n\nForged ${forged} text.\n\n## Goals\n\nOne.[^E1]\n`,
  );
  expect(grounded).toBe(1);
  expect(markdown).toContain("Forged [\\^1] text.");
  expect(markdown).toContain("No evidence in this workspace for what follows");
});

test("grounding: the words of a link that stays are no reference", async () => {
  const known = "https://ok.example/a";
  const { markdown } = await ground(`One.[^E1] [[^zz]^1](${known})`, `Read ${known}`);
  expect(markdown).toContain(`[\\^1](${known})`);
});
