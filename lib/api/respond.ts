import { FILE_HEADERS } from "@/lib/content-security-policy";
import type { ApiError } from "@/lib/errors";
import { formatAttachment } from "@/lib/http/attachment";
import type { Exchange } from "@/lib/http/exchange";
import { newRequestId } from "@/lib/ids";
import type { FileAnswer } from "@/lib/schemas/file";
import { toApiError } from "@/lib/to-api-error";
import type { WithMeta } from "./endpoint";

type Answered = Pick<Exchange, "requestId" | "headers">;

/** The status is always 200. */
export function respondWithData(
  data: unknown,
  { requestId, headers }: Answered,
  { warnings, ...more }: { warnings: string[] } & WithMeta<unknown>["meta"],
) {
  const meta = {
    requestId,
    timestamp: new Date().toISOString(),
    ...(warnings.length > 0 && { warnings }),
    ...more,
  };
  return Response.json({ success: true, data, meta }, { headers });
}

export function respondWithFile({ bytes, filename, mediaType }: FileAnswer, { headers }: Answered) {
  headers.set("Content-Type", mediaType);
  headers.set("Content-Length", String(bytes.byteLength));
  headers.set("Content-Disposition", formatAttachment(filename));
  for (const [name, value] of Object.entries(FILE_HEADERS)) headers.set(name, value);
  return new Response(bytes, { headers });
}

export const makeErrorBody = (error: ApiError, requestId: string) => ({
  error: error.message,
  code: error.code,
  ...(error.details && { details: error.details }),
  requestId,
  timestamp: new Date().toISOString(),
});

export function respondWithError(error: ApiError, { requestId, headers }: Answered) {
  return Response.json(makeErrorBody(error, requestId), { status: error.status, headers });
}

/** The answer to an error outside of an exchange. */
export function respondToThrown(thrown: unknown) {
  const requestId = newRequestId();
  const error = toApiError(thrown, requestId);
  const own = { "X-Request-ID": requestId, "Cache-Control": "no-store" };
  return respondWithError(error, { requestId, headers: new Headers({ ...error.headers, ...own }) });
}
