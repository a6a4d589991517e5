import { isOwnOrigin } from "./origin";

const METHODS = "GET, POST, OPTIONS";
const TAKEN = [
  "authorization",
  "content-type",
  "idempotency-key",
  "last-event-id",
  "mcp-method",
  "mcp-name",
  "mcp-protocol-version",
  "mcp-session-id",
  "x-mcp-readonly",
  "x-mcp-toolsets",
];
const SHOWN = [
  "idempotent-replayed",
  "retry-after",
  "www-authenticate",
  "x-request-id",
  "x-ratelimit-bucket",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
];

/** Lets pages of the app's own origin read an answer; programs do not ask. */
export function allowOrigin(headers: Headers, request: Request) {
  const origin = request.headers.get("origin");
  headers.set("Vary", "Origin");
  if (origin === null || !isOwnOrigin(origin)) return;
  headers.set("Access-Control-Allow-Origin", origin);
  headers.set("Access-Control-Expose-Headers", SHOWN.join(", "));
}

/** What a browser asks before it sends a call. */
export async function preflight(request: Request): Promise<Response> {
  const headers = new Headers({
    Allow: METHODS,
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": TAKEN.join(", "),
    "Access-Control-Max-Age": "86400",
  });
  allowOrigin(headers, request);
  return new Response(null, { status: 204, headers });
}
