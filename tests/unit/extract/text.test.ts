import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "@/lib/errors";
import { extractText } from "@/lib/extract/extract-text";
import { MAX_FILE_BYTES, MAX_TEXT } from "@/lib/extract/limits";
import { CUT_NOTICE, isCut, tidyText } from "@/lib/extract/tidy";
import { expectRefused } from "./refused";

const read = (text: string, filename: string) =>
  extractText(new TextEncoder().encode(text), filename);

function utf16(text: string, order: "le" | "be") {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return new Uint8Array(order === "le" ? bytes : bytes.swap16());
}

describe("text of a file: text files", () => {
  test.each([
    ["notes.md", "text/markdown"],
    ["NOTES.MARKDOWN", "text/markdown"],
    ["notes.txt", "text/plain"],
    ["notes.text", "text/plain"],
    ["meeting.vtt", "text/plain"],
    ["Meeting.SRT", "text/plain"],
    ["notes", "text/plain"],
    ["of last.week/notes", "text/plain"],
    ["rows.csv", "text/csv"],
  ])("the name %s makes a text %s", async (filename, mediaType) => {
    expect(await read("a,b\n", filename)).toEqual({ mediaType, text: "a,b\n" });
  });

  test("keep all but line ends, byte order marks and control characters", async () => {
    const { text } = await read('\ufeffa;"b\r\nc"\r\u0085\ufeff\t日本 👩‍💻\fz\n\n', "a.csv");
    expect(text).toBe('a;"b\nc"\n\t日本 👩‍💻\nz\n\n');
  });

  test.each(["le", "be"] as const)("are read in UTF-16 %s with its mark", async (order) => {
    const { text } = await extractText(utf16("Größe 👍\r\n", order), "a.txt");
    expect(text).toBe("Größe 👍\n");
  });

  test("may start with HTML or mention PDF", async () => {
    const text = '<!-- x -->\n<p align="center">Logo</p>\n\nFiles start with `%PDF-1.7`.';
    expect((await read(text, "readme.md")).text).toBe(text);
    expect((await read("MZ, PK and GIF8 are marks", "a.txt")).text).toContain("MZ");
  });

  test("that are too long are cut at the end of a line, with a note", async () => {
    const { text } = await read("0123456789\r\n".repeat(800_000), "a.csv");
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT);
    expect(text.length).toBeGreaterThan(MAX_TEXT - 3000);
    expect(text.endsWith(`9${CUT_NOTICE}`)).toBe(true);
    const whole = "x".repeat(MAX_TEXT);
    expect((await read(whole, "a.txt")).text).toBe(whole);
    expect([text, whole].map(isCut)).toEqual([true, false]);
  });

  test("are not cut inside a character", () => {
    for (const start of ["", "a"]) {
      const text = tidyText(start + "👍".repeat(MAX_TEXT / 2 + 1));
      expect(text.isWellFormed()).toBe(true);
      expect(text.endsWith(CUT_NOTICE)).toBe(true);
    }
  });
});

describe("text of a file: files without text", () => {
  test.each([
    ["an empty file", ""],
    ["blanks", " \r\n\t\n"],
    ["a byte order mark", "\ufeff"],
  ])("%s is refused as empty", async (_, content) => {
    await expectRefused(content, "a.md", "VALIDATION_ERROR", "empty");
  });

  test("a file of more than 10 MiB is refused", async () => {
    const bytes = new Uint8Array(MAX_FILE_BYTES + 1).fill(97);
    await expectRefused(bytes, "a.txt", "PAYLOAD_TOO_LARGE", "larger than 10 MiB");
    expect((await extractText(bytes.subarray(1), "a.txt")).text.length).toBe(MAX_TEXT);
  });

  test.each([
    ["an.txt", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "a PNG image"],
    ["an.md", "MZ\x90\0\x03\0\0\0", "a Windows program"],
    ["an.csv", "\xff\xd8\xff\xe0\0\x10JFIF", "a JPEG image"],
    ["an.txt", "\x7fELF\x02\x01\x01\0", "a Linux program"],
    ["an.docx", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "without one"],
    ["an.doc", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "Save it as .docx and upload that."],
    ["an.XLS", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "Save the sheet as CSV UTF-8 and upload that."],
    ["an.doc", "\x89PNG\r\n\x1a\n\0", "a PNG image"],
    ["an.gz", "\x1f\x8b\x08\0\0", "a gzip archive"],
    ["an.txt", "%some\0binary", "something other than text"],
    ["an.txt", "ends in \x1b[0m", "something other than text"],
    ["an.md", "\xff\xfea\0\0\0", "something other than text"],
  ])("%s of %j is named in the refusal", async (filename, content, words) => {
    const bytes = new Uint8Array(Buffer.from(content, "latin1"));
    await expectRefused(bytes, filename, "UNSUPPORTED_MEDIA_TYPE", words);
  });

  test.each([
    ["an.txt", "\n <!DOCTYPE html><html><body>x", "a web page (HTML)"],
    ["an.md", "\ufeff<HTML lang='en'>", "a web page (HTML)"],
    ["an.csv", '<?xml version="1.0"?><a/>', "an XML file"],
    ["an.md", "<svg xmlns=''></svg>", "an SVG image"],
    ["an.txt", "{\\rtf1\\ansi x}", "a Rich Text document"],
    ["an.json", "{}", "end in .json"],
    ["an.html", "hello", "end in .html"],
    ["an.tsv", "a\tb", "Rename it to end in .csv"],
    ["an.pdf", "hello", "is plain text, but its name ends in .pdf"],
    ["an.docx", "hello", "is plain text, but its name ends in .docx"],
  ])("%s of %j is refused by its content or its name", async (filename, content, words) => {
    await expectRefused(content, filename, "UNSUPPORTED_MEDIA_TYPE", words);
  });

  test.each(["Gr\xf6\xdfe;1\r\n", "\xff\xfea"])(
    "%j is refused with the way to save it",
    async (content) => {
      const bytes = new Uint8Array(Buffer.from(content, "latin1"));
      await expectRefused(bytes, "a.csv", "VALIDATION_ERROR", "CSV UTF-8");
    },
  );
});

describe("text of a file: any text", () => {
  const anything = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

  test("is tidied once and for all", () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const text = tidyText(raw);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[^\P{Cc}\t\n]|\ufeff/u);
        expect(tidyText(text)).toBe(text);
      }),
    );
  });

  test("any bytes are read or refused", async () => {
    const bytes = fc.uint8Array({ maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom("a.md", "a.csv", "a", "a.docx"), async (b, name) => {
        const result = await extractText(b, name).catch((error) => error);
        if (!(result instanceof ApiError)) expect(typeof result.text).toBe("string");
      }),
    );
  });
});
