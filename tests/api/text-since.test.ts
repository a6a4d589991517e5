import { expect, test } from "vitest";
import { createDocument, getDocument, updateDocument } from "@/lib/domain/documents/documents";
import { equalsVersion1, findChangedApproval } from "@/lib/domain/documents/text-since";
import { listTimeline } from "@/lib/domain/history/version-timeline";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { NOON, record } from "@/tests/support/activity-records";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";

freshDatabase();

async function open() {
  const workspace = await makeWorkspace();
  const { caller } = workspace;
  const { id: initiative_id } = await createInitiative(caller, { title: "Routes" });
  const first = { type: "prd" as const, title: "PRD", content_markdown: "One" };
  const { id } = await createDocument(caller, { initiative_id, ...first });
  const write = (content_markdown: string) => updateDocument(caller, { id, content_markdown });
  const move = (status: "approved" | "in_review") => updateDocument(caller, { id, status });
  return { workspace, caller, id, write, move };
}

test("approved text: a document counts as unedited until its text differs from the first version, and again once it is equal", async () => {
  const { caller, id, write } = await open();
  expect(await equalsVersion1(caller, { id })).toBe(true);
  await write("Two");
  expect(await equalsVersion1(caller, { id })).toBe(false);
  await write("One");
  expect(await getDocument(caller, { id })).toMatchObject({ version: 3 });
  expect(await equalsVersion1(caller, { id })).toBe(true);
  const { caller: stranger } = await makeWorkspace();
  expect(await equalsVersion1(stranger, { id })).toBe(false);
});

test("approved text: an approved document names the version that was approved, while its own text differs", async () => {
  const { caller, id, write, move } = await open();
  await write("Two");
  await move("approved");
  expect(await findChangedApproval(caller, { id })).toBeUndefined();
  await write("Three");
  await write("Four");
  expect(await findChangedApproval(caller, { id })).toBe(2);
  const { caller: stranger } = await makeWorkspace();
  expect(await findChangedApproval(stranger, { id })).toBeUndefined();
  await move("in_review");
  expect(await findChangedApproval(caller, { id })).toBeUndefined();
  await move("approved");
  expect(await findChangedApproval(caller, { id })).toBeUndefined();
  await write("Two");
  expect(await findChangedApproval(caller, { id })).toBe(4);
  await write("Four");
  expect(await findChangedApproval(caller, { id })).toBeUndefined();
});

test("approved text: an approval stays known after thousands of updates of other documents", async () => {
  const { workspace, caller, id, write, move } = await open();
  await move("approved");
  const second = (Date.now() - NOON) / 1000;
  await record(
    workspace,
    Array.from({ length: 2001 }, () => ({ second, action: "document.updated" as const })),
  );
  await write("Two");
  expect(await findChangedApproval(caller, { id })).toBe(1);
  const { changes } = await listTimeline(caller, { id, limit: 10, offset: 0 });
  expect(changes).toMatchObject([{ status: { from: "draft", to: "approved" } }]);
});
