import { ApiError } from "@/lib/errors";

/** 4 MiB, `decisions.md` "Errors". */
const MAX_BYTES = 4 * 1024 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const tooLarge = () =>
  new ApiError("PAYLOAD_TOO_LARGE", "The body is over 4 MiB. Send less in one request.");

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > MAX_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const invalidJson = (message: string) => new ApiError("INVALID_JSON", message);

/**
 * The JSON object in the body of a request.
 * @throws 413, 415, 400 `INVALID_JSON`, in this order
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request);
  const type = request.headers.get("content-type") ?? "";
  if (!JSON_TYPE.test(type) && (bytes.length > 0 || type !== "")) {
    throw new ApiError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Send the body as JSON, with 'Content-Type: application/json'.",
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidJson(
      bytes.length === 0
        ? "The body is empty. Send a JSON object."
        : "The body is not valid JSON in UTF-8.",
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw invalidJson('The body must be a JSON object, like {"title": "…"}.');
  }
  return { ...value };
}
