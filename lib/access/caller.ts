import { newRequestId } from "@/lib/ids";
import type { Origin, Role, Tier } from "@/lib/schemas/enums";
import type { Visit } from "./visit";

/**
 * On whose behalf a verb runs. Made by the door (`api`, `mcp`, `app`) from a proven credential;
 * `workspaceId` comes from nowhere else.
 */
export type Caller = {
  workspaceId: string;
  userId: string;
  tier: Tier;
  role: Role;
  origin: Origin;
  /** Set where the workspace demands a second factor and the person has none: the door refuses them. */
  lacksFactor?: boolean;
  /** The API key's id, for `api` and `mcp`. */
  keyId?: string;
  requestId: string;
  /** From where, for `app`. */
  visit?: Visit;
  /** `performance.now()` when the request came in, for the duration in its activity record. */
  startedAt: number;
  /** Aborts when whoever asked has gone: long work ends with it. */
  signal?: AbortSignal;
  /** The call of a tool that this is part of, for `mcp`. */
  toolCall?: ToolCall;
  /** The reserved idempotency record that a successful write fills in its own transaction. */
  idempotencyId?: string;
};

/** One call of a tool, as its record of activity shows it. */
export type ToolCall = {
  tool: string;
  /** Name and version of the program that calls, as it says itself. */
  client: string | null;
  /** The ids among the arguments, by name; never other contents. */
  ids: Record<string, string>;
  /** Set once a record of this call was stored with the change it made. */
  recorded: boolean;
};

/** Whom a record of activity names: a caller, or nobody (`userId` null) for the operator's command line. */
export type Actor = Omit<Caller, "userId" | "tier" | "role"> & { userId: string | null };

/** An act in the app that begins now. */
export const inApp = <UserId extends string | null>(workspaceId: string, userId: UserId) => ({
  workspaceId,
  userId,
  origin: "app" as const,
  requestId: newRequestId(),
  startedAt: performance.now(),
});
