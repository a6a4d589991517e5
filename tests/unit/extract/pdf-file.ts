import { deflatedBlanks } from "./bomb";

/** The body of an object: its dictionary, and the content of its stream if it has one. */
export type PdfObject = { dictionary: string; stream?: Buffer };

/** A PDF of these objects, numbered from 1; the first one is the catalogue. */
function makePdf(objects: PdfObject[], trailer = ""): Uint8Array {
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = 9;
  const add = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    const size = stream ? ` /Length ${stream.length}` : "";
    add(Buffer.from(`${index + 1} 0 obj\n<< ${dictionary}${size} >>\n`));
    if (stream) add(Buffer.concat([Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")]));
    add(Buffer.from("endobj\n"));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`));
  add(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}

const FONT = "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding";

/** A PDF with one page for each text, its lines below each other. */
export const pdfFile = (texts: string[], trailer = "") =>
  pdfOfContents(
    texts.map((text) => ({ dictionary: "", stream: Buffer.from(operators(text)) })),
    [],
    trailer,
  );

/** A PDF with one page for each content stream; `forms` are drawable as /X0, /X1 and so on. */
export function pdfOfContents(
  contents: PdfObject[],
  forms: PdfObject[] = [],
  trailer = "",
): Uint8Array {
  const firstPage = 4 + forms.length;
  const pages = contents.map((_, index) => firstPage + 2 * index);
  const names = forms.map((_, index) => `/X${index} ${4 + index} 0 R`).join(" ");
  const resources = `/Resources << /Font << /F 3 0 R >> /XObject << ${names} >> >>`;
  return makePdf(
    [
      { dictionary: "/Type /Catalog /Pages 2 0 R" },
      {
        dictionary: `/Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(" ")}]`,
      },
      { dictionary: FONT },
      ...forms.map(({ dictionary, stream }) => ({
        dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 600 800] ${resources} ${dictionary}`,
        stream,
      })),
      ...contents.flatMap((content, index) => [
        {
          dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${resources} /Contents ${firstPage + 2 * index + 1} 0 R`,
        },
        content,
      ]),
    ],
    trailer,
  );
}

const operators = (text: string) =>
  text === ""
    ? ""
    : `BT /F 12 Tf 14 TL 50 750 Td ${text
        .split("\n")
        .map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`)
        .join(" ")} ET`;

const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);

/** A content stream of blanks that inflates to `bytes`. */
export const blanks = (bytes: number): PdfObject => ({
  dictionary: "/Filter /FlateDecode",
  stream: Buffer.concat([ZLIB_HEADER, deflatedBlanks(bytes)]),
});
