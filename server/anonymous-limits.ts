import type { IncomingMessage, ServerResponse } from "node:http";
import { takeAddressTry } from "@/lib/limits/address-limits";
import { ADDRESS_HEADER, COUNTED_HEADER } from "@/lib/limits/client-address";
import { findSession } from "./find-session";
import { refuse } from "./refuse";
import { getPath } from "./requests";
import { overwriteHeader } from "./rewrite-request";

/** Static files, and requests that programs make before they have a credential. The API counts its own refusals. */
const FREE =
  /^\/(?:_next\/static\/|\.well-known\/|api\/(?:v1|mcp|health)(?:\/|$)|(?:icon\.svg|favicon\.ico|apple-touch-icon\.png|robots\.txt|llms(?:-full)?\.txt|server\.json|openapi\.json|register)$)/;

/** Requests with a session are never refused; others are marked as counted. Returns whether it answered. */
export async function refuseAnonymous(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  overwriteHeader(request, COUNTED_HEADER);
  if (FREE.test(getPath(request.url ?? "/")) || (await findSession(request))) return false;
  const address = String(request.headers[ADDRESS_HEADER]);
  const refusal = await takeAddressTry("anonymous", { address });
  if (refusal) await refuse(request, response, refusal);
  else overwriteHeader(request, COUNTED_HEADER, "1");
  return refusal !== undefined;
}
