import { newRequestId } from "@/lib/ids";
import type { Origin, Role, Tier } from "@/lib/schemas/enums";
import type { Visit } from "./visit";

export type Principal = Readonly<{
  workspaceId: string;
  userId: string;
  tier: Tier;
  role: Role;
  /** The workspace demands a second factor and the person has none; requests are refused. */
  lacksFactor?: boolean;
  keyId?: string;
}>;

export type RequestContext = Readonly<{
  id: string;
  origin: Origin;
  /** `performance.now()` when the request came in. */
  startedAt: number;
  signal?: AbortSignal;
  visit?: Visit;
  toolCall?: ToolCall;
  /** The reserved idempotency record, which a successful write fills in its own transaction. */
  idempotencyId?: string;
}>;

export type ToolCall = Readonly<{
  tool: string;
  client: string | null;
  /** Ids among the arguments, by name; never contents. */
  ids: Record<string, string>;
}>;

/** Made from a proven credential; `workspaceId` comes from nowhere else. */
export type Caller = Principal & { readonly request: RequestContext };

/** A person who is signed in, for the verbs on their own account and for their answers to invitations. */
export type AccountCaller = Readonly<{
  userId: string;
  name: string;
  email: string;
  picture?: string;
  sessionId: string;
  visit: Visit;
}>;

/** `userId` is null for the operator's command line. */
export type Actor = Omit<Caller, "userId" | "tier" | "role"> & { userId: string | null };

export const extendRequest = <More extends Partial<RequestContext>>(
  caller: Caller,
  more: More,
) => ({
  ...caller,
  request: { ...caller.request, ...more },
});

export const actInApp = (workspaceId: string, userId: string, visit?: Visit) => ({
  workspaceId,
  userId,
  request: createAppRequest(visit),
});

/** For the operator's command line. */
export const actAsOperator = (workspaceId: string) => ({
  workspaceId,
  userId: null,
  request: createAppRequest(),
});

const createAppRequest = (visit?: Visit): RequestContext => ({
  id: newRequestId(),
  origin: "app",
  startedAt: performance.now(),
  ...(visit && { visit }),
});
