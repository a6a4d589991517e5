import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/read";
import { quotaUsage } from "@/lib/domain/generation/quota";
import { notFound } from "@/lib/errors";
import { peekBudgets } from "@/lib/limits/rate-limit";
import type { KeyScope, Tier } from "@/lib/schemas/enums";
import type { Me } from "@/lib/schemas/me";
import { aiCallsToday } from "./ai-calls";
import { storageUsage } from "./storage";

type Row = { name: string; tier: Tier; keyName: string; prefix: string; scope: KeyScope };

/** Key introspection: the caller's workspace, the key itself, the month's quota. */
export async function getMe(caller: Caller): Promise<Me> {
  const { workspaceId, keyId } = caller;
  const [row] = await query<Row>(
    `SELECT w.name, w.tier, k.name AS "keyName", k.prefix, k.scope
     FROM workspace w JOIN api_key k ON k.workspace_id = w.id WHERE w.id = $1 AND k.id = $2`,
    [workspaceId, keyId],
  );
  if (!row || !keyId) throw notFound("Key");
  return {
    organization: { id: workspaceId, name: row.name, tier: row.tier },
    key: { id: keyId, name: row.keyName, prefix: row.prefix, scope: row.scope },
    usage: await quotaUsage(caller),
  };
}

/** The month's quota, the day's calls of the AI, the bytes stored, and what is left in each of the caller's rate-limit windows. */
export async function getUsage(caller: Caller) {
  const limits = await peekBudgets(caller);
  return {
    quota: await quotaUsage(caller),
    aiCalls: await aiCallsToday(caller),
    storage: await storageUsage(caller.workspaceId),
    limits,
  };
}
