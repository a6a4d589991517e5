import { getMultipartBoundary, parseMultipart } from "@remix-run/multipart-parser";
import { invalid } from "@/lib/errors";
import { parseJson, type Room } from "./parse-json";

export type ActionLimits = { bytes: number; parts: number } & Room;

/** React's own parts, which it parses as JSON; the fields of a form have other names. */
const JSON_PART = /^(?:\$ACTION_.*:)?\d+$/s;

/** Checks what React would parse without bounds. @throws 400 if it is malformed, too deep, or has too many parts or values */
export function checkActionBody(
  body: Uint8Array,
  contentType: string,
  { bytes, parts, values }: ActionLimits,
): void {
  try {
    const boundary = getMultipartBoundary(contentType);
    const room = { values };
    if (boundary === null) return void parseJson(Buffer.from(body).toString(), room);
    const limits = { maxParts: parts, maxFileSize: bytes, maxHeaderSize: 8 * 1024 };
    for (const part of parseMultipart(body, { boundary, ...limits })) {
      if (!part.isFile && JSON_PART.test(part.name ?? "")) parseJson(part.text, room);
    }
  } catch {
    throw invalid("", "This form is malformed or too large. Reload the page, then try again.");
  }
}
