import { refusal } from "./refusals";

/** ASCII control characters other than tab, line ends and page breaks; no text has them. */
const CONTROL = /[^\P{Cc}\t-\r\x80-\x9f]/u;

/** @throws {ApiError} for binary files and encodings other than UTF-8, and UTF-16 with a byte order mark */
export function decodeText(bytes: Uint8Array): string {
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
