import type { Caller } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { isJwt, parseBearer } from "@/lib/access/keys/bearer";
import { type Exchange, toRequestContext } from "@/lib/http/exchange";
import type { Selection } from "@/lib/mcp/tools/selection";

export type Connection = {
  caller: Caller;
  readOnlyKey: boolean;
  selection: Selection;
  unknownToolsets: string[];
  takesTasks: boolean;
  client: string | null;
  idempotencyKey: string | null;
  headers: Headers;
  /** Set by a call that must end the whole request with a status, like 503. */
  abort?: Error;
};

export async function identify(
  request: Request,
  exchange: Exchange,
): Promise<Pick<Connection, "caller" | "readOnlyKey">> {
  const context = toRequestContext(exchange, request, "mcp");
  const authorization = request.headers.get("authorization");
  const token = parseBearer(authorization);
  if (token && isJwt(token)) {
    const { verifyJwt } = await import("@/lib/access/keys/jwt");
    const principal = await verifyJwt(token);
    return { caller: { ...principal, request: context }, readOnlyKey: false };
  }
  const { scope, ...holder } = await verifyKey(authorization);
  return { caller: { ...holder, request: context }, readOnlyKey: scope === "read_only" };
}
