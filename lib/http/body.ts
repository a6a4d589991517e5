import { MIB } from "@/lib/bytes";
import { ApiError } from "@/lib/errors";
import { formatFileSize } from "@/lib/file-size";
import { parseJson } from "./parse-json";

/** 4 MiB (`docs/contract/semantics.md#error-codes`). */
export const MAX_BODY_BYTES = 4 * MIB;
export const SMALL_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const isCompressed = ({ headers }: Request) =>
  /\b(?:gzip|compress|deflate|br|zstd)\b/i.test(headers.get("content-encoding") ?? "");

/** A body that brings less in a minute is ended; one that is smaller has a minute. A file of 10 MiB may take ten. */
const MIN_BYTES_A_MINUTE = MIB;

/** @throws 413 as soon as the body exceeds `max` bytes, 415 if it is compressed, 400 `INVALID_JSON` if it breaks off or is too slow */
export async function readBytes(
  request: Request,
  max = MAX_BODY_BYTES,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () =>
    new ApiError(
      "PAYLOAD_TOO_LARGE",
      `The body is over ${formatFileSize(max)}. Send less in one request.`,
    );
  const declared = Number(request.headers.get("content-length"));
  if (declared > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const take = (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > max) throw tooLarge();
    chunks.push(chunk);
  };
  try {
    // Servers read no more than the declared length, so a small body can be read at once, which is faster.
    const isSmall = declared > 0 && declared <= SMALL_BYTES;
    if (isSmall) take(new Uint8Array(await readAtOnce(request)));
    else if (request.body) await readChunks(request.body, take, () => size);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(
      "INVALID_JSON",
      "The body ended too early, or came too slowly. Send the request again.",
    );
  }
  if (size > 0 && isCompressed(request)) {
    throw new ApiError(
      "UNSUPPORTED_MEDIA_TYPE",
      "The body must not be compressed. Send it as it is, without Content-Encoding.",
    );
  }
  return Buffer.concat(chunks);
}

/** Most small bodies came with their head, and need no watch. */
function readAtOnce(request: Request): Promise<ArrayBuffer> {
  const reading = request.arrayBuffer();
  if (request.outgoing?.req.complete) return reading;
  return new Promise((resolve, reject) => {
    const stop = watchPace(() => 0, reject);
    reading.then(resolve, reject).finally(stop);
  });
}

async function readChunks(
  body: ReadableStream<Uint8Array>,
  take: (chunk: Uint8Array) => void,
  countBytes: () => number,
) {
  const reader = body.getReader();
  let isLate = false;
  const stop = watchPace(countBytes, () => {
    isLate = true;
    void reader.cancel().catch(() => {}); // ends the pending read
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) throw new Error("The body came too slowly.");
      if (done) return;
      take(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error;
  } finally {
    stop();
  }
}

/** Calls `end` after a minute that brought too little. Returns a function that stops watching. */
function watchPace(countBytes: () => number, end: () => void): () => void {
  let before = 0;
  const watch = setInterval(() => {
    const count = countBytes();
    if (count - before < MIN_BYTES_A_MINUTE) {
      stop();
      end();
    }
    before = count;
  }, 60_000);
  const stop = () => clearInterval(watch);
  return stop;
}

/** @throws 415 for a body of another type */
export function requireJson({ headers }: Request, bytes: Uint8Array): void {
  const type = headers.get("content-type") ?? "";
  if (JSON_TYPE.test(type) || (bytes.length === 0 && type === "")) return;
  throw new ApiError(
    "UNSUPPORTED_MEDIA_TYPE",
    "Send the body as JSON, with 'Content-Type: application/json'.",
  );
}

/** @throws 415, then 400 `INVALID_JSON`, or `VALIDATION_ERROR` if it is too deep or has too many values */
export function parseJsonBody(request: Request, bytes: Uint8Array): unknown {
  requireJson(request, bytes);
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
