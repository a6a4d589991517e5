import type { Caller } from "@/lib/access/caller";
import { verifyBearer } from "@/lib/access/keys/verify-bearer";
import type { ApiError } from "@/lib/errors";
import { type Exchange, toRequestContext } from "@/lib/http/exchange";
import type { Selection } from "@/lib/mcp/tools/selection";

/** One request with a proven credential, and what its headers and address ask for. */
export type McpRequest = {
  caller: Caller;
  isReadOnlyKey: boolean;
  selection: Selection;
  unknownToolsets: string[];
  takesTasks: boolean;
  client: string | null;
  idempotencyKey: string | null;
  headers: Headers;
  /** The fault of a call whose arguments are not an object, which its tool refuses. */
  argumentsFault?: ApiError | undefined;
  /** Set by `wire/rpc.ts`: an error that must end the whole request, since the SDK would answer it. */
  abort?: ApiError;
};

export async function identify(
  request: Request,
  exchange: Exchange,
): Promise<Pick<McpRequest, "caller" | "isReadOnlyKey">> {
  const { scope, ...principal } = await verifyBearer(request.headers.get("authorization"));
  const caller = { ...principal, request: toRequestContext(exchange, request, "mcp") };
  return { caller, isReadOnlyKey: scope === "read_only" };
}
