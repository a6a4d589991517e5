import { expect, test } from "vitest";
import {
  type Comparison,
  compareExcerptsInThread,
  compareInThread,
  countChangesInThread,
  type Run,
} from "@/lib/lines/compare-texts";
import { seededEdits } from "@/tests/support/seeded";

const compare = (from: string, to: string, part = 0) => compareInThread({ from, to, part }, "test");

/** All parts of a comparison, one after the other. */
async function allRows(from: string, to: string): Promise<Comparison["rows"]> {
  const first = await compare(from, to);
  const rows = [...first.rows];
  for (let part = 1; part < first.parts; part++) rows.push(...(await compare(from, to, part)).rows);
  return rows;
}

const readText = (runs: Run[], without: Run["kind"]) =>
  runs
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

/** Rebuilds one of the two texts from the rows; lines of long folds come from the text itself. */
function rebuilt(rows: Comparison["rows"], without: Run["kind"], text: string): string {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return rows
    .map((row) => {
      if (row.kind !== "folded") return readText(row.runs, without);
      const at = (without === "added" ? row.old : row.now) - 1;
      return row.text ?? lines.slice(at, at + row.count).join("");
    })
    .join("");
}

test("compared rows: they have both texts, byte for byte", async () => {
  for (let seed = 0; seed < 150; seed++) {
    const { base, sent } = seededEdits(seed);
    const rows = await allRows(base, sent);
    if (base === sent) expect(rows).toEqual([]);
    else {
      expect(rebuilt(rows, "added", base), `${seed}`).toBe(base);
      expect(rebuilt(rows, "removed", sent), `${seed}`).toBe(sent);
    }
  }
});

test("compared rows: a changed line is compared word by word, and adjacent words are one change", async () => {
  const { rows, ...size } = await compare(
    "We drive a lot of miles each day.\n",
    "We drive fewer miles each and every day.\n",
  );
  expect(size).toMatchObject({ changed: 1, added: 0, removed: 0 });
  expect(rows).toEqual([
    {
      kind: "changed",
      old: 1,
      now: 1,
      runs: [
        { kind: "same", text: "We drive " },
        { kind: "removed", text: "a lot of" },
        { kind: "added", text: "fewer" },
        { kind: "same", text: " miles each " },
        { kind: "added", text: "and every " },
        { kind: "same", text: "day.\n" },
      ],
    },
  ]);
});

test.each([
  [
    "whole, where they have little in common",
    "Rain in May\n",
    "Completely other words\n",
    [
      { kind: "removed", text: "Rain in May\n" },
      { kind: "added", text: "Completely other words\n" },
    ],
  ],
  [
    "letter by letter, of a script without spaces",
    "漢字仮名交\n",
    "漢字真名交\n",
    [
      { kind: "same", text: "漢字" },
      { kind: "removed", text: "仮" },
      { kind: "added", text: "真" },
      { kind: "same", text: "名交\n" },
    ],
  ],
])("compared rows: lines are shown %s", async (_, from, to, runs) => {
  expect((await compare(from, to)).rows).toEqual([{ kind: "changed", old: 1, now: 1, runs }]);
});

test.each([
  ["closing marks", "## One ##", "One"],
  ["a name that ends in a mark", "# C#", "C#"],
  ["a long gap", `# One${" ".repeat(90_000)}two`, `One${" ".repeat(117)}`],
])("compared rows: the heading of a fold has %s", async (_, heading, name) => {
  const rest = Array.from({ length: 80 }, (_, n) => `Line ${n}`).join("\n");
  const text = `${heading}\n\n${rest}\n`;
  const { rows } = await compare(text, `${text}More\n`);
  expect(rows.filter(({ kind }) => kind === "folded")).toMatchObject([{ headings: [name] }]);
});

test("compared rows: stretches without changes are folded under their headings, short ones with their text", async () => {
  const long = ["# Plan", "", "## Goals", ...Array.from({ length: 80 }, (_, nth) => `line ${nth}`)];
  const { rows } = await compare(`first\n${long.join("\n")}\nlast\n`, `1st\n${long.join("\n")}\n`);
  const folds = rows.filter(({ kind }) => kind === "folded");
  expect(folds).toEqual([{ kind: "folded", old: 5, now: 5, count: 77, headings: [], text: null }]);
  const short = await compare(
    `a\n${"x\n".repeat(5)}# One\n${"y\n".repeat(5)}b\n`,
    "A\n".concat("x\n".repeat(5), "# One\n", "y\n".repeat(5), "B\n"),
  );
  expect(short.rows.find(({ kind }) => kind === "folded")).toMatchObject({
    headings: ["One"],
    text: "x\nx\n# One\ny\ny\n",
  });
});

const words = (count: number, seed: number) =>
  Array.from({ length: count }, (_, nth) => `w${(nth * 7919 + seed * 104_729) % 9973}`);

test.each([
  ["all words are others", words(80_000, 1).join(" "), words(80_000, 2).join(" ")],
  ["one endless word", "a".repeat(500_000), "b".repeat(500_000)],
  ["only line ends", "x\n".repeat(250_000), "y\n".repeat(250_000)],
  [
    "a word in each of many lines",
    words(80_000, 1).join("\n"),
    words(80_000, 1).join("\n").replaceAll("7\n", "8\n"),
  ],
])(
  "compared rows: texts of 500 kB are compared in parts that are short: %s",
  async (_, from, to) => {
    const { rows, parts } = await compare(from, to);
    const size = rows.reduce((sum, row) => sum + JSON.stringify(row).length, 0);
    expect(size).toBeLessThan(120_000);
    const runs = rows.reduce((sum, row) => sum + ("runs" in row ? row.runs.length : 1), 0);
    expect(runs).toBeLessThanOrEqual(300);
    const last = await compare(from, to, parts + 5);
    expect(last.rows.length).toBeGreaterThan(0);
  },
);

test("compared rows: a change of too many words is marked as coarse", async () => {
  const { isCoarse } = await compare(words(30_000, 1).join(" "), words(30_000, 2).join(" "));
  expect(isCoarse).toBe(true);
});

test("compared rows: of many changed lines in a row, each is compared with the one in its place", async () => {
  const text = (word: string) =>
    Array.from({ length: 4000 }, (_, nth) => `Line ${nth} has ${word} and other words.\n`).join("");
  const { rows, isCoarse } = await compare(text("old"), text("new"));
  expect(isCoarse).toBe(false);
  expect(rows[0]).toEqual({
    kind: "changed",
    old: 1,
    now: 1,
    runs: [
      { kind: "same", text: "Line 0 has " },
      { kind: "removed", text: "old" },
      { kind: "added", text: "new" },
      { kind: "same", text: " and other words.\n" },
    ],
  });
});

test("compared rows: no pair of surrogates is split at the end of a row", async () => {
  const rows = await allRows("", "😀".repeat(25_000));
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    if (row.kind === "folded") continue;
    for (const { text } of row.runs) expect(text.isWellFormed()).toBe(true);
  }
});

test("compared rows: sizes of changes are counted from one text to the next, if both are given", async () => {
  expect(await countChangesInThread(["", "a\nb\n", "a\nc\n", null, "d"], "test")).toEqual([
    { changed: 0, added: 2, removed: 0 },
    { changed: 1, added: 0, removed: 0 },
    null,
    null,
  ]);
});

test("compared rows: an excerpt leaves out text far from a change", async () => {
  const calm = "many words that stay ".repeat(50);
  const [runs = []] = await compareExcerptsInThread(
    [{ from: `${calm}old ${calm}`, to: `${calm}new ${calm}` }],
    "test",
  );
  expect(runs.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
  expect(JSON.stringify(runs).length).toBeLessThan(500);
  expect(runs[1]?.text).toBe("old");
  expect(runs[0]?.text).toMatch(/^… (?:that|words|stay|many) .* stay $/);
  expect(runs[3]?.text).toMatch(/^ many words that stay .* …$/);
});

test("compared rows: an excerpt of a text without spaces has the words next to the change", async () => {
  const same = "日本語の文章です。".repeat(40);
  const address = `https://example.com/${"a".repeat(300)}`;
  const [japanese = [], link = []] = await compareExcerptsInThread(
    [
      { from: `${same}追加${same}`, to: `${same}変更${same}` },
      { from: `old ${address}`, to: `new ${address}` },
    ],
    "test",
  );
  expect(japanese[0]?.text).toBe(`…${same.slice(-80)}`);
  expect(japanese[3]?.text).toBe(`${same.slice(0, 80)}…`);
  expect(link[2]?.text).toBe(` ${address.slice(0, 79)}…`);
});

test("compared rows: no emoji is cut in two in an excerpt", async () => {
  const [added = [], around = []] = await compareExcerptsInThread(
    [
      { from: "", to: `${"x".repeat(1999)}😀 end` },
      {
        from: `${"😀".repeat(200)}a old a${"😀".repeat(200)}`,
        to: `${"😀".repeat(200)}a new a${"😀".repeat(200)}`,
      },
    ],
    "test",
  );
  expect(added[0]?.text).toBe(`${"x".repeat(1999)} …`);
  expect(around[0]?.text).toBe(`…${"😀".repeat(39)}a `);
  expect(around[3]?.text).toBe(` a${"😀".repeat(39)}…`);
});
