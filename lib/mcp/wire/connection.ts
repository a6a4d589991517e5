import type { Caller } from "@/lib/access/caller";
import type { Selection } from "@/lib/mcp/tools/selection";

/** What one request over MCP runs with, whichever era of the protocol it speaks. */
export type Connection = {
  caller: Caller;
  /** The credential can only read. */
  readOnlyKey: boolean;
  selection: Selection;
  /** Name and version of the calling program, if it said so. */
  client: string | null;
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** The headers of the answer. */
  headers: Headers;
  /** Set by a call that must end the whole request with a status, like 503. */
  abort?: Error;
};
