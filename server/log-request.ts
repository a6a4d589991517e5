import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";
import { getPath } from "./requests";

/** Logs the answer when it is sent, except files that never change. */
export function logRequest(request: IncomingMessage, response: ServerResponse) {
  const { method, url = "/" } = request;
  const path = getPath(url);
  if (path.startsWith("/_next/static/")) return;
  const startedAt = performance.now();
  response.on("close", () => {
    const requestId = response.getHeader("x-request-id"); // Next makes a list of it
    const isOfApi = request.answer || /^\/(?:api\/(?!auth\/)|openapi\.json$)/.test(path);
    if (isOfApi && requestId) return; // the API wrote a line of its own
    log.info({
      event: "request",
      requestId: requestId && String(requestId),
      method,
      path: path.replace(/^\/(invite|reset|verify)\/.+/, "/$1/…"), // the rest is a secret
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
    });
  });
}
