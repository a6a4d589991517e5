import { ApiError } from "@/lib/errors";

/** 4 MiB, `decisions.md` "Errors". */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const SMALL_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const sizeOf = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;

/** The bytes of a body. @throws 413 as soon as there are more than `max` of them */
export async function readBytes(request: Request, max: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () =>
    new ApiError("PAYLOAD_TOO_LARGE", `The body is over ${sizeOf(max)}. Send less in one request.`);
  const declared = Number(request.headers.get("content-length"));
  if (declared > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // A server reads no more than was declared: a small body is taken at once, which is faster.
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
  return Buffer.concat(chunks);
}

/**
 * The JSON value in the body of a request.
 * @throws 413, 415, 400 `INVALID_JSON`, in this order
 */
export async function readJsonValue(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  const type = request.headers.get("content-type") ?? "";
  if (!JSON_TYPE.test(type) && (bytes.length > 0 || type !== "")) {
    throw new ApiError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Send the body as JSON, with 'Content-Type: application/json'.",
    );
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(
      "INVALID_JSON",
      bytes.length === 0
        ? "The body is empty. Send a JSON object."
        : "The body is not valid JSON in UTF-8.",
    );
  }
}
