import type { Caller, RequestContext } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { bearerOf } from "@/lib/access/keys/bearer";
import { isJwt, verifyJwt } from "@/lib/access/keys/jwt";
import type { Exchange } from "@/lib/http/exchange";

type Identity = { caller: Caller; readOnlyKey: boolean };

/**
 * Whom a request over MCP acts for: the API key that REST takes, or a session token. @throws 401, 503
 */
export async function identify(request: Request, exchange: Exchange): Promise<Identity> {
  const { requestId: id, startedAt } = exchange;
  const { signal } = request;
  const context: RequestContext = { id, origin: "mcp", startedAt, signal };
  const authorization = request.headers.get("authorization");
  const token = bearerOf(authorization);
  if (token && isJwt(token)) {
    const holder = await verifyJwt(token);
    return { caller: { ...holder, request: context }, readOnlyKey: false };
  }
  const { scope, ...holder } = await verifyKey(authorization);
  return { caller: { ...holder, request: context }, readOnlyKey: scope === "read_only" };
}
