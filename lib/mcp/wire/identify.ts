import type { Caller } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { bearerOf } from "@/lib/access/keys/bearer";
import { isJwt, verifyJwt } from "@/lib/access/keys/jwt";
import { type Exchange, toRequestContext } from "@/lib/http/exchange";

type Identity = { caller: Caller; readOnlyKey: boolean };

/**
 * Whom a request over MCP acts for: the API key that REST takes, or a session token. @throws 401, 503
 */
export async function identify(request: Request, exchange: Exchange): Promise<Identity> {
  const context = toRequestContext(exchange, request, "mcp");
  const authorization = request.headers.get("authorization");
  const token = bearerOf(authorization);
  if (token && isJwt(token)) {
    const principal = await verifyJwt(token);
    return { caller: { ...principal, request: context }, readOnlyKey: false };
  }
  const { scope, ...holder } = await verifyKey(authorization);
  return { caller: { ...holder, request: context }, readOnlyKey: scope === "read_only" };
}
