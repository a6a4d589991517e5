import { newRequestId } from "@/lib/ids";
import type { Origin, Role, Tier } from "@/lib/schemas/enums";
import type { Visit } from "./visit";

/** Who acts, in which workspace, as a credential has proven. */
export type Principal = Readonly<{
  workspaceId: string;
  userId: string;
  tier: Tier;
  role: Role;
  /** Set where the workspace demands a second factor and the person has none: the door refuses them. */
  lacksFactor?: boolean;
  /** The API key's id, for `api` and `mcp`. */
  keyId?: string;
}>;

/** The request in which somebody acts. */
export type RequestContext = Readonly<{
  id: string;
  origin: Origin;
  /** `performance.now()` when the request came in, for the duration in its activity record. */
  startedAt: number;
  /** Aborts when the client has gone: long work ends with it. */
  signal?: AbortSignal;
  /** The client's address and browser, for `app`. */
  visit?: Visit;
  /** The tool call that the request makes, for `mcp`. */
  toolCall?: ToolCall;
  /** The reserved idempotency record that a successful write fills in its own transaction. */
  idempotencyId?: string;
}>;

/** One call of a tool, as its record of activity shows it. */
export type ToolCall = Readonly<{
  tool: string;
  /** Name and version of the client program, as it says itself. */
  client: string | null;
  /** The ids among the arguments, by name; never other contents. */
  ids: Record<string, string>;
}>;

/**
 * On whose behalf a verb runs, and in which request. Made by the door (`api`, `mcp`, `app`) from a proven credential;
 * `workspaceId` comes from nowhere else.
 */
export type Caller = Principal & { readonly request: RequestContext };

/** Whom a record of activity names: a caller, or nobody (`userId` null) for the operator's command line. */
export type Actor = Omit<Caller, "userId" | "tier" | "role"> & { userId: string | null };

/** The same caller, with more said about the request. */
export const extendRequest = <More extends Partial<RequestContext>>(
  caller: Caller,
  more: More,
) => ({
  ...caller,
  request: { ...caller.request, ...more },
});

/** An act in the app that begins now. */
export const inApp = <UserId extends string | null>(
  workspaceId: string,
  userId: UserId,
  visit?: Visit,
) => ({ workspaceId, userId, request: newAppRequest(visit) });

const newAppRequest = (visit?: Visit): RequestContext => ({
  id: newRequestId(),
  origin: "app",
  startedAt: performance.now(),
  ...(visit && { visit }),
});
