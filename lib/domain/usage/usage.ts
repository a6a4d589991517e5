import type { Caller } from "@/lib/access/caller";
import { getQuotaUsage } from "@/lib/domain/generation/quota";
import { peekBudgets } from "@/lib/limits/rate-limit";
import { getAiCallsToday } from "./ai-calls";
import { getStorageUsage } from "./storage";

export async function getUsage(caller: Caller) {
  const limits = await peekBudgets(caller);
  return {
    quota: await getQuotaUsage(caller),
    aiCalls: await getAiCallsToday(caller),
    storage: await getStorageUsage(caller.workspaceId),
    limits,
  };
}
