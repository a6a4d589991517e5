import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutBodies, hashChunks } from "@/lib/search/chunks";

const chunks = (identity: string, text: string) => [...hashChunks(identity, [...cutBodies(text)])];
const bodies = (text: string) => chunks("x", text).map(({ body }) => body);
const squeezed = (text: string) => text.replace(/\s+/g, "");

describe("chunks: boundaries", () => {
  test("a text without words is one chunk", () => {
    expect(chunks("x", " \n\n ")).toMatchObject([{ body: "" }]);
  });

  test("chunks hold the whole text, in order, and are small", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.lorem({ maxCount: 60 }), fc.constant("# Heading"), fc.string()), {
          maxLength: 60,
        }),
        (paragraphs) => {
          const text = paragraphs.join("\n\n");
          const found = bodies(text);
          expect(squeezed(found.join(""))).toBe(squeezed(text));
          for (const body of found) expect(body.length).toBeLessThanOrEqual(810);
        },
      ),
    );
  });

  test("chunks never break a character, and have unique names", () => {
    const found = chunks("x", "😀".repeat(3000) + "\n\nsame\n\n".repeat(400));
    for (const { body } of found) expect(body.isWellFormed()).toBe(true);
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(found.length);
  });

  test("a chunk ends before a heading", () => {
    const [first, second] = bodies(`${"A sentence of words. ".repeat(20)}\n\n## Next\n\nText.`);
    expect(first).not.toContain("Next");
    expect(second).toMatch(/^## Next/);
  });

  test.each([
    ["a list of lines", (n: number) => `- item ${n} of the list\n`],
    ["sentences", (n: number) => `This is sentence ${n} of them. `],
    ["words alone", (n: number) => `word${n} `],
    ["Chinese without stops", (n: number) => `第${n}个白板保存有问题`],
  ])("an edit in a long paragraph of %s changes fewer than twelve chunks", (_, part) => {
    const parts = Array.from({ length: 3000 }, (_, n) => part(n));
    const names = () => chunks("x", parts.join("")).map(({ hash }) => hash);
    const before = new Set(names());
    parts.splice(10, 0, part(4000));
    expect(names().filter((hash) => !before.has(hash)).length).toBeLessThan(12);
  });

  test("an edit does not change the chunks around it", () => {
    const text = Array.from({ length: 200 }, (_, n) => `Paragraph ${n}. ${"word ".repeat(40)}`);
    const names = () => chunks("x", text.join("\n\n")).map(({ hash }) => hash);
    const before = new Set(names());
    text.splice(10, 0, "A new paragraph.");
    expect(names().filter((hash) => !before.has(hash)).length).toBeLessThan(8);
    expect(chunks("y", text.join("\n\n")).some(({ hash }) => before.has(hash))).toBe(false);
  });
});
