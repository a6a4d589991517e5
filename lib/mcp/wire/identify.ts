import type { Caller } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { bearerOf } from "@/lib/access/keys/bearer";
import { isJwt, verifyJwt } from "@/lib/access/keys/jwt";
import type { Exchange } from "@/lib/http/exchange";

type Identity = { caller: Caller; readOnlyKey: boolean };

/**
 * Whom a request over MCP acts for: the API key that REST takes, or a session token. @throws 401, 503
 */
export async function identify(request: Request, exchange: Exchange): Promise<Identity> {
  const { requestId, startedAt } = exchange;
  const { signal } = request;
  const authorization = request.headers.get("authorization");
  const token = bearerOf(authorization);
  if (token && isJwt(token)) {
    const holder = await verifyJwt(token);
    return {
      caller: { ...holder, origin: "mcp", requestId, startedAt, signal },
      readOnlyKey: false,
    };
  }
  const { scope, ...holder } = await verifyKey(authorization);
  return {
    caller: { ...holder, origin: "mcp", requestId, startedAt, signal },
    readOnlyKey: scope === "read_only",
  };
}
