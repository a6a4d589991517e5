import type { Caller } from "@/lib/access/caller";
import { verifyBearer } from "@/lib/access/keys/verify-bearer";
import type { ApiError } from "@/lib/errors";
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
  /** Set for a call whose arguments are not an object, which its tool refuses. */
  argumentsFault?: ApiError;
  /** Set by a call that must end the whole request with a status, like 503. */
  abort?: Error;
};

export async function identify(
  request: Request,
  exchange: Exchange,
): Promise<Pick<Connection, "caller" | "readOnlyKey">> {
  const { scope, ...principal } = await verifyBearer(request.headers.get("authorization"));
  const caller = { ...principal, request: toRequestContext(exchange, request, "mcp") };
  return { caller, readOnlyKey: scope === "read_only" };
}
