import { expect, test } from "vitest";
import type { Caller } from "@/lib/access/caller";
import { listActivity } from "@/lib/domain/activity/activity-log";
import {
  createContextItem,
  getContextItem,
  relabelContextItems,
} from "@/lib/domain/context/context-items";
import { createGoal, getGoal, retypeGoals } from "@/lib/domain/context/goals";
import { newId } from "@/lib/ids";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

const scope = "workspace";

const createNote = (caller: Caller, title: string) =>
  createContextItem(caller, { scope, label: "general_note", title, content: "Heard twice." });

const addGoal = (caller: Caller, title: string) =>
  createGoal(caller, { scope, goal_type: "general", title });

async function listChanges(caller: Caller) {
  const { items } = await listActivity(caller, { limit: 100, offset: 0 });
  return items.filter(({ action }) => !action.endsWith(".created")).map(({ action }) => action);
}

test("bulk changes: items get the label in one transaction, recorded like a relabel over REST", async () => {
  const { caller } = await makeWorkspace();
  const { id: first } = await createNote(caller, "First");
  const { id: second } = await createNote(caller, "Second");
  await relabelContextItems(caller, { ids: [first], scope, label: "risk" });
  await relabelContextItems(caller, { ids: [second, first], scope, label: "risk" });
  for (const id of [first, second]) {
    expect(await getContextItem(caller, { id, scope })).toMatchObject({
      label: "risk",
      version: 2,
    });
  }
  expect(await listChanges(caller)).toEqual(["context_item.relabelled", "context_item.relabelled"]);
});

test("bulk changes: no item gets the label if one of them is absent", async () => {
  const { caller } = await makeWorkspace();
  const item = await createNote(caller, "Stays");
  const ids = [item.id, newId()];
  await expect(relabelContextItems(caller, { ids, scope, label: "risk" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await getContextItem(caller, { id: item.id, scope })).toEqual(item);
  expect(await listChanges(caller)).toEqual([]);
});

test("bulk changes: goals get the type in one transaction, or none of them does", async () => {
  const { caller } = await makeWorkspace();
  const first = await addGoal(caller, "First");
  const second = await addGoal(caller, "Second");
  const change = { scope, goal_type: "constraint" } as const;
  await expect(retypeGoals(caller, { ids: [first.id, newId()], ...change })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await getGoal(caller, { id: first.id, scope })).toEqual(first);
  await retypeGoals(caller, { ids: [second.id, first.id], ...change });
  for (const { id } of [first, second]) {
    expect(await getGoal(caller, { id, scope })).toMatchObject({ goal_type: "constraint" });
  }
  expect(await listChanges(caller)).toEqual(["goal.updated", "goal.updated"]);
});
