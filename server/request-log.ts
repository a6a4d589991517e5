import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";
import { getPath } from "./front-door";

export function logRequest({ method, url = "/" }: IncomingMessage, response: ServerResponse) {
  const path = getPath(url);
  if (path.startsWith("/_next/static/")) return;
  const startedAt = performance.now();
  response.on("close", () => {
    if (/^\/api\/(?!auth\/)/.test(path) && response.hasHeader("x-request-id")) return;
    log.info({
      event: "request",
      method,
      path: path.replace(/^\/(invite|reset|verify)\/.+/, "/$1/…"), // the rest is a secret
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
    });
  });
}
