import type { IncomingMessage, ServerResponse } from "node:http";
import { respondWithError } from "@/lib/api/respond";
import type { ApiError } from "@/lib/errors";
import { SECURITY_HEADERS } from "@/lib/http/security-headers";
import { newRequestId } from "@/lib/ids";
import { isAddressRefused, takeAddressTry } from "@/lib/limits/address-limits";
import { ADDRESS_HEADER } from "@/lib/limits/client-address";
import { getPath } from "./front-door";

/** Static files, and requests that programs make before they have a credential. The API counts its own refusals. */
const FREE =
  /^\/(?:_next\/static\/|\.well-known\/|api\/(?:v1|mcp|health)(?:\/|$)|(?:icon\.svg|favicon\.ico|apple-touch-icon\.png|robots\.txt|llms(?:-full)?\.txt|server\.json|openapi\.json|register)$)/;

/** Requests with a session are never refused. Returns whether it answered. */
export async function refuseAnonymous(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = getPath(request.url ?? "/");
  if (FREE.test(path)) return false;
  const { cookie = "", [ADDRESS_HEADER]: address } = request.headers;
  const headers = new Headers({ cookie, [ADDRESS_HEADER]: String(address) });
  if (cookie && (await hasSession(headers))) return false;
  const refusal = await takeAddressTry("anonymous", headers);
  if (refusal) await refuse(path, refusal, response);
  return refusal !== undefined;
}

/** Looks the session up only beyond the address's budget. Without the database, lets the page report that. */
async function hasSession(headers: Headers) {
  const { getCurrentUser, hasSignedSession } = await import("@/lib/access/session");
  try {
    if (!isAddressRefused(headers)) return await hasSignedSession(headers);
    return (await getCurrentUser(headers)) !== undefined;
  } catch {
    return true;
  }
}

export async function refuse(path: string, refusal: ApiError, response: ServerResponse) {
  const requestId = newRequestId();
  const isApi = path.startsWith("/api/");
  response.writeHead(refusal.status, {
    ...SECURITY_HEADERS,
    ...refusal.headers,
    "Content-Type": isApi ? "application/json" : "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Request-ID": requestId,
  });
  const writeEnvelope = () =>
    respondWithError(refusal, { requestId, headers: new Headers() }).text();
  response.end(isApi ? await writeEnvelope() : `${refusal.message}\n`);
}
