import type { Caller } from "@/lib/access/caller";
import { findPage, findRow } from "@/lib/db/pool-query";
import type { RowOf } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Conditional } from "@/lib/domain/etag";
import { makeHistory } from "@/lib/domain/history/history";
import {
  changeAll,
  presentOne,
  recordRevision,
  writeFirst,
  writeRevision,
} from "@/lib/domain/history/revisions";
import { moveToTrash } from "@/lib/domain/history/trash";
import { toList } from "@/lib/domain/to-list";
import { GROWS_BY_HISTORY } from "@/lib/domain/usage/storage-growth";
import { write } from "@/lib/domain/write";
import type { GoalType, Scope } from "@/lib/schemas/enums";
import { Goal, type GoalChange, type GoalFilter, type NewGoal } from "@/lib/schemas/goals";
import { filterAddress, filterList, getScope, notInScope, type ScopedAddress } from "./scope";

const goals = table(
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
    "version",
  ],
  ["description", "keyResult", "baseline", "timeframe"],
);
type Row = RowOf<typeof goals>;

const present = (row: Row): Goal => ({
  id: row.id,
  scope: getScope(row),
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

const resource = { type: "goal", table: goals, present } as const;

export const goalHistory = makeHistory({
  ...resource,
  names: Object.keys(Goal.shape),
  fields: ["goalType", "title", "description", "keyResult", "baseline", "timeframe", "priority"],
});

const absent = (scope?: Scope) => notInScope("Goal", scope);

export async function listGoals(
  caller: Caller,
  filter: GoalFilter & { goal_type?: GoalType | undefined },
) {
  const store = filterList(filter.scope, filter.initiative_id);
  const where = { ...store, goalType: filter.goal_type };
  return toList(await findPage(goals, caller.workspaceId, where, filter), filter, present);
}

export async function getGoal(caller: Caller, { id, scope }: ScopedAddress) {
  const row = await findRow(goals, caller.workspaceId, filterAddress({ id, scope }));
  if (!row) throw absent(scope);
  return presentOne(resource, row);
}

export const createGoal = (caller: Caller, input: NewGoal) =>
  writeFirst(caller, resource, {
    initiativeId: input.initiative_id ?? null,
    goalType: input.goal_type,
    title: input.title,
    description: input.description ?? null,
    keyResult: input.key_result ?? null,
    baseline: input.baseline ?? null,
    timeframe: input.timeframe ?? null,
    priority: input.priority ?? null,
  });

export async function updateGoal(
  caller: Caller,
  { id, scope, ifMatch, ...change }: Omit<GoalChange, "scope"> & Conditional & ScopedAddress,
) {
  const { goal_type: goalType, key_result: keyResult, ...same } = change;
  return writeRevision(caller, resource, {
    filter: filterAddress({ id, scope }),
    fields: { ...same, goalType, keyResult },
    ifMatch,
    absent: () => absent(scope),
  });
}

/** Changes the type of all or none. @throws 404 */
export const retypeGoals = (
  caller: Caller,
  { ids, scope, goal_type: goalType }: { ids: string[]; scope: Scope; goal_type: GoalType },
) =>
  write(
    caller,
    (tx) =>
      changeAll(ids, (id) => {
        const filter = filterAddress({ id, scope });
        const revision = { filter, fields: { goalType }, absent: () => absent(scope) };
        return recordRevision(tx, caller, resource, revision);
      }),
    { growth: GROWS_BY_HISTORY },
  );

export function deleteGoal(caller: Caller, { id, scope, ifMatch }: ScopedAddress & Conditional) {
  return moveToTrash(caller, {
    type: "goal",
    filter: filterAddress({ id, scope }),
    ifMatch,
    absent: () => absent(scope),
  });
}
