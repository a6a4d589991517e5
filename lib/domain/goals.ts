import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/read";
import { table } from "@/lib/db/table";
import { toList } from "@/lib/domain/page";
import { inStore, scopeOf, storeFilter } from "@/lib/domain/scope";
import { write } from "@/lib/domain/write";
import { notFound } from "@/lib/errors";
import type { GoalModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import { bytesIn, FREES, overwriting } from "@/lib/limits/storage";
import type { Scope } from "@/lib/schemas/enums";
import type { Goal, GoalChange, GoalFilter, NewGoal } from "@/lib/schemas/goals";

const goals = table<GoalModel>()(
  "goal",
  [
    "id",
    "initiativeId",
    "goalType",
    "title",
    "description",
    "keyResult",
    "baseline",
    "timeframe",
    "priority",
    "createdAt",
    "updatedAt",
  ],
  ["description", "keyResult", "baseline", "timeframe"],
);
type Row = NonNullable<(typeof goals)["row"]>;
type Address = { id: string; scope: Scope };

const present = (row: Row): Goal => ({
  id: row.id,
  scope: scopeOf(row),
  initiative_id: row.initiativeId,
  goal_type: row.goalType,
  title: row.title,
  description: row.description,
  key_result: row.keyResult,
  baseline: row.baseline,
  timeframe: row.timeframe,
  priority: row.priority,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const target = (id: string) => ({ type: "goal", id });

/** Newest first, of one scope. */
export async function listGoals(caller: Caller, filter: GoalFilter) {
  const store = storeFilter(filter.scope, filter.initiative_id);
  return toList(await findPage(goals, caller.workspaceId, store, filter), filter, present);
}

/** @throws 404, also when the id is in the other scope's store */
export async function getGoal(caller: Caller, { id, scope }: Address): Promise<Goal> {
  const row = await findRow(goals, caller.workspaceId, { id });
  if (!row || scopeOf(row) !== scope) throw notFound("Goal");
  return present(row);
}

/** @throws 404 when the initiative is not in the workspace */
export function createGoal(caller: Caller, input: NewGoal): Promise<Goal> {
  return write(
    caller,
    async (tx) => {
      const now = new Date();
      const row = {
        id: newId(),
        initiativeId: input.initiative_id ?? null,
        goalType: input.goal_type,
        title: input.title,
        description: input.description ?? null,
        keyResult: input.key_result ?? null,
        baseline: input.baseline ?? null,
        timeframe: input.timeframe ?? null,
        priority: input.priority ?? null,
        createdById: caller.userId,
        createdAt: now,
        updatedAt: now,
      };
      tx.insert(goals, row);
      return { data: present(row), activity: { action: "goal.created", target: target(row.id) } };
    },
    { growth: { bytes: bytesIn(input) } },
  );
}

/** Changes what is given; null empties a field. @throws 404 */
export async function updateGoal(
  caller: Caller,
  { id, scope, ...change }: GoalChange & { id: string },
): Promise<Goal> {
  if (Object.keys(change).length === 0) return getGoal(caller, { id, scope });
  const { goal_type: goalType, key_result: keyResult, ...same } = change;
  const fields = { ...same, goalType, keyResult };
  return write(
    caller,
    async (tx) => {
      const row = await tx.update(
        goals,
        { id, ...inStore(scope) },
        { ...fields, updatedAt: new Date() },
      );
      if (!row) throw notFound("Goal");
      return { data: present(row), activity: { action: "goal.updated", target: target(id) } };
    },
    { growth: overwriting("goal", { workspaceId: caller.workspaceId, id }, fields) },
  );
}

/** @throws 404 */
export function deleteGoal(caller: Caller, { id, scope }: Address) {
  return write(
    caller,
    async (tx) => {
      if (!(await tx.remove(goals, { id, ...inStore(scope) }))) throw notFound("Goal");
      return {
        data: { deleted: true as const },
        activity: { action: "goal.deleted", target: target(id) },
      };
    },
    { growth: FREES },
  );
}
