import type { Caller } from "@/lib/access/caller";
import { MONTHLY_GENERATIONS } from "@/lib/access/plans";
import { config } from "@/lib/config";
import { query } from "@/lib/db/pool-query";
import type { Transaction } from "@/lib/db/transaction";
import { aiTimeout, type ErrorCode, quotaExceeded } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { DocumentType, Tier } from "@/lib/schemas/enums";
import {
  OPEN_PERIOD,
  READ_LIMIT,
  READ_OUTCOME,
  READ_USED,
  RECLAIM,
  RESERVE,
  RETURN,
  SETTLE,
} from "./quota.sql";

/** A calendar month in UTC, like `2026-11`, and its end: the first instant of the next month. */
function getQuotaPeriod() {
  const now = new Date();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { period: now.toISOString().slice(0, 7), periodEnd: next.toISOString() };
}

const resolveLimit = (tier: Tier, quotaLimit: number | null) =>
  quotaLimit ?? MONTHLY_GENERATIONS[tier];
const HIGHEST_LIMIT = Math.max(...Object.values(MONTHLY_GENERATIONS));

/** The workspace's limit. A higher plan raises it unless the operator set it or no plan has more. */
async function readWorkspaceLimit({ workspaceId }: Caller) {
  const [row] = await query(READ_LIMIT, [workspaceId]);
  if (!row) return { limit: 0, higherPlanHasMore: false };
  const limit = resolveLimit(row.tier, row.quotaLimit);
  return { limit, higherPlanHasMore: row.quotaLimit === null && limit < HIGHEST_LIMIT };
}

export type Usage = { current: number; limit: number; remaining: number; period_end: string };

export async function getQuotaUsage(caller: Caller): Promise<Usage> {
  const { period, periodEnd } = getQuotaPeriod();
  await query(RECLAIM, [caller.workspaceId]);
  const [row] = await query(READ_USED, [caller.workspaceId, period]);
  const current = row?.used ?? 0;
  const { limit } = await readWorkspaceLimit(caller);
  return { current, limit, remaining: Math.max(0, limit - current), period_end: periodEnd };
}

/** The sentence for an exhausted quota; `nextOn` is the first day of the next month. */
export async function describeUsedUpQuota(caller: Caller, nextOn: string): Promise<string> {
  const { limit, higherPlanHasMore } = await readWorkspaceLimit(caller);
  if (limit === 0) {
    return "This workspace has no generations: the operator of this service set its monthly number to 0. Ask them for some.";
  }
  const used =
    limit === 1
      ? `The one generation of this month is used. The next one comes on ${nextOn}`
      : `All ${limit.toLocaleString("en")} generations of this month are used. The next ones come on ${nextOn}`;
  return `${used}${higherPlanHasMore ? "; a higher plan has more" : ""}.`;
}

/** The document that a generation will make; `documentTypeId` is null for a built-in type. */
export type Intent = {
  initiativeId: string;
  documentType: DocumentType;
  documentTypeId: string | null;
  title: string;
};

/** Refuses cheaply, before evidence is read, and takes nothing: `reserveGeneration` decides. @throws 429 `QUOTA_EXCEEDED` */
export async function requireQuota(caller: Caller) {
  const { remaining, period_end } = await getQuotaUsage(caller);
  if (remaining === 0) throw await refuseUsedUp(caller, period_end);
}

async function refuseUsedUp(caller: Caller, periodEnd: string) {
  const usedUp = await describeUsedUpQuota(caller, periodEnd.slice(0, 10));
  return quotaExceeded(usedUp, Date.parse(periodEnd));
}

/** Reserves one generation before the AI is called. @returns the reservation's id @throws 429 `QUOTA_EXCEEDED` */
export async function reserveGeneration(caller: Caller, intent: Intent): Promise<string> {
  const { workspaceId, userId } = caller;
  const { period, periodEnd } = getQuotaPeriod();
  const { limit } = await readWorkspaceLimit(caller);
  await query(RECLAIM, [workspaceId]);
  await query(OPEN_PERIOD, [workspaceId, period]);
  const keepMs = config().AI_TIMEOUT_MS + 60_000;
  const own = { workspaceId, period, limit, id: newId(), userId, keepMs };
  const [row] = await query(RESERVE, { ...own, ...intent });
  if (row) return row.id;
  throw await refuseUsedUp(caller, periodEnd);
}

/** Makes a reservation final, with the document. @throws 504 if it was given back because the work took too long */
export async function settleGeneration(tx: Transaction, id: string, documentId: string) {
  const settled = await tx.query(SETTLE, [tx.workspaceId, id, documentId]);
  if (settled.length === 0) throw aiTimeout();
}

export async function findOutcome({ workspaceId }: Caller, id: string) {
  const [row] = await query(READ_OUTCOME, [workspaceId, id]);
  return { documentId: row?.documentId, failure: row?.failure };
}

export const CANCELLED = "CANCELLED";

/** Gives a reserved unit back after a failure. Idempotent. */
export async function returnGeneration(
  { workspaceId }: Caller,
  id: string,
  failure: ErrorCode | "INTERRUPTED" | typeof CANCELLED,
) {
  await query(RETURN, [workspaceId, id, failure]);
}
