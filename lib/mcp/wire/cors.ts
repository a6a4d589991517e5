import { config, isLoopback } from "@/lib/config";
import { forbidden } from "@/lib/errors";

const METHODS = "GET, POST, OPTIONS";
const ALLOWED_HEADERS = [
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
const EXPOSED_HEADERS = [
  "idempotent-replayed",
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
  "www-authenticate",
  "x-request-id",
  "x-ratelimit-bucket",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
];

/** On a loopback address, every page of the same machine may call: several names are in use, and tools have pages. */
function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const own = config().APP_URL;
  return new URL(origin).origin === new URL(own).origin || (isLoopback(own) && isLoopback(origin));
}

/** Programs send no origin. @throws 403 for a call from a page of another site, as in DNS rebinding */
export function requireOwnOrigin(request: Request) {
  const origin = request.headers.get("origin");
  if (origin === null || isOwnOrigin(origin)) return;
  throw forbidden(
    "Pages of another site cannot call this server. Call it from a program, or set APP_URL to the address that people use.",
  );
}

export function allowOrigin(headers: Headers, request: Request) {
  const origin = request.headers.get("origin");
  headers.set("Vary", "Origin");
  if (origin === null || !isOwnOrigin(origin)) return;
  headers.set("Access-Control-Allow-Origin", origin);
  headers.set("Access-Control-Expose-Headers", EXPOSED_HEADERS.join(", "));
}

export async function answerPreflight(request: Request): Promise<Response> {
  const headers = new Headers({
    Allow: METHODS,
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": ALLOWED_HEADERS.join(", "),
    "Access-Control-Max-Age": "86400",
  });
  allowOrigin(headers, request);
  return new Response(null, { status: 204, headers });
}
