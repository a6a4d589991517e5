import { expect, test } from "vitest";
import { listActivity } from "@/lib/domain/activity-log";
import { targetTitles } from "@/lib/domain/activity-targets";
import { createContextItem } from "@/lib/domain/context-items";
import { createDocument } from "@/lib/domain/documents";
import { createGoal, deleteGoal } from "@/lib/domain/goals";
import { countInitiativeContents } from "@/lib/domain/initiative-counts";
import { createInitiative } from "@/lib/domain/initiatives";
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

test("the contents of an initiative are counted, those of another workspace are not", async () => {
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

test("what activity is about is named by its present title, in the own workspace only", async () => {
  const [ours, theirs] = [await planned(), await planned()];
  await deleteGoal(ours.caller, { id: ours.goalId, scope: "initiative" });
  const { items } = await listActivity(ours.caller, { limit: 100, offset: 0 });
  const titles = await targetTitles(ours.caller, items);
  expect([...titles.values()].sort()).toEqual(["One", "Rain", "Routes", "Two"]);
  expect(await targetTitles(theirs.caller, items)).toEqual(new Map());
});
