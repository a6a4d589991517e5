import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "@/lib/errors";
import { readHeadings } from "@/lib/markdown/outline";
import { cutPart, type Part } from "@/lib/markdown/parts";

const AMPLE = 10_000_000;
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const points = (text: string) => Array.from(text);

/** All parts of a text, or of one section, in a row. */
function allParts(text: string, maxBytes: number, section?: string): Part[] {
  const parts: Part[] = [];
  for (let offset: number | null | undefined; offset !== null; ) {
    const part: Part = cutPart(text, { section, offset, maxBytes });
    parts.push(part);
    offset = part.next_offset;
  }
  return parts;
}
const joined = (parts: Part[]) => parts.map(({ text }) => text).join("");

function refusal(text: string, wanted: { section?: string; offset?: number }) {
  try {
    return cutPart(text, { ...wanted, maxBytes: AMPLE });
  } catch (error) {
    return error instanceof ApiError ? { status: error.status, details: error.details } : error;
  }
}
const refused = (path: string, message: RegExp) => ({
  status: 400,
  details: [{ path, code: "custom", message: expect.stringMatching(message) }],
});

const TEXT = "intro\n\n# One\n\na\n\n## Sub\n\nb\n\n# Two\n\nc\n\n## Sub\n\nd\n";

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom("\n", "\r\n", "\r", "\n\n", "\r\n\r\n", "\t", '"', "\\", "\u0001", "\u007f"),
      fc.constantFrom(
        "# One\n",
        "## Two\r\n",
        "漢字",
        "🚀",
        "👩‍👩‍👧‍👦",
        "é",
        "word ",
        "\u2028",
        "\ufeff",
      ),
      fc.string({ unit: "binary" }),
    ),
    { maxLength: 60 },
  )
  .map((words) => words.join(""));

describe("parts of a document: the parts of a text", () => {
  test("are the text, each within its bytes and at its stated offset", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 90, max: 400 }), (text, maxBytes) => {
        const parts = allParts(text, maxBytes);
        expect(joined(parts)).toBe(text);
        let offset = 0;
        for (const part of parts) {
          expect(bytes(part)).toBeLessThanOrEqual(maxBytes);
          expect(part.offset).toBe(offset);
          offset += points(part.text).length;
          expect(part.next_offset).toBe(part === parts.at(-1) ? null : offset);
          expect(part.text.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  test("never part the two halves of a line end", () => {
    for (let maxBytes = 70; maxBytes < 100; maxBytes++) {
      for (const text of ["\r\n".repeat(40), `x${"\r\n".repeat(40)}`, "ab\r\n".repeat(20)]) {
        const parts = allParts(text, maxBytes);
        expect(joined(parts)).toBe(text);
        expect(parts.filter((part) => part.text.startsWith("\n"))).toEqual([]);
      }
    }
  });

  test("advance by at least one character, even with little room", () => {
    expect(allParts("a🚀\r\n漢", 0).map(({ text }) => text)).toEqual(["a", "🚀", "\r\n", "漢"]);
    expect(allParts("", 0)).toEqual([{ text: "", offset: 0, next_offset: null }]);
  });

  test("use all available room", () => {
    const [first] = allParts("x".repeat(1000), 500);
    expect(bytes(first)).toBeGreaterThan(450);
  });

  test("begin at the given offset, in code points", () => {
    const part = cutPart("🚀🚀ab", { offset: 1, maxBytes: AMPLE });
    expect(part).toEqual({ text: "🚀ab", offset: 1, next_offset: null });
  });

  test.each([
    ["#", 250_000],
    ["\n", 250_000],
    ["🚀", 250_000],
    ["\u0001", 100_000],
  ])("of half a million %j are the text", (unit, maxBytes) => {
    const text = unit.repeat(500_000);
    const parts = allParts(text, maxBytes);
    expect(joined(parts) === text).toBe(true);
    expect(Math.max(...parts.map(bytes))).toBeLessThanOrEqual(maxBytes);
  });
});

describe("parts of a document: a part ends", () => {
  /** The first part of a text, which has room for about 100 characters. */
  const first = (text: string) => cutPart(text, { maxBytes: 170 }).text;
  const x = (count: number) => "x".repeat(count);

  test("after the last paragraph in its last quarter, though a line ends later", () => {
    expect(first(`${x(80)}\n\n${x(8)}\n${x(200)}`)).toBe(`${x(80)}\n\n`);
    expect(first(`${x(80)}\r\n\r\n${x(6)}\r\n${x(200)}`)).toBe(`${x(80)}\r\n\r\n`);
    expect(first(`${x(76)}\n\n${x(6)}\r\n\r\n${x(200)}`)).toBe(`${x(76)}\n\n${x(6)}\r\n\r\n`);
  });

  test("else after the last line in its last quarter", () => {
    expect(first(`${x(80)}\n${x(8)}\n${x(200)}`)).toBe(`${x(80)}\n${x(8)}\n`);
    expect(first(`${x(20)}\n\n${x(60)}\r\n${x(200)}`)).toBe(`${x(20)}\n\n${x(60)}\r\n`);
  });

  test("else where the room ends", () => {
    const text = `${x(20)}\n\n${x(20)}\n${x(200)}`;
    const part = first(text);
    expect(text.startsWith(part)).toBe(true);
    expect(part.length).toBeGreaterThan(90);
  });
});

describe("parts of a document: a section", () => {
  const section = (name: string, text = TEXT) =>
    cutPart(text, { section: name, maxBytes: AMPLE }).text;

  test("ends at the next heading of its level or above", () => {
    expect(section("One")).toBe("# One\n\na\n\n## Sub\n\nb\n\n");
    expect(section("Two")).toBe("# Two\n\nc\n\n## Sub\n\nd\n");
    expect(section("Deep", "### Deep\n\n#### x\n\n## Up\n")).toBe("### Deep\n\n#### x\n\n");
  });

  test("is the first one with its name", () => expect(section("Sub")).toBe("## Sub\n\nb\n\n"));

  test.each(["two", " TWO ", "# Two", "##Two", "###### two"])("is found as %j", (name) => {
    expect(section(name)).toBe(section("Two"));
  });

  test("is found by the cut title of a bounded outline", () => {
    const title = "🚀".repeat(100);
    expect(section("🚀".repeat(80), `# ${title}\n`)).toBe(`# ${title}\n`);
  });

  test("ends at its own end, without a next part", () => {
    const part = cutPart(TEXT, { section: "One", maxBytes: AMPLE });
    expect(part).toMatchObject({ offset: 7, next_offset: null });
  });

  test("comes in parts, with offsets in the whole text", () => {
    const body = `🚀 ${"漢字 text ".repeat(20)}\r\n\r\n`.repeat(5);
    const text = `# One\n\n🚀\n\n# Two\n\n${body}# Three\n`;
    const parts = allParts(text, 300, "two");
    expect(parts.length).toBeGreaterThan(5);
    expect(joined(parts)).toBe(`# Two\n\n${body}`);
    for (const { offset, text: own } of parts) {
      expect(
        points(text)
          .slice(offset, offset + points(own).length)
          .join(""),
      ).toBe(own);
    }
  });

  test("begins at the offset from readHeadings, for every heading", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const seen = new Set<string>();
        for (const { title, offset } of readHeadings(text)) {
          const key = title.replace(/^#+/, "").trim().toLowerCase();
          if (seen.has(key)) continue;
          seen.add(key);
          const part = cutPart(text, { section: title, maxBytes: AMPLE });
          expect(part.offset).toBe(offset);
        }
      }),
    );
  });
});

describe("parts of a document: an unknown section or offset is 400", () => {
  test("names the headings for an unknown section", () => {
    const message = /no section "Three".*"One", "Sub", "Two", "Sub"\.$/;
    expect(refusal(TEXT, { section: "Three" })).toEqual(refused("section", message));
    expect(refusal("text", { section: "One" })).toEqual(refused("section", /no headings at all/));
  });

  test("names 20 headings at most, each cut", () => {
    const text = Array.from({ length: 25 }, (_, index) => `# ${index} ${"y".repeat(200)}\n`).join(
      "",
    );
    const error = refusal(text, { section: "z".repeat(500) });
    expect(error).toEqual(refused("section", /"19 y{77}" and 5 more\.$/));
    expect(error).toEqual(refused("section", /^[^z]*z{80}[^z]*$/));
  });

  test.each([
    ["text", 4],
    ["🚀", 1],
    ["", 1],
    ["text", -1],
  ])("%j has no offset %i", (text, offset) => {
    expect(refusal(text, { offset })).toEqual(refused("offset", /beyond the end|is not/));
  });

  test("gives the length of the text", () => {
    expect(refusal("🚀🚀", { offset: 9 })).toEqual(refused("offset", /has 2 characters/));
  });

  test.each([0, 6, 28, 52])("the offset %i is not in the section", (offset) => {
    expect(refusal(TEXT, { section: "one", offset })).toEqual(
      refused("offset", /not in the section "one", which goes from 7 to 27/),
    );
  });
});
