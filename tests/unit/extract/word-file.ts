import { type Part, zipFile } from "./zip-file";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

export const CONTENT_TYPES: Part = {
  name: "[Content_Types].xml",
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
};

const NUMBERING: Part = {
  name: "word/numbering.xml",
  content: `<w:numbering ${W}>${[
    ["1", "bullet"],
    ["2", "decimal"],
  ]
    .map(
      ([id, format]) =>
        `<w:abstractNum w:abstractNumId="${id}">${[0, 1]
          .map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`)
          .join("")}</w:abstractNum>`,
    )
    .join(
      "",
    )}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`,
};

const STYLES: Part = {
  name: "word/styles.xml",
  content: `<w:styles ${W}>${[
    ["Title", "Title"],
    ["Heading1", "heading 1"],
    ["Heading2", "heading 2"],
  ]
    .map(
      ([id, name]) =>
        `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
    )
    .join("")}</w:styles>`,
};

/** `word/document.xml` with this body. */
export const documentPart = (body: string, doctype = ""): Part => ({
  name: "word/document.xml",
  content: `<?xml version="1.0" encoding="UTF-8"?>${doctype}<w:document ${W} ${R}><w:body>${body}</w:body></w:document>`,
});

/** A Word document with this body. */
export const wordFile = (body: string, more: Part[] = []): Uint8Array =>
  zipFile([CONTENT_TYPES, STYLES, NUMBERING, documentPart(body), ...more]);

/** A paragraph, in a style or in a list. */
export function paragraph(text: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export const styled = (style: string, text: string) =>
  paragraph(text, `<w:pStyle w:val="${style}"/>`);

export const listed = (list: "bullet" | "decimal", level: number, text: string) =>
  paragraph(
    text,
    `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list === "bullet" ? 1 : 2}"/></w:numPr>`,
  );

export const table = (rows: string[][]) =>
  `<w:tbl>${rows
    .map(
      (cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`,
    )
    .join("")}</w:tbl>`;
