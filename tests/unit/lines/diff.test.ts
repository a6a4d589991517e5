import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { diffInThread } from "@/lib/lines/compare-texts";
import { seededEdits } from "@/tests/support/seeded";

const folder = mkdtempSync(path.join(tmpdir(), "diff-"));
afterAll(() => rmSync(folder, { recursive: true }));

const diff = (from: string, to: string) =>
  diffInThread({ from, to, names: { from: "version 1", to: "version 2" } }, "test");

const hasPatch = spawnSync("patch", ["--version"]).error === undefined;
if (!hasPatch) console.log("Diffs are not applied here: the program `patch` is not installed.");

/** The text that `patch` makes. */
function patched(from: string, unified: string): string {
  const file = path.join(folder, "document.md");
  writeFileSync(file, from);
  const { status, stdout, stderr } = spawnSync("patch", ["--silent", file], { input: unified });
  expect({ status, words: `${stdout}${stderr}` }).toEqual({ status: 0, words: "" });
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

describe.skipIf(!hasPatch)("diff: patch turns one text into the other, byte for byte", () => {
  test("of 200 seeded pairs", async () => {
    for (let seed = 0; seed < 100; seed++) {
      const { base, sent, current } = seededEdits(seed);
      for (const [from, to] of [
        [base, sent],
        [sent, current],
      ] as const) {
        const { unified } = await diff(from, to);
        expect(unified === "", `${seed}`).toBe(from === to);
        if (unified) expect(patched(from, unified), `${seed}`).toBe(to);
      }
    }
  });

  test.each([
    ["from nothing", "", "one\ntwo"],
    ["to nothing", "one\r\ntwo\r\n", ""],
    ["a last line end that came", "a\nb", "a\nb\n"],
    ["a last line end that went", "a\nb\n", "a\nb"],
    ["line ends alone", "a\r\nb\r\nc\r\n", "a\nb\r\nc"],
    ["a carriage return alone", "a\rb", "a\rc\r"],
    ["lines like those of a diff", "--- a\n+++ b\n@@ -1 +1 @@\n", "+++ b\n\\ No newline\n- x\n"],
    ["long lines", "x".repeat(500_000), `${"x".repeat(499_999)}y`],
  ])("%s", async (_, from, to) => {
    const { unified } = await diff(from, to);
    expect(patched(from, unified)).toBe(to);
  });
});

test("diff: it counts added and removed lines", async () => {
  const { added, removed } = await diff("a\nb\nc\n", "a\nB\nC\nc\nd");
  expect({ added, removed }).toEqual({ added: 3, removed: 1 });
});
