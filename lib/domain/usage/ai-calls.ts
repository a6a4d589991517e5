import type { Caller } from "@/lib/access/caller";
import { DAY_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { quotaExceeded } from "@/lib/errors";

function getAiDay() {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  return { day, endsAt: Date.parse(day) + DAY_MS };
}

// One statement: its row lock serializes simultaneous calls.
const COUNT = statement(
  `
  INSERT INTO ai_day AS t (workspace_id, day, calls) SELECT $1, $2, 1 WHERE $3 > 0
  ON CONFLICT (workspace_id, day) DO UPDATE SET calls = t.calls + 1 WHERE t.calls < $3
  RETURNING calls`,
  ["uuid", "date", "int4"],
  { calls: "int4" },
);
const RETURN = statement(
  "UPDATE ai_day SET calls = calls - 1 WHERE workspace_id = $1 AND day = $2 AND calls > 0",
  ["uuid", "date"],
);
const READ = statement(
  "SELECT calls FROM ai_day WHERE workspace_id = $1 AND day = $2",
  ["uuid", "date"],
  { calls: "int4" },
);

/**
 * Counts a call against `AI_DAILY_CALLS`, even a failed one, which may have cost money.
 * @returns its day, as in `2026-12-31` (UTC) @throws 429 `QUOTA_EXCEEDED`
 */
export async function countAiCall({ workspaceId }: Pick<Caller, "workspaceId">): Promise<string> {
  const { AI_DAILY_CALLS: limit } = config();
  const { day, endsAt } = getAiDay();
  const counted = await query(COUNT, [workspaceId, day, limit]);
  if (counted.length === 0) throw quotaExceeded(describeUsedUpCalls(limit, endsAt), endsAt);
  return day;
}

/** Takes back a call that was counted on that day and will not be made, so that it costs nothing. */
export async function returnAiCall({ workspaceId }: Pick<Caller, "workspaceId">, day: string) {
  await query(RETURN, [workspaceId, day]);
}

/** Refuses cheaply, before the work that precedes a call, and counts nothing: `countAiCall` decides. @throws 429 `QUOTA_EXCEEDED` */
export async function requireAiCall(caller: Pick<Caller, "workspaceId">) {
  const { used, limit, ends_at } = await getAiCallsToday(caller);
  const endsAt = Date.parse(ends_at);
  if (used >= limit) throw quotaExceeded(describeUsedUpCalls(limit, endsAt), endsAt);
}

function describeUsedUpCalls(limit: number, endsAt: number) {
  if (limit === 0) {
    return "This service makes no AI calls: its operator set AI_DAILY_CALLS to 0. Ask them to raise it.";
  }
  const used =
    limit === 1
      ? "The one AI call of this workspace for today is used"
      : `All ${limit.toLocaleString("en")} AI calls of this workspace for today are used`;
  const next = new Date(endsAt).toISOString().slice(0, 10);
  return `${used}. The next day begins on ${next} at 00:00 UTC; the operator of this service can raise the number (AI_DAILY_CALLS).`;
}

export async function getAiCallsToday({ workspaceId }: Pick<Caller, "workspaceId">) {
  const { day, endsAt } = getAiDay();
  const [row] = await query(READ, [workspaceId, day]);
  const { AI_DAILY_CALLS: limit } = config();
  return { used: row?.calls ?? 0, limit, ends_at: new Date(endsAt).toISOString() };
}
