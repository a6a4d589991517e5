import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "@/lib/errors";
import { extractText, readInThread } from "@/lib/extract/extract-text";
import { LIMITS, MAX_TEXT } from "@/lib/extract/limits";
import { CUT_NOTICE } from "@/lib/extract/tidy";
import { blanks, pdfFile, pdfOfContents } from "./pdf-file";
import { expectRefused } from "./refused";

const ENCRYPTED = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"61".repeat(32)}> /U <${"62".repeat(32)}> >> /ID [<${"63".repeat(16)}> <${"63".repeat(16)}>]`;

/** Forms that draw the next one ten times, down to one with text: 10^12 texts in total. */
const nestedForms = Array.from({ length: 13 }, (_, index) => ({
  dictionary: "",
  stream: Buffer.from(index === 12 ? "BT /F 12 Tf (again) Tj ET" : `/X${index + 1} Do `.repeat(10)),
}));

describe("PDF: its text", () => {
  test("gives its lines and pages", async () => {
    const file = pdfFile(["Goals (2026)\nFewer calls", "", "Page three"]);
    const copy = Uint8Array.from(file);
    expect(await extractText(file, "Plan.PDF")).toEqual({
      mediaType: "application/pdf",
      text: "Goals (2026)\nFewer calls\n\nPage three",
    });
    expect(file).toEqual(copy);
  });

  test("is known without an extension, and with bytes before its start", async () => {
    const file = new Uint8Array(Buffer.concat([Buffer.from("\n\n"), pdfFile(["Text"])]));
    expect((await extractText(file, "plan")).mediaType).toBe("application/pdf");
    const late = new Uint8Array(Buffer.concat([Buffer.from("a mail\n"), pdfFile(["Text"])]));
    expect((await extractText(late, "plan.pdf")).text).toBe("Text");
  });

  test("may have 1,000 pages, and is cut like any long text", async () => {
    const page = "A line of about forty characters, again\n".repeat(40);
    const { text } = await extractText(pdfFile(new Array(1000).fill(page)), "a.pdf");
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT);
    expect(text.endsWith(CUT_NOTICE)).toBe(true);
  });

  test("with 5,000 pages is refused", async () => {
    const file = pdfFile(new Array(5000).fill("x"));
    const words = "This PDF has 5,000 pages; the limit is 1,000.";
    await expectRefused(file, "a.pdf", "PAYLOAD_TOO_LARGE", words);
  });

  test("of pictures is refused", async () => {
    await expectRefused(pdfFile(["", ""]), "a.pdf", "VALIDATION_ERROR", "OCR");
  });

  test("with a password is refused", async () => {
    await expectRefused(pdfFile(["x"], ENCRYPTED), "a.pdf", "VALIDATION_ERROR", "password");
  });

  test("that is cut off or damaged is refused", async () => {
    const file = pdfFile(new Array(50).fill("Some text"));
    const half = file.subarray(0, file.length / 2);
    await expectRefused(half, "a.pdf", "VALIDATION_ERROR", "The end of this PDF is missing");
    await expectRefused("%PDF-1.7\nx\n%%EOF", "a.pdf", "VALIDATION_ERROR", "damaged");
  });

  test.each(["a.md", "a.docx", "a.png"])("named %s is refused", async (filename) => {
    const words = "This file is a PDF, but its name ends in";
    await expectRefused(pdfFile(["x"]), filename, "UNSUPPORTED_MEDIA_TYPE", words);
  });

  test("whose page inflates to 1 GB is refused", async () => {
    const file = pdfOfContents([blanks(1024 ** 3)]);
    await expectRefused(file, "a.pdf", "PAYLOAD_TOO_LARGE", "too much memory");
  });

  test("that draws endlessly is stopped, and the next one is read", async () => {
    const stream = Buffer.from("/X0 Do");
    const file = pdfOfContents([{ dictionary: "", stream }], nestedForms);
    const reading = readInThread("pdf", file, { ...LIMITS, timeMs: 700 }, {});
    await expect(reading).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect((await extractText(pdfFile(["Next"]), "a.pdf")).text).toBe("Next");
  });

  test("that draws endlessly, again and again, does not keep another owner's file waiting", async () => {
    const file = pdfOfContents([{ dictionary: "", stream: Buffer.from("/X0 Do") }], nestedForms);
    const limits = { ...LIMITS, timeMs: 2_000 };
    const ended: string[] = [];
    const read = (bytes: Uint8Array, owner: string) =>
      readInThread("pdf", bytes, limits, { owner })
        .catch(() => {})
        .finally(() => ended.push(owner));
    await Promise.all([read(file, "flood"), read(file, "flood"), read(pdfFile(["Next"]), "other")]);
    expect(ended).toEqual(["other", "flood", "flood"]);
  });

  test("with some bytes changed is read or refused", async () => {
    const file = pdfFile(["One", "Two"]);
    const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 30 }), async (changes) => {
        const changed = Uint8Array.from(file);
        for (const [at, byte] of changes) changed[at] = byte;
        const result = await extractText(changed, "a.pdf").catch((error) => error);
        if (!(result instanceof ApiError)) expect(result.mediaType).toBe("application/pdf");
      }),
      { numRuns: 15 },
    );
  });
});
