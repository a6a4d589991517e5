import { newRequestId } from "@/lib/ids";
import type { Origin, Role, Tier } from "@/lib/schemas/enums";
import type { Visit } from "./visit";

/** The proven identity of a caller: user, workspace and role. */
export type Principal = Readonly<{
  workspaceId: string;
  userId: string;
  tier: Tier;
  role: Role;
  /** Set if the workspace demands a second factor and the person has none; the door refuses them. */
  lacksFactor?: boolean;
  /** The API key's id, for `api` and `mcp`. */
  keyId?: string;
}>;

export type RequestContext = Readonly<{
  id: string;
  origin: Origin;
  /** `performance.now()` when the request came in, for the duration in its activity record. */
  startedAt: number;
  /** Aborts if the client disconnects, to stop long work. */
  signal?: AbortSignal;
  /** The client's address and browser, for `app`. */
  visit?: Visit;
  /** The tool call of the request, for `mcp`. */
  toolCall?: ToolCall;
  /** The reserved idempotency record that a successful write fills in its own transaction. */
  idempotencyId?: string;
}>;

/** One tool call, as in its activity record. */
export type ToolCall = Readonly<{
  tool: string;
  /** Name and version that the client program claims. */
  client: string | null;
  /** The ids among the arguments, by name; never contents. */
  ids: Record<string, string>;
}>;

/**
 * The user on whose behalf a verb runs, and the request. Made by the door (`api`, `mcp`, `app`) from a proven
 * credential; `workspaceId` comes from nowhere else.
 */
export type Caller = Principal & { readonly request: RequestContext };

/** The actor of an activity record: a caller, or nobody (`userId` null) for the operator's command line. */
export type Actor = Omit<Caller, "userId" | "tier" | "role"> & { userId: string | null };

/** Adds facts to a caller's request. */
export const extendRequest = <More extends Partial<RequestContext>>(
  caller: Caller,
  more: More,
) => ({
  ...caller,
  request: { ...caller.request, ...more },
});

/** Begins an act in the app. */
export const actInApp = <UserId extends string | null>(
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
