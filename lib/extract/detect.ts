import {
  CSV,
  DOCX,
  MARKDOWN,
  type MediaType,
  PDF,
  PLAIN_TEXT,
  readPromisedType,
} from "./media-types";
import { ACCEPTED, refusal, wrongType } from "./refusals";
import { BINARY_KINDS, NAMED_KINDS, OLD_OFFICE, TEXT_KINDS, ZIP_KINDS } from "./signatures";

type Detected =
  | { format: "text"; mediaType: MediaType; text: string }
  | { format: "pdf" | "docx"; mediaType: MediaType };

/** Missing if the file is cut off. */
const ZIP_END = "PK\x05\x06";
const HEAD_BYTES = 1024;
const TEXT_TYPES: readonly (MediaType | undefined)[] = [MARKDOWN, PLAIN_TEXT, CSV];
const NAMES = { [PDF]: "a PDF", [DOCX]: "a Word document" };
const EXTENSIONS = { [PDF]: ".pdf", [DOCX]: ".docx" };

/** ASCII control characters other than tab, line ends and page breaks; no text has them. */
const CONTROL = /[^\P{Cc}\t-\r\x80-\x9f]/u;

/**
 * The name, or for a name without extension the declared type, only distinguishes Markdown, plain text and CSV.
 * @throws {ApiError} unless type and name are accepted
 */
export function detect(
  bytes: Uint8Array,
  filename: string,
  declaredType: string | undefined,
): Detected {
  const name = readPromisedType(filename);
  if (name.extension === undefined) {
    name.mediaType = TEXT_TYPES.find((type) => type === declaredType?.toLowerCase());
  }
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.toString("latin1", 0, HEAD_BYTES);
  const zip = head.startsWith("PK\x03\x04");
  if (isPdf(head, name.mediaType)) {
    if (zip) throw refusal("pdf-and-zip");
    return checkName(name, "pdf", PDF);
  }
  if (zip) {
    checkZip(file, name);
    return checkName(name, "docx", DOCX);
  }
  return detectText(bytes, head, name);
}

type Name = ReturnType<typeof readPromisedType>;

/** A text file can mention the signature in its first lines. */
function isPdf(head: string, mediaType: MediaType | undefined) {
  const at = head.search(/%PDF-\d/);
  const startsWithIt = at >= 0 && head.slice(0, at).replace("\xef\xbb\xbf", "").trim() === "";
  return startsWithIt || (at >= 0 && !TEXT_TYPES.includes(mediaType));
}

function checkName(
  name: Name,
  format: "pdf" | "docx",
  mediaType: typeof PDF | typeof DOCX,
): Detected {
  if (name.mediaType === mediaType || name.extension === undefined) return { format, mediaType };
  throw wrongType(
    `This file is ${NAMES[mediaType]}, but its name ends in .${name.extension}. Rename it to end in ${EXTENSIONS[mediaType]} and upload it again.`,
  );
}

function checkZip(file: Buffer, { extension = "", mediaType }: Name) {
  const isCutOff = !file.includes(ZIP_END);
  const isWord = file.includes("word/document");
  if (isWord && !isCutOff) return;
  const kind = isWord ? undefined : ZIP_KINDS.find(([part]) => file.includes(part))?.[1];
  const named = kind ?? NAMED_KINDS.get(extension);
  if (named) throw wrongType(`This file is ${named}.`);
  throw refusal(isCutOff && (isWord || mediaType === DOCX) ? "word-cut-off" : "not-word");
}

function detectText(bytes: Uint8Array, head: string, name: Name): Detected {
  const binary = BINARY_KINDS.find(([start]) => head.startsWith(start));
  const named = NAMED_KINDS.get(name.extension ?? "");
  if (binary?.[0] === OLD_OFFICE && named) throw wrongType(`This file is ${named}.`);
  const text = decodeOrNameIt(bytes, binary?.[1]);
  if (text.trim() === "") throw refusal("empty");
  const start = text.slice(0, HEAD_BYTES).trimStart();
  const kind = TEXT_KINDS.find(([pattern]) => pattern.test(start));
  if (kind) throw wrongType(`This file is ${kind[1]} and upload that.`);
  const mediaType = name.mediaType ?? (name.extension === undefined ? PLAIN_TEXT : undefined);
  if (mediaType === PDF || mediaType === DOCX) {
    throw wrongType(
      `This file is plain text, but its name ends in .${name.extension}. Rename it to end in .txt, or export the document again, and upload that.`,
    );
  }
  if (mediaType) return { format: "text", mediaType, text };
  if (named) throw wrongType(`This file is ${named}.`);
  throw wrongType(
    `Files whose names end in .${name.extension} are not read. Upload ${ACCEPTED}; a text can be renamed to end in .txt.`,
  );
}

function decodeOrNameIt(bytes: Uint8Array, kind: string | undefined): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (kind) throw wrongType(`This file is ${kind}. Upload ${ACCEPTED}.`);
    throw error;
  }
}

/** @throws {ApiError} for binary files and encodings other than UTF-8, and UTF-16 with a byte order mark */
function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes, detectEncoding(bytes));
  if (text === undefined) throw refusal(isLegacyText(bytes) ? "not-utf8" : "not-text");
  if (CONTROL.test(text)) throw refusal("not-text");
  return text;
}

function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isLegacyText = (bytes: Uint8Array) => !CONTROL.test(Buffer.from(bytes).toString("latin1"));
