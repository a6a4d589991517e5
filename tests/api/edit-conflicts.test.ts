import { expect, test } from "vitest";
import { EditedMeanwhile, mergeEdit } from "@/app/shared/merge-edit";
import {
  createContextItem,
  getContextItem,
  updateContextItem,
} from "@/lib/domain/context/context-items";
import { createGoal, getGoal, updateGoal } from "@/lib/domain/context/goals";
import { createDocument, getDocumentFacts, updateDocument } from "@/lib/domain/documents/documents";
import {
  createInitiative,
  getInitiative,
  updateInitiative,
} from "@/lib/domain/initiatives/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

const scope = "workspace";

async function makeItem() {
  const { caller } = await makeWorkspace();
  const item = { scope, label: "risk", title: "Rain", content: "It rains." } as const;
  const { id } = await createContextItem(caller, item);
  return { caller, id };
}

const editItem = mergeEdit(getContextItem, updateContextItem);

const catchTheirs = async (edit: Promise<unknown>) => {
  const thrown = await edit.then(
    () => undefined,
    (error: unknown) => error,
  );
  return thrown instanceof EditedMeanwhile ? thrown.theirs : thrown;
};

test("edit conflicts: a field that somebody else changed since the form was opened is not replaced", async () => {
  const { caller, id } = await makeItem();
  await updateContextItem(caller, { id, scope, content: "It rains in May.", label: "decision" });
  const mine = { id, scope, content: "It rains in June.", label: "feature_idea" } as const;
  const opened = { content: "It rains.", label: "risk" };
  expect(await catchTheirs(editItem(caller, { ...mine, opened }))).toEqual({
    content: "It rains in May.",
    label: "decision",
  });
  expect(await getContextItem(caller, { id, scope })).toMatchObject({ version: 2 });
  // Sent again with the values that were shown, it replaces them.
  const shown = { content: "It rains in May.", label: "decision" };
  expect(await catchTheirs(editItem(caller, { ...mine, opened: shown }))).toBeUndefined();
  expect(await getContextItem(caller, { id, scope })).toMatchObject(mine);
});

test("edit conflicts: other fields, and the same value from both, are no conflict", async () => {
  const { caller, id } = await makeItem();
  await updateContextItem(caller, { id, scope, content: "It rains in May.", title: "Rain in May" });
  await editItem(caller, { id, scope, label: "decision", opened: { label: "risk" } });
  await editItem(caller, { id, scope, title: "Rain in May", opened: { title: "Rain" } });
  expect(await getContextItem(caller, { id, scope })).toMatchObject({
    label: "decision",
    title: "Rain in May",
    content: "It rains in May.",
  });
});

test("edit conflicts: a removed text of a goal is shown as null", async () => {
  const { caller } = await makeWorkspace();
  const goal = { scope, goal_type: "general", title: "Less driving", baseline: "41 km" } as const;
  const { id } = await createGoal(caller, goal);
  await updateGoal(caller, { id, scope, baseline: null });
  const edit = { id, scope, baseline: "40 km", opened: { baseline: "41 km" } } as const;
  expect(await catchTheirs(mergeEdit(getGoal, updateGoal)(caller, edit))).toEqual({
    baseline: null,
  });
});

test("edit conflicts: two first descriptions of an initiative do not replace each other", async () => {
  const { caller } = await makeWorkspace();
  const { id } = await createInitiative(caller, { title: "Route planner" });
  const describe = mergeEdit(getInitiative, updateInitiative);
  const both = ["For crews.", "For drivers."].map((description) =>
    catchTheirs(describe(caller, { id, description, opened: { description: null } })),
  );
  const [first, second] = await Promise.all(both);
  const { description } = await getInitiative(caller, { id });
  expect([first, second]).toContain(undefined);
  expect([first, second]).toContainEqual({ description });
});

test("edit conflicts: a change of another field between reading and writing is kept", async () => {
  const { caller, id } = await makeItem();
  let reads = 0;
  const edit = mergeEdit(async (...given: Parameters<typeof getContextItem>) => {
    const item = await getContextItem(...given);
    reads += 1;
    if (reads === 1) await updateContextItem(caller, { id, scope, title: "Rain in May" });
    return item;
  }, updateContextItem);
  await edit(caller, { id, scope, label: "decision", opened: { label: "risk" } });
  expect(reads).toBe(2);
  expect(await getContextItem(caller, { id, scope })).toMatchObject({
    title: "Rain in May",
    label: "decision",
  });
});

test("edit conflicts: a rename reads a document without its text", async () => {
  const { caller } = await makeWorkspace();
  const { id: initiative_id } = await createInitiative(caller, { title: "Route planner" });
  const draft = { initiative_id, type: "prd", title: "Plan", content_markdown: "Long." } as const;
  const { id, content_markdown, ...facts } = await createDocument(caller, draft);
  expect(await getDocumentFacts(caller, { id })).toEqual({ id, ...facts });
  const rename = mergeEdit(getDocumentFacts, updateDocument);
  await rename(caller, { id, title: "Plan B", opened: { title: "Plan" } });
  const late = rename(caller, { id, title: "Plan C", opened: { title: "Plan" } });
  expect(await catchTheirs(late)).toEqual({ title: "Plan B" });
});
