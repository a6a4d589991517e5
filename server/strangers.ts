import type { IncomingMessage, ServerResponse } from "node:http";
import { failure } from "@/lib/api/respond";
import type { ApiError } from "@/lib/errors";
import { SECURITY_HEADERS } from "@/lib/http/security-headers";
import { newRequestId } from "@/lib/ids";
import { isAddressRefused, takeAddressSlot } from "@/lib/limits/address-limits";
import { ADDRESS_HEADER, clientAddress } from "@/lib/limits/client-address";
import { pathOf } from "./front-door";

/**
 * Puts the address of its client into a request, in place of whatever was sent: from here on everybody,
 * Next included, reads it there. Only a server that holds the socket can know it.
 */
export function nameClient(request: IncomingMessage) {
  const { headers, rawHeaders, socket } = request;
  const sent = headers[ADDRESS_HEADER];
  const address = clientAddress(socket.remoteAddress, Array.isArray(sent) ? sent.join() : sent);
  if (sent !== undefined) {
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
      if (rawHeaders[at]?.toLowerCase() === ADDRESS_HEADER) rawHeaders.splice(at, 2);
    }
  }
  rawHeaders.push(ADDRESS_HEADER, address); // the front door reads these, Next the others
  headers[ADDRESS_HEADER] = address;
}

/** Files, and what programs read before they have a credential. The API counts its own refusals. */
const FREE =
  /^\/(?:_next\/static\/|vendor\/|\.well-known\/|api\/(?:v1|mcp|health)(?:\/|$)|(?:icon\.svg|favicon\.ico|robots\.txt|llms\.txt|server\.json|openapi\.json|docs\.js|register)$)/;

/**
 * Counts a request for a page, or for what else Next answers, that comes without a session; beyond the
 * limit it is answered here, before it costs anything. Whoever has a session is never refused.
 * @returns whether it was answered
 */
export async function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request.url ?? "/");
  if (FREE.test(path)) return false;
  const { cookie = "", [ADDRESS_HEADER]: address } = request.headers;
  const headers = new Headers({ cookie, [ADDRESS_HEADER]: String(address) });
  if (cookie && (await hasSession(headers))) return false;
  const refusal = await takeAddressSlot("stranger", headers);
  if (refusal) await refuse(path, refusal, response);
  return refusal !== undefined;
}

/**
 * By the signature of the cookie alone; the session itself is looked for only where the client's address
 * has used up what it may do without one. Where the database cannot tell, the page says so.
 */
async function hasSession(headers: Headers) {
  const { currentUser, hasSignedSession } = await import("@/lib/access/session");
  try {
    if (!isAddressRefused(headers)) return await hasSignedSession(headers);
    return (await currentUser(headers)) !== undefined;
  } catch {
    return true;
  }
}

async function refuse(path: string, refusal: ApiError, response: ServerResponse) {
  const requestId = newRequestId();
  const isApi = path.startsWith("/api/");
  response.writeHead(refusal.status, {
    ...SECURITY_HEADERS,
    ...refusal.headers,
    "Content-Type": isApi ? "application/json" : "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Request-ID": requestId,
  });
  const inEnvelope = () => failure(refusal, { requestId, headers: new Headers() }).text();
  response.end(isApi ? await inEnvelope() : `${refusal.message}\n`);
}
