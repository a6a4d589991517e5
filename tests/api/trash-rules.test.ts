import { expect, test } from "vitest";
import { waitForBackground } from "@/lib/background";
import { config } from "@/lib/config";
import { database } from "@/lib/db/database";
import { createContextItems } from "@/lib/domain/context/context-item-batch";
import { createUpload, deleteUpload } from "@/lib/domain/context/uploads";
import { TABLES_OF } from "@/lib/domain/history/trashed-rows";
import { searchWorkspace } from "@/lib/domain/search";
import { measureStorage } from "@/lib/domain/usage/measure-storage";
import { runRetention } from "@/lib/retention/retention";
import { ATTACHED } from "@/lib/retention/trash-removals";
import { Deleted } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { idempotencyKey } from "@/tests/support/generations";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createDocument, createGoal, createInitiative } from "@/tests/support/samples";
import { everything, listTrash, plannedResources, restore } from "@/tests/support/trash";

freshDatabase();

test("trash: only owners and admins remove something for good", async () => {
  const { client, workspaceId, initiative } = await plannedResources();
  const member = api((await makeKey((await joinWorkspace(workspaceId)).caller)).key);
  await member.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  expect(await listTrash(member)).toHaveLength(1);
  const refused = await member.call("DELETE", `/trash/${initiative.id}`);
  expect([refused.status, refused.body.code]).toEqual([403, "FORBIDDEN"]);
  expect((await member.call("DELETE", `/trash/${ABSENT_ID}`)).status).toBe(403);
  const admin = await joinWorkspace(workspaceId, "admin");
  await api((await makeKey(admin.caller)).key).data(Deleted, "DELETE", `/trash/${initiative.id}`);
  expect((await restore(client, initiative.id)).status).toBe(404);
  expect((await client.call("DELETE", `/trash/${initiative.id}`)).status).toBe(404);
  await waitForBackground();
  expect(await countLeft(workspaceId)).toEqual({ context_item: 1 }); // the workspace's own
});

test("trash: another workspace sees, restores and removes nothing", async () => {
  const { client, initiative } = await plannedResources();
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const stranger = api((await makeWorkspace()).key);
  expect(await listTrash(stranger)).toEqual([]);
  expect((await restore(stranger, initiative.id)).status).toBe(404);
  expect((await stranger.call("DELETE", `/trash/${initiative.id}`)).status).toBe(404);
  const reader = api(
    (await makeKey((await plannedResources()).caller, { scope: "read_only" })).key,
  );
  expect(await listTrash(reader)).toEqual([]);
  expect((await restore(reader, initiative.id)).body.code).toBe("READ_ONLY_KEY");
});

test("trash: a restore with an Idempotency-Key happens once", async () => {
  const { client, initiative } = await plannedResources();
  const path = `/trash/${initiative.id}/restore`;
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const headers = idempotencyKey();
  const first = await client.call("POST", path, { headers });
  expect(await client.call("POST", path, { headers })).toMatchObject({
    status: 200,
    body: { data: first.body.data },
  });
});

test("trash: two restores at once bring back one", async () => {
  const { client, initiative, workspaceId } = await plannedResources();
  const before = await everything(workspaceId);
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const answers = await Promise.all([1, 2, 3].map(() => restore(client, initiative.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await everything(workspaceId)).toEqual(before);
});

/** Counts the rows that each table of planning data has left. */
async function countLeft(workspaceId: string) {
  const { pool } = await database();
  const counts: Record<string, number> = {};
  for (const name of [
    ...TABLES_OF.initiative,
    ...ATTACHED.map(({ table }) => table),
    "trash",
    "trashed_row",
  ]) {
    const { rows } = await pool.query(`SELECT FROM ${name} WHERE workspace_id = $1`, [workspaceId]);
    if (rows.length > 0) counts[name] = rows.length;
  }
  return counts;
}

test("trash: entries that expired an hour ago are removed with their rows; those that just expired are hidden", async () => {
  const { client, initiative, document, workspaceId } = await plannedResources();
  await client.data(Deleted, "DELETE", `/documents/${document.id}`);
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const prisma = await fullClient();
  const expire = (minutes: number) =>
    prisma.trash.updateMany({
      where: { id: initiative.id },
      data: { expiresAt: new Date(Date.now() - minutes * 60_000) },
    });
  await expire(1);
  await runRetention();
  expect((await listTrash(client)).map(({ id }) => id)).toEqual([document.id]);
  expect((await restore(client, initiative.id)).status).toBe(404);
  expect(await countLeft(workspaceId)).toMatchObject({
    trash: 2,
    upload_content: 1,
    past_version: 3,
  });
  await expire(61);
  await runRetention();
  expect(await countLeft(workspaceId)).toEqual({
    context_item: 1,
    document_version: 2,
    grounding: 1,
    trash: 1,
    trashed_row: 1,
  });
  const gone = await restore(client, document.id);
  expect(gone.body.code).toBe("PARENT_DELETED");
});

test("trash: with TRASH_DAYS=0 nothing is kept", async () => {
  const { client, initiative, workspaceId } = await plannedResources();
  config().TRASH_DAYS = 0;
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  config().TRASH_DAYS = 30;
  expect(await listTrash(client)).toEqual([]);
  expect((await restore(client, initiative.id)).status).toBe(404);
  await waitForBackground();
  expect(await countLeft(workspaceId)).toEqual({ context_item: 1 });
});

test("trash: more than a few rows go and come back in batches", async () => {
  const { client, initiative, workspaceId, caller } = await plannedResources();
  for (let count = 0; count < 3; count++) {
    const items = Array.from({ length: 100 }, (_, index) => ({
      label: "risk" as const,
      title: `Risk ${count}.${index}`,
      content: "It rains.",
    }));
    await createContextItems(caller, { id: initiative.id, items });
  }
  const before = await everything(workspaceId);
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  expect(await countLeft(workspaceId)).toMatchObject({ context_item: 1 });
  await restore(client, initiative.id);
  await waitForBackground();
  expect(await everything(workspaceId)).toEqual(before);
});

test("trash: a file that has been uploaded again does not come back", async () => {
  const { client, caller, initiative, upload, bytes } = await plannedResources();
  await deleteUpload(caller, { id: upload.id });
  const again = { initiative_id: initiative.id, filename: "again.txt", bytes };
  const second = await createUpload(caller, again);
  const refused = await restore(client, upload.id);
  expect([refused.status, refused.body.code]).toEqual([409, "CONFLICT"]);
  expect(refused.body.error).toContain("again.txt");
  await deleteUpload(caller, { id: second.id });
  expect((await restore(client, upload.id)).status).toBe(200);
});

test("trash: resources in the trash do not count towards the limit", async () => {
  const { client, initiative, workspaceId } = await plannedResources();
  const before = await measureStorage(workspaceId);
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const after = await measureStorage(workspaceId);
  const { bytes } = await (await fullClient()).trash.findFirstOrThrow({ where: { workspaceId } });
  expect(after).toBeLessThan(300); // the workspace's own context item
  expect(Number(bytes)).toBeGreaterThan(before - after);
  await restore(client, initiative.id);
  expect(await measureStorage(workspaceId)).toBe(before);
});

test("trash: rows that refer to a resource go into the trash with it, or stay attached", async () => {
  const { pool } = await database();
  const { rows: keys } = await pool.query<{ child: string; parent: string }>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const [type, tables] of Object.entries(TABLES_OF)) {
    const children = keys.filter(({ parent }) => parent === type).map(({ child }) => child);
    expect(tables).toEqual(expect.arrayContaining(children));
  }
  const { rows: named } = await pool.query<{ table: string; owner: string }>(
    `SELECT table_name AS table, column_name AS owner FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('document_id', 'upload_id', 'goal_id', 'context_item_id', 'target_id')
       AND table_name NOT IN ('generation', 'activity') -- which outlive what they name`,
  );
  const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
  expect(sorted(ATTACHED)).toEqual(sorted(named));
});

test("trash: a deleted resource's title is free: a new resource can take it, and both can exist", async () => {
  const { key } = await makeWorkspace();
  const client = api(key);
  const first = await createInitiative(client, { title: "Again" });
  const goal = await createGoal(client, first.id);
  const written = await createDocument(client, first.id, { content_markdown: "Hello." });
  await client.data(Deleted, "DELETE", `/initiatives/${first.id}`);
  await createInitiative(client, { title: "Again" });
  await restore(client, first.id);
  expect((await client.call("GET", `/documents/${written.id}`)).status).toBe(200);
  expect(
    (await client.call("GET", `/goals/${goal.id}`, { query: { scope: "initiative" } })).status,
  ).toBe(200);
});

test("trash: the trash holds at most the storage of a workspace: the oldest entries are removed first", async () => {
  const { client, initiative } = await plannedResources();
  const { STORAGE_LIMIT_MB } = config();
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) {
    const { id } = await createInitiative(client, { description: "x".repeat(10_000) });
    ids.unshift(id);
  }
  for (const id of ids.toReversed()) await client.data(Deleted, "DELETE", `/initiatives/${id}`);
  expect((await listTrash(client)).map(({ id }) => id)).toEqual(ids);
  config().STORAGE_LIMIT_MB = 1 / 32;
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  expect(await listTrash(client)).toHaveLength(5); // a delete does not remove old entries
  await runRetention();
  config().STORAGE_LIMIT_MB = STORAGE_LIMIT_MB;
  const left = (await listTrash(client)).map(({ id }) => id);
  expect(left).toEqual([initiative.id, ...ids].slice(0, left.length));
  expect(left.length).toBeLessThan(ids.length);
});

test("trash: a long text is indexed after its restore", async () => {
  const { client, initiative, caller } = await plannedResources();
  const content_markdown = `Zwirbelkraut. ${"word ".repeat(50_000)}`;
  const { id } = await createDocument(client, initiative.id, { content_markdown });
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  await restore(client, initiative.id);
  await waitForBackground();
  const { items } = await searchWorkspace(caller, { q: "Zwirbelkraut", limit: 5, offset: 0 });
  expect(items.map((item) => item.id)).toEqual([id]);
});
