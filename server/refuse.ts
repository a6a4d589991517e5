import type { IncomingMessage, ServerResponse } from "node:http";
import { makeErrorBody } from "@/lib/api/respond";
import { newRequestId } from "@/lib/ids";
import { toApiError } from "@/lib/to-api-error";
import { getPath, setSecurityHeaders } from "./requests";

/** Answers with a refusal, in the form that the API or people read. A fault is logged with the id of the answer. */
export async function refuse(request: IncomingMessage, response: ServerResponse, thrown: unknown) {
  const requestId = newRequestId();
  const refusal = toApiError(thrown, requestId);
  const isApi = getPath(request.url ?? "/").startsWith("/api/");
  setSecurityHeaders(request, response);
  response.writeHead(refusal.status, {
    ...refusal.headers,
    "Content-Type": isApi ? "application/json" : "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Request-ID": requestId,
  });
  response.end(isApi ? JSON.stringify(makeErrorBody(refusal, requestId)) : `${refusal.message}\n`);
}
