import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Merged, mergeInThread } from "@/lib/lines/compare-texts";
import { heldShare } from "@/tests/support/event-loop";
import { seededEdits } from "@/tests/support/seeded";

const folder = mkdtempSync(path.join(tmpdir(), "merge-"));
afterAll(() => rmSync(folder, { recursive: true }));

const merge = (base: string, sent: string, current: string) =>
  mergeInThread({ base, sent, current }, "test");
const merged = (text: string) => ({ text });
const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Merges with git; undefined if git finds a conflict. */
function gitMerges(texts: { base: string; sent: string; current: string }): string | undefined {
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  const { status, stdout, error } = spawnSync(
    "git",
    ["merge-file", "-p", "--quiet", "sent", "base", "current"],
    { cwd: folder, encoding: "utf8" },
  );
  if (error) throw error;
  return status === 0 ? stdout : undefined;
}

/** Expects each overlap to have the exact lines of all three texts, in order, so that no change is hidden. */
function expectNothingLost(answer: Merged, texts: ReturnType<typeof seededEdits>) {
  if ("text" in answer) {
    // Git saw a conflict here: all that either side has added is in the text.
    const known = new Set(lines(answer.text).map((line) => line.trim()));
    const base = new Set(lines(texts.base).map((line) => line.trim()));
    for (const line of [...lines(texts.sent), ...lines(texts.current)]) {
      if (!base.has(line.trim())) expect(known).toContain(line.trim());
    }
    return;
  }
  const { base, sent, current } = texts;
  const from = { base: 0, sent: 0 };
  for (const overlap of answer.overlaps) {
    const rest = lines(current)
      .slice(overlap.line - 1)
      .join("");
    expect(rest.startsWith(overlap.current)).toBe(true);
    from.base = base.indexOf(overlap.base, from.base);
    from.sent = sent.indexOf(overlap.sent, from.sent);
    expect(Math.min(from.base, from.sent)).toBeGreaterThanOrEqual(0);
  }
}

test("merge: 200 seeded pairs of edits merge as git merges them, and lose nothing where git has a conflict", async () => {
  const count = { same: 0, conflicts: 0, differently: [] as number[] };
  for (let seed = 0; seed < 200; seed++) {
    const texts = seededEdits(seed);
    const answer = await merge(texts.base, texts.sent, texts.current);
    const expected = gitMerges(texts);
    if (expected === undefined) {
      count.conflicts++;
      expectNothingLost(answer, texts);
    } else if ("text" in answer && answer.text === expected) count.same++;
    else count.differently.push(seed);
  }
  expect(count.differently).toEqual([]);
  expect(Math.min(count.same, count.conflicts)).toBeGreaterThan(40);
});

describe("merge: line ends survive", () => {
  test.each([
    ["CRLF", "a\r\nb\r\nc\r\n", "A\r\nb\r\nc\r\n", "a\r\nb\r\nC\r\n", "A\r\nb\r\nC\r\n"],
    ["no last line end", "a\nb\nc", "A\nb\nc", "a\nb\nC", "A\nb\nC"],
    ["a last line end that came", "a\nb\nc", "A\nb\nc", "a\nb\nc\n", "A\nb\nc\n"],
    ["a last line end that went", "a\nb\nc\n", "a\nb\nc", "A\nb\nc\n", "A\nb\nc"],
    ["mixed", "a\r\nb\nc\rd", "x\r\nb\nc\rd", "a\r\nb\nc\rd\n\n", "x\r\nb\nc\rd\n\n"],
    ["BOM", "\uFEFFa\nb\nc\n", "\uFEFFa\nb\nC\n", "\uFEFFA\nb\nc\n", "\uFEFFA\nb\nC\n"],
  ])("%s", async (_, base, sent, current, expected) => {
    expect(await merge(base, sent, current)).toEqual(merged(expected));
    expect(await merge(base, current, sent)).toEqual(merged(expected));
  });
});

describe("merge: two sides", () => {
  test("that made the same change do not overlap", async () => {
    expect(await merge("a\nb\nc\n", "a\nB\nc\n", "a\nB\nc\n")).toEqual(merged("a\nB\nc\n"));
    expect(await merge("", "new\n", "new\n")).toEqual(merged("new\n"));
  });

  test("that changed adjacent lines overlap, once for each place", async () => {
    const base = "a\nb\nc\nd\ne\nf\n";
    expect(await merge(base, "A\nb\nc\nd\ne\nx\n", "1\n2\nb\nc\nd\ne\ny\n")).toEqual({
      overlaps: [
        { line: 1, base: "a", sent: "A", current: "1\n2" },
        { line: 7, base: "f", sent: "x", current: "y" },
      ],
    });
    expect(await merge(base, "A\nb\nc\nd\ne\nf\n", "a\nB\nc\nd\ne\nf\n")).toEqual({
      overlaps: [{ line: 1, base: "a\nb", sent: "A\nb", current: "a\nB" }],
    });
  });

  test("of which one removed lines that the other changed overlap", async () => {
    expect(await merge("a\nb\nc\n", "a\nc\n", "a\nB\nc\n")).toEqual({
      overlaps: [{ line: 2, base: "b", sent: "", current: "B" }],
    });
  });

  test("that both begin an empty text overlap", async () => {
    expect(await merge("", "one", "two\n")).toEqual({
      overlaps: [{ line: 1, base: "", sent: "one", current: "two" }],
    });
  });
});

test("merge: of too many overlaps the last one includes all that follow", async () => {
  const text = (letter: string) => `${letter}\n=\n`.repeat(3000);
  const answer = await merge(text("a"), text("b"), text("c"));
  const { overlaps = [] } = answer;
  expect(overlaps).toHaveLength(1000);
  const last = overlaps.at(-1);
  expect(last?.line).toBe(1999);
  expect(last?.sent).toBe(`${"b\n=\n".repeat(2000)}b`);
});

const MAX_LENGTH = 250_000;
const letters = (of: (index: number) => string) =>
  Array.from({ length: MAX_LENGTH }, (_, at) => of(at)).join("\n");
const some = (seed: number) => letters((at) => "abcdefgh"[(at * at * seed + at) % 8] ?? "");

test.each([
  ["one letter a line", letters(() => "a"), "b\n", "\nc"],
  ["every second line", letters((at) => "ab"[at % 2] ?? ""), "", "\nc"],
])("merge: long texts of %s merge", { timeout: 120_000 }, async (_, base, first, last) => {
  const answer = await merge(base, first + base, base + last);
  expect("text" in answer && answer.text === first + base + last).toBe(true);
});

test("merge: others have their turn while hostile texts are compared", {
  timeout: 200_000,
}, async () => {
  const texts = { base: some(3), sent: some(5), current: some(7) };
  expect(await heldShare(() => mergeInThread(texts, "test"))).toBeLessThan(1 / 5);
});
