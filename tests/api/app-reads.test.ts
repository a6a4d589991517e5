import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { findTargetTitles, findTrashedTitles } from "@/lib/domain/activity/activity-targets";
import { createContextItem } from "@/lib/domain/context/context-items";
import { createGoal, deleteGoal, getGoal, listGoals, updateGoal } from "@/lib/domain/context/goals";
import { countByGoalType } from "@/lib/domain/context/scope-counts";
import { createDocument } from "@/lib/domain/documents/documents";
import { listRecentChanges } from "@/lib/domain/history/recent-changes";
import { countInitiativeContents } from "@/lib/domain/initiatives/initiative-counts";
import {
  findLastActivity,
  listInitiativesByActivity,
} from "@/lib/domain/initiatives/initiative-overview";
import { createInitiative, updateInitiative } from "@/lib/domain/initiatives/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

async function planned() {
  const { caller } = await makeWorkspace();
  const { id: initiative_id } = await createInitiative(caller, { title: "Routes" });
  const place = { scope: "initiative" as const, initiative_id };
  for (const title of ["One", "Two"]) {
    await createDocument(caller, { initiative_id, type: "prd", title });
  }
  await createContextItem(caller, { ...place, label: "risk", title: "Rain", content: "It rains" });
  const goal = await createGoal(caller, { ...place, goal_type: "general", title: "Less driving" });
  return { caller, initiativeId: initiative_id, goalId: goal.id };
}

test("pages of the app: the contents of an initiative are counted, the contents of another workspace are not", async () => {
  const [ours, theirs] = [await planned(), await planned()];
  const { id: empty } = await createInitiative(ours.caller, { title: "Empty" });
  const ids = [ours.initiativeId, theirs.initiativeId, empty];
  expect(await countInitiativeContents(ours.caller, ids)).toEqual(
    new Map([
      [ours.initiativeId, { documents: 2, contextItems: 1, goals: 1, uploads: 0 }],
      [empty, { documents: 0, contextItems: 0, goals: 0, uploads: 0 }],
    ]),
  );
  expect(await countInitiativeContents(ours.caller, [])).toEqual(new Map());
});

test("pages of the app: initiatives are ordered by the last change of anything in them", async () => {
  const ours = await planned();
  const { id: newer } = await createInitiative(ours.caller, { title: "Newer" });
  const { id: put } = await createInitiative(ours.caller, { title: "Put away" });
  await updateInitiative(ours.caller, { id: put, archived: true });
  await planned();
  const page = { limit: 10, offset: 0 };
  const ids = async (filter = { archived: false, ...page }) =>
    (await listInitiativesByActivity(ours.caller, filter)).items.map(({ id }) => id);
  expect(await ids()).toEqual([newer, ours.initiativeId]);
  await setTimeout(5);
  await updateGoal(ours.caller, { id: ours.goalId, scope: "initiative", priority: 1 });
  expect(await ids()).toEqual([ours.initiativeId, newer]);
  const goal = await getGoal(ours.caller, { id: ours.goalId, scope: "initiative" });
  const last = await findLastActivity(ours.caller, { id: ours.initiativeId });
  expect(last).toBe(goal.updated_at);
  expect(await ids({ archived: true, ...page })).toEqual([put]);
  const first = await listInitiativesByActivity(ours.caller, {
    archived: false,
    limit: 1,
    offset: 0,
  });
  expect(first.items[0]).toMatchObject({ documents: 2, contextItems: 1, goals: 1, uploads: 0 });
  expect(first.pagination.has_more).toBe(true);
});

test("pages of the app: recent changes are listed for the workspace, or for one initiative with its contents", async () => {
  const [ours, theirs] = [await planned(), await planned()];
  const { id: other } = await createInitiative(ours.caller, { title: "Other" });
  const page = { limit: 100, offset: 0 };
  const all = await listRecentChanges(ours.caller, page);
  expect(all.items).toHaveLength(6);
  expect(all.items[0]).toMatchObject({
    action: "initiative.created",
    target_id: other,
    origin: "api",
  });
  expect(all.items.every(({ actor_name }) => actor_name !== null)).toBe(true);
  const within = await listRecentChanges(ours.caller, { initiativeId: ours.initiativeId, ...page });
  expect(within.items).toHaveLength(5);
  const foreign = { initiativeId: theirs.initiativeId, ...page };
  expect((await listRecentChanges(ours.caller, foreign)).items).toEqual([]);
});

test("pages of the app: the targets of activity have their present titles, in their own workspace only", async () => {
  const [ours, theirs] = [await planned(), await planned()];
  await deleteGoal(ours.caller, { id: ours.goalId, scope: "initiative" });
  const { items } = await listActivity(ours.caller, { limit: 100, offset: 0 });
  const titles = await findTargetTitles(ours.caller, items);
  expect([...titles.values()].sort()).toEqual(["One", "Rain", "Routes", "Two"]);
  expect(await findTargetTitles(theirs.caller, items)).toEqual(new Map());
  expect([...(await findTrashedTitles(ours.caller, items)).keys()]).toEqual([ours.goalId]);
  expect(await findTrashedTitles(theirs.caller, items)).toEqual(new Map());
});

test("pages of the app: goals are counted and listed by type, of an initiative or of the workspace itself", async () => {
  const { caller, initiativeId: initiative_id } = await planned();
  const own = { scope: "workspace" as const, goal_type: "constraint" as const };
  await createGoal(caller, { ...own, title: "Stay in Europe" });
  const place = { scope: "initiative" as const, initiative_id };
  await createGoal(caller, { ...place, goal_type: "constraint", title: "No new vans" });
  const page = { limit: 10, offset: 0 };
  expect(await countByGoalType(caller, initiative_id)).toEqual(
    new Map([
      ["general", 1],
      ["constraint", 1],
    ]),
  );
  expect(await countByGoalType(caller)).toEqual(new Map([["constraint", 1]]));
  const { items } = await listGoals(caller, { ...place, ...page, goal_type: "constraint" });
  expect(items.map(({ title }) => title)).toEqual(["No new vans"]);
});
