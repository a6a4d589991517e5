import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { extractText } from "@/lib/extract/extract-text";
import { deflatedBlanks } from "./bomb";
import { expectRefused } from "./refused";
import {
  CONTENT_TYPES,
  documentPart,
  listed,
  paragraph,
  styled,
  table,
  wordFile,
} from "./word-file";
import { type Part, zipFile } from "./zip-file";

const GB = 1024 ** 3;
const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A document whose `word/document.xml` inflates to 1 GB of blanks and claims to have `size` bytes. */
const makeBomb = (size: number) =>
  zipFile([
    CONTENT_TYPES,
    { name: "word/document.xml", content: "", deflated: deflatedBlanks(GB), claims: { size } },
  ]);

describe("DOCX: Word document", () => {
  test("gives its headings, lists and tables", async () => {
    const body = [
      styled("Title", "Plan &amp; scope"),
      styled("Heading1", "Goals"),
      paragraph("Fewer calls &lt; 5."),
      listed("bullet", 0, "first"),
      listed("bullet", 1, "inner"),
      listed("bullet", 0, "second"),
      styled("Heading2", "Steps"),
      listed("decimal", 0, "draft"),
      listed("decimal", 0, "review"),
      table([
        ["Who", "", "When"],
        ["Ana", "x", "May"],
      ]),
      paragraph("End."),
    ].join("");
    const file = wordFile(body);
    const copy = Uint8Array.from(file);
    expect(await extractText(file, "Plan.docx")).toEqual({
      mediaType: MEDIA_TYPE,
      text: [
        "# Plan & scope",
        "# Goals",
        "Fewer calls < 5.",
        "- first\n  - inner\n- second",
        "## Steps",
        "1. draft\n2. review",
        "Who |  | When\nAna | x | May",
        "End.",
      ].join("\n\n"),
    });
    expect(file).toEqual(copy);
  });

  test("keeps the cells around a nested table", async () => {
    const inner = table([["b", "c"]]);
    const body = `<w:tbl><w:tr><w:tc>${paragraph("a")}${inner}</w:tc><w:tc>${paragraph("d")}</w:tc></w:tr></w:tbl>`;
    expect((await extractText(wordFile(body), "a.docx")).text).toBe("a b | c | d");
  });

  test("gives its notes below the text", async () => {
    const notes: Part = {
      name: "word/footnotes.xml",
      content: `<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:id="1">${paragraph("As measured in May")}</w:footnote></w:footnotes>`,
    };
    const body = `<w:p><w:r><w:t>Ten calls</w:t><w:footnoteReference w:id="1"/></w:r></w:p>`;
    const { text } = await extractText(wordFile(body, [notes]), "a.docx");
    expect(text).toBe("Ten calls[1]\n\n1. As measured in May");
  });

  test("may have its main part under the name that Word on the web gives it", async () => {
    const relations: Part = {
      name: "_rels/.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>`,
    };
    const part = { ...documentPart(paragraph("Second")), name: "word/document2.xml" };
    const file = zipFile([CONTENT_TYPES, relations, part]);
    expect((await extractText(file, "a.docx")).text).toBe("Second");
  });

  test("has no text if it has only pictures", async () => {
    await expectRefused(wordFile(paragraph(" ")), "a.docx", "VALIDATION_ERROR", "No text");
  });

  test.each(["a.md", "a.pdf", "a.zip"])("named %s is refused", async (filename) => {
    const words = "This file is a Word document, but its name ends in";
    await expectRefused(wordFile(paragraph("x")), filename, "UNSUPPORTED_MEDIA_TYPE", words);
  });

  test.each([
    ["xl/workbook.xml", "an Excel workbook. Save the sheet as CSV UTF-8 and upload that"],
    ["xl/worksheets/sheet1.xml", "an Excel workbook"],
    ["ppt/presentation.xml", "a PowerPoint presentation"],
    ["META-INF/MANIFEST.MF", "a Java archive"],
    ["readme.txt", "a zip archive"],
    ["attached/word/document.xml", "a zip archive"],
  ])("a zip with %s is not one", async (name, words) => {
    const file = zipFile([CONTENT_TYPES, { name, content: "<x/>" }]);
    await expectRefused(file, "a.docx", "UNSUPPORTED_MEDIA_TYPE", words);
  });

  test.each([
    ["a.xlsx", "an Excel workbook. Save the sheet as CSV UTF-8 and upload that."],
    ["a.pptx", "a PowerPoint presentation"],
    ["a.zip", "a zip archive without a Word document"],
  ])("a zip of unknown parts is refused by its name %s", async (filename, words) => {
    const file = zipFile([CONTENT_TYPES]);
    await expectRefused(file, filename, "UNSUPPORTED_MEDIA_TYPE", words);
    const cut = file.subarray(0, file.length - 30);
    await expectRefused(cut, filename, "UNSUPPORTED_MEDIA_TYPE", words);
  });

  test("is refused if it is also a PDF", async () => {
    const parts: Part[] = [{ name: "a", content: "%PDF-1.7\n", stored: true }, CONTENT_TYPES];
    const file = zipFile([...parts, documentPart(paragraph("x"))]);
    for (const filename of ["a.docx", "a.pdf"]) {
      await expectRefused(file, filename, "UNSUPPORTED_MEDIA_TYPE", "at once");
    }
  });
});

describe("DOCX: hostile Word document", () => {
  test.each([
    ["1 GB", GB, "PAYLOAD_TOO_LARGE", "grows far too large"],
    ["30 MiB", 30 * 1024 ** 2, "VALIDATION_ERROR", "damaged"],
    ["1,000 bytes", 1000, "VALIDATION_ERROR", "damaged"],
    ["nothing", 0, "VALIDATION_ERROR", "damaged"],
  ])("that inflates to 1 GB and claims %s is refused", async (_, size, code, words) => {
    await expectRefused(makeBomb(size), "a.docx", code, words);
  });

  test("of a thousand times its packed size is refused", async () => {
    const file = wordFile(paragraph(" ".repeat(20 * 1024 ** 2)));
    await expectRefused(file, "a.docx", "PAYLOAD_TOO_LARGE", "grows far too large");
  });

  test("with many large parts is refused for their total size", async () => {
    const media = Array.from({ length: 11 }, (_, index) => ({
      name: `word/media/${index}.png`,
      content: "",
      deflated: Buffer.alloc(100_000),
      claims: { size: 10 * 1024 ** 2 },
    }));
    const file = wordFile(paragraph("x"), media);
    await expectRefused(file, "a.docx", "PAYLOAD_TOO_LARGE", "grows far too large");
  });

  test("with more than 5,000 parts is refused", async () => {
    const more = Array.from({ length: 5000 }, (_, index) => ({ name: `x${index}`, content: "" }));
    const words = "is made of 5,004 files; the limit is 5,000";
    await expectRefused(wordFile(paragraph("x"), more), "a.docx", "PAYLOAD_TOO_LARGE", words);
  });

  test.each<[string, Partial<Part>, string]>([
    ["a size that is too large", { claims: { size: 5000 } }, "damaged"],
    ["a packed size beyond the file", { claims: { packed: 5000 } }, "damaged"],
    ["an encrypted part", { encrypted: true }, "password"],
    ["rubbish for XML", { content: "\0\0 rubbish <" }, "damaged"],
    ["XML that ends early", { content: "<w:document><w:body>" }, "damaged"],
  ])("with %s is refused", async (_, change, words) => {
    const part = { ...documentPart(paragraph("x")), ...change };
    await expectRefused(zipFile([CONTENT_TYPES, part]), "a.docx", "VALIDATION_ERROR", words);
  });

  test("that names a part twice is refused", async () => {
    const parts = [CONTENT_TYPES, documentPart(paragraph("x")), documentPart(paragraph("y"))];
    await expectRefused(zipFile(parts), "a.docx", "VALIDATION_ERROR", "damaged");
  });

  test.each([30, 400, 1400])(
    "that lacks its last %i bytes is refused as cut off",
    async (bytes) => {
      const file = wordFile(paragraph("x"));
      const cut = file.subarray(0, file.length - bytes);
      await expectRefused(
        cut,
        "a.docx",
        "VALIDATION_ERROR",
        "The end of this Word file is missing",
      );
    },
  );

  test("with elements 50,000 deep is refused", async () => {
    const body = "<w:p>".repeat(50_000) + "</w:p>".repeat(50_000);
    await expectRefused(wordFile(body), "a.docx", "PAYLOAD_TOO_LARGE", "too much memory");
  });

  test("with entities does not expand them", async () => {
    const entities = Array.from(
      { length: 10 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    ).join("");
    const doctype = `<!DOCTYPE x [<!ENTITY e0 "ha"><!ENTITY file SYSTEM "file:///etc/hostname">${entities}]>`;
    for (const entity of ["&e10;", "&file;"]) {
      const file = zipFile([CONTENT_TYPES, documentPart(paragraph(entity), doctype)]);
      await expectRefused(file, "a.docx", "VALIDATION_ERROR", "damaged");
    }
  });

  test("with pictures elsewhere fetches none", async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls++;
      response.end("x");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const image = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="rId1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    const relations: Part = {
      name: "word/_rels/document.xml.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://127.0.0.1:${port}/x.png" TargetMode="External"/></Relationships>`,
    };
    const { text } = await extractText(wordFile(paragraph("Seen") + image, [relations]), "a.docx");
    server.close();
    expect(text).toBe("Seen");
    expect(calls).toBe(0);
  });
});
