import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readInThread } from "@/lib/extract/extract-text";
import { LIMITS } from "@/lib/extract/limits";
import { openZip } from "@/lib/extract/zip.mjs";
import { writeWord } from "@/lib/word/write-word";
import { watchEventLoop } from "@/tests/support/event-loop";
import { expectNearlyLinear } from "@/tests/support/growth";
import { VECTORS } from "../markdown/vectors";

const SAMPLE = `# One

Some **bold**, *slanted*, ~~struck~~ and \`code\`, [a link](https://example.com/?a=1&b=2), [up](#two).

## Two

- a
  - b
    1. c
- [ ] to do
- [x] done

3. three
4. four

> said

\`\`\`js
if (a < b) {

  go();
}
\`\`\`

| Left | Right |
|:--|--:|
| 1 | 2 |

A claim[^n], again[^n], <sub>low</sub>.

[^n]: The *source*.
`;

async function open(markdown: string, title = "Plan") {
  const bytes = await writeWord(title, markdown, "test");
  // A text of short lines packs well.
  const zip = await openZip(bytes, { ...LIMITS, ratio: 10_000 });
  const texts = await Promise.all(zip.names.map(async (name) => String(await zip.read(name))));
  const part = (name: string) => texts[zip.names.indexOf(name)] ?? "";
  return { bytes, part, names: zip.names, body: part("word/document.xml") };
}

const WORDS = (xml: string) => [...xml.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text);

test("Word export: each part of a document becomes its counterpart in Word", async () => {
  const { part, names, body } = await open(SAMPLE);
  expect(names).toEqual(expect.arrayContaining(["[Content_Types].xml", "_rels/.rels"]));
  for (const style of ["Title", "Heading1", "Heading2", "Code", "Quote"]) {
    expect(body, style).toContain(`<w:pStyle w:val="${style}"/>`);
  }
  for (const mark of ["<w:b/>", "<w:i/>", "<w:strike/>", 'w:val="subscript"', '"InlineCode"']) {
    expect(body, mark).toContain(mark);
  }
  for (const level of [0, 1, 2]) expect(body).toContain(`<w:ilvl w:val="${level}"/>`);
  expect(part("word/numbering.xml")).toContain('<w:start w:val="3"/>');
  expect(body.match(/<w14:checked w14:val="[01]"/g)).toEqual([
    '<w14:checked w14:val="0"',
    '<w14:checked w14:val="1"',
  ]);
  expect(body).toContain("<w:tblHeader/>");
  expect(body).toContain('<w:jc w:val="right"/>');
  expect(WORDS(body)).toEqual(expect.arrayContaining(["if (a &lt; b) {", "  go();"]));
  expect(body).toContain('w:anchor="heading_1"');
  expect(body).toContain('<w:bookmarkStart w:name="heading_1"');
  expect(part("word/_rels/document.xml.rels")).toContain(
    'Target="https://example.com/?a=1&amp;b=2" TargetMode="External"',
  );
  expect(body.match(/<w:footnoteReference w:id="1"\/>/g)).toHaveLength(1);
  expect(WORDS(part("word/footnotes.xml"))).toEqual(["The ", "source", "."]);
});

test("Word export: a reader of Word files finds the text that was written", async () => {
  const { bytes } = await open(SAMPLE);
  const text = await readInThread("docx", bytes, LIMITS, {});
  expect(text).toMatch(/^# Plan\s+# One\s/);
  for (const part of ["## Two", "- a", "three", "said", "go();", "The source."]) {
    expect(text).toContain(part);
  }
});

test("Word export: a document that begins with its title has it once, and an empty one opens", async () => {
  const { body } = await open("# Plan\n\nText", "Plan");
  expect(WORDS(body)).toEqual(["Plan", "Text"]);
  expect(WORDS((await open("", "Plan")).body)).toEqual(["Plan"]);
});

/** The text of each paragraph, with its marker as `#` and each break as `/`. */
const readParagraphs = (xml: string) =>
  [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].slice(1).map(([paragraph]) => {
    const parts = paragraph.matchAll(/<w:numPr>()|<w:br\/>|<w:t[^>]*>([^<]*)</g);
    return Array.from(parts, ([, marker, text]) => text ?? (marker === undefined ? "/" : "#")).join(
      "",
    );
  });

test("Word export: the rows of a table in a footnote are lines of text", async () => {
  const { part } = await open(
    "x[^1]\n\n[^1]: note\n\n    | t | u |\n    |---|---|\n    | *in* | v |\n",
  );
  const notes = part("word/footnotes.xml");
  expect(notes).not.toContain("<w:tbl>");
  expect(WORDS(notes).join("")).toBe("notet | uin | v");
});

test("Word export: blocks in a cell of a table are lines, and its other text stays as it is", async () => {
  const cells = [
    "<th>\n<p>one</p>\n<p>two <b>b</b></p></th>",
    "<td>a<ul><li>x</li><li>y</li></ul></td>",
    "<td>k<table><tr><td>l</td><td>m</td></tr></table></td>",
    "<td> p <i>q</i> r </td>",
  ];
  const { body } = await open(`<table><tr>${cells.join("")}</tr></table>\n`);
  expect(readParagraphs(body).filter(Boolean)).toEqual(["one/two b", "a/x/y", "k/l/m", " p q r"]);
});

test("Word export: a line after a break begins with its first word", async () => {
  const { body } = await open("one  \ntwo\\\n*three*\nfour<br> \u00a0five\n");
  expect(readParagraphs(body)).toEqual(["one/two/three four/\u00a0five"]);
});

test.each([
  ["1. one\n2.\n3. three\n", ["#one", "#", "#three"]],
  ["1. - x\n2. two\n", ["#", "#x", "#two"]],
  ["1. > - x\n2. two\n", ["#", "#x", "#two"]],
  ["1. ---\n2. two\n", ["#", "", "#two"]],
  ["1. | a |\n   |---|\n2. two\n", ["#", "a", "#two"]],
  ["1. a\n   - x\n2. > q\n3. # h\n", ["#a", "#x", "#q", "#h"]],
  ["1. ```\n   code\n   ```\n2. <div></div>\n", ["#code", "#"]],
  ["- [ ] \n- [x] done\n- [ ] a\n  - b\n", ["#[ ]", " done", " a", "#b"]],
])("Word export: each item of %j has its marker", async (markdown, paragraphs) => {
  expect(readParagraphs((await open(markdown)).body)).toEqual(paragraphs);
});

test.each([
  ["# Übersicht\n\n[a](#übersicht) [b](#%C3%BCbersicht)\n", 2],
  ["# 概要\n\n[a](#概要)\n", 1],
  ["# One\n\n[a](#one) [b](#%E0%A4%A) [c](#two) d[^ü]\n\n[^ü]: note\n", 1],
])("Word export: in %j, links to a heading lead there", async (markdown, count) => {
  const { body, part } = await open(markdown);
  const hasNote = WORDS(part("word/footnotes.xml")).includes("note");
  expect(body.includes("<w:footnoteReference")).toBe(hasNote);
  expect(body.match(/<w:hyperlink [^>]*w:anchor="heading_0"/g)).toHaveLength(count);
});

test("Word export: a long run of blanks takes little time", async () => {
  const write = (blanks: number) => open(`a${" ".repeat(blanks)}b \n c\n`);
  await expectNearlyLinear(write, 20_000);
  const { body } = await write(80_000);
  expect(WORDS(body).at(-1)).toBe(`a${" ".repeat(80_000)}b c`);
});

test("Word export: nothing is fetched or run, and only web and mail addresses are links", async () => {
  const own = [
    "![x](https://a.example/p.png)",
    "[f](\\\\host\\share) [g](file:///etc/passwd) [h](//host/x)",
  ];
  const { part, names } = await open([...own, ...VECTORS].join("\n\n"));
  expect(names.filter((name: string) => /media|embed|vba|\.bin/i.test(name))).toEqual([]);
  const external = [
    ...part("word/_rels/document.xml.rels").matchAll(/<Relationship [^>]*External"[^>]*>/g),
  ];
  expect(external.length).toBeGreaterThan(0);
  for (const [relationship] of external) {
    expect(relationship).toMatch(/\/hyperlink" Target="(?:https?:\/\/|mailto:)/);
  }
});

test("Word export: characters that XML cannot hold are left out", async () => {
  const { body, bytes } = await open(
    "a\u0001b\u000bc\uffff 🚀 \u2028 &amp; <i>x</i>",
    "T\u0002itle",
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
  expect(body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uffff]/);
  expect(await readInThread("docx", bytes, LIMITS, {})).toContain("abc 🚀");
});

describe("Word export: a text that is too complex to format is kept as source", () => {
  test.each([
    ["quotes", `${">".repeat(5000)} deep & <dark>`],
    ["lists", `${"- ".repeat(5000)}deep & <dark>`],
    ["emphasis", `${"*a_".repeat(40_000)}deep & <dark>`],
  ])("of %s", { timeout: 120_000 }, async (_, markdown) => {
    const answer: { body?: string } = {};
    const work = async () => Object.assign(answer, await open(markdown));
    const { total, worst } = await watchEventLoop(work);
    // A short total is not meaningful on a busy machine.
    if (total > 2000) expect(worst / total).toBeLessThan(1 / 4);
    expect(answer.body).toContain("deep &amp; &lt;dark&gt;");
  });
});

const hasOffice = spawnSync("soffice", ["--version"]).error === undefined;
if (!hasOffice) console.log("No Word file is opened by LibreOffice here: it is not installed.");

test.skipIf(!hasOffice)("Word export: LibreOffice opens it", { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "word-"));
  writeFileSync(path.join(folder, "plan.docx"), (await open(SAMPLE)).bytes);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = ["--headless", profile, "--convert-to", "txt:Text", "--outdir", folder];
  const { status } = spawnSync("soffice", [...options, path.join(folder, "plan.docx")]);
  const text = readFileSync(path.join(folder, "plan.txt"), "utf8");
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  for (const part of ["Plan", "One", "bold", "three", "go();", "The source."]) {
    expect(text).toContain(part);
  }
});

test("Word export: the styles name the language, so that Word checks the right spelling", async () => {
  const dutch = await open("De wachttijd van een herstelling is in de winter te lang.");
  expect(dutch.part("word/styles.xml")).toContain('<w:lang w:val="nl-NL" w:eastAsia="nl-NL"/>');
  const unknown = await open("Excel, 2026");
  expect(unknown.part("word/styles.xml")).not.toContain("w:lang");
});
