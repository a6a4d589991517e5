import { ApiError } from "@/lib/errors";
import { formatFileSize } from "@/lib/file-size";
import { parseJson } from "./parse-json";

/** 4 MiB (`docs/contract/semantics.md#error-codes`). */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;
export const SMALL_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const isCompressed = ({ headers }: Request) =>
  /\b(?:gzip|compress|deflate|br|zstd)\b/i.test(headers.get("content-encoding") ?? "");

/** @throws 413 as soon as the body exceeds `max` bytes, and 415 if it is compressed */
export async function readBytes(request: Request, max: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () =>
    new ApiError(
      "PAYLOAD_TOO_LARGE",
      `The body is over ${formatFileSize(max)}. Send less in one request.`,
    );
  const declared = Number(request.headers.get("content-length"));
  if (declared > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // Servers read no more than the declared length, so a small body can be read at once, which is faster.
    const isSmall = declared > 0 && declared <= SMALL_BYTES;
    const pieces = isSmall ? [new Uint8Array(await request.arrayBuffer())] : request.body;
    for await (const chunk of pieces ?? []) {
      size += chunk.byteLength;
      if (size > max) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError("INVALID_JSON", "The body ended too early. Send the request again.");
  }
  if (size > 0 && isCompressed(request)) {
    throw new ApiError(
      "UNSUPPORTED_MEDIA_TYPE",
      "The body must not be compressed. Send it as it is, without Content-Encoding.",
    );
  }
  return Buffer.concat(chunks);
}

/** @throws 413, 400 `INVALID_JSON` if it broke off, or 415 if it is compressed */
export const readJsonBytes = (request: Request) => readBytes(request, MAX_BODY_BYTES);

/** @throws 415, then 400 `INVALID_JSON`, or `VALIDATION_ERROR` if it is too deep or has too many values */
export function parseJsonBody({ headers }: Request, bytes: Uint8Array): unknown {
  const type = headers.get("content-type") ?? "";
  if (!JSON_TYPE.test(type) && (bytes.length > 0 || type !== "")) {
    throw new ApiError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Send the body as JSON, with 'Content-Type: application/json'.",
    );
  }
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(
      "INVALID_JSON",
      bytes.length === 0
        ? "The body is empty. Send a JSON object."
        : "The body is not valid JSON in UTF-8.",
    );
  }
}
