import { refusal } from "./refusals";

/** A control character of ASCII that no text has: any but tab, line ends and page breaks. */
const CONTROL = /[^\P{Cc}\t-\r\x80-\x9f]/u;

/**
 * The characters of a text file: UTF-8, or UTF-16 with a byte order mark.
 * @throws {ApiError} when the bytes are no text, or text in another encoding
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes, encodingOf(bytes));
  if (text === undefined) throw refusal(isLegacyText(bytes) ? "not-utf8" : "not-text");
  if (CONTROL.test(text)) throw refusal("not-text");
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
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

/** Bytes without any control character are a text of Windows or of the Mac. */
const isLegacyText = (bytes: Uint8Array) => !CONTROL.test(Buffer.from(bytes).toString("latin1"));
