import { expect, test } from "vitest";
import { backgroundDone } from "@/lib/background";
import { config } from "@/lib/config";
import { database, prismaClient } from "@/lib/db/database";
import { searchWorkspace } from "@/lib/domain/search";
import { PARTS } from "@/lib/domain/trash-tables";
import { runRetention } from "@/lib/retention/run";
import { Deleted } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { idempotencyKey } from "@/tests/support/generations";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createDocument, createGoal, createInitiative } from "@/tests/support/samples";
import { everything, plannedThings, restore, trashOf } from "@/tests/support/trash";

freshDatabase();

test("only owners and admins remove something for good", async () => {
  const { client, workspaceId, initiative } = await plannedThings();
  const member = api((await makeKey((await joinWorkspace(workspaceId)).caller)).key);
  await member.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  expect(await trashOf(member)).toHaveLength(1);
  const refused = await member.call("DELETE", `/trash/${initiative.id}`);
  expect([refused.status, refused.body.code]).toEqual([403, "FORBIDDEN"]);
  expect((await member.call("DELETE", `/trash/${ABSENT_ID}`)).status).toBe(403);
  const admin = await joinWorkspace(workspaceId, "admin");
  await api((await makeKey(admin.caller)).key).data(Deleted, "DELETE", `/trash/${initiative.id}`);
  expect((await restore(client, initiative.id)).status).toBe(404);
  expect((await client.call("DELETE", `/trash/${initiative.id}`)).status).toBe(404);
  const { rows } = await (await database()).pool.query(
    "SELECT count(*)::int AS count FROM trashed_row WHERE workspace_id = $1",
    [workspaceId],
  );
  expect(rows[0].count).toBe(0);
});

test("another workspace sees, restores and removes nothing", async () => {
  const { client, initiative } = await plannedThings();
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const stranger = api((await makeWorkspace()).key);
  expect(await trashOf(stranger)).toEqual([]);
  expect((await restore(stranger, initiative.id)).status).toBe(404);
  expect((await stranger.call("DELETE", `/trash/${initiative.id}`)).status).toBe(404);
  const reader = api((await makeKey((await plannedThings()).caller, { scope: "read_only" })).key);
  expect(await trashOf(reader)).toEqual([]);
  expect((await restore(reader, initiative.id)).body.code).toBe("READ_ONLY_KEY");
});

test("a restore with an Idempotency-Key happens once", async () => {
  const { client, initiative } = await plannedThings();
  const path = `/trash/${initiative.id}/restore`;
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const headers = idempotencyKey();
  const first = await client.call("POST", path, { headers });
  expect(await client.call("POST", path, { headers })).toMatchObject({
    status: 200,
    body: { data: first.body.data },
  });
});

test("two restores at once bring back one", async () => {
  const { client, initiative, workspaceId } = await plannedThings();
  const before = await everything(workspaceId);
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const answers = await Promise.all([1, 2, 3].map(() => restore(client, initiative.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await everything(workspaceId)).toEqual(before);
});

test("what is expired is removed, pieces and all", async () => {
  const { client, initiative, document } = await plannedThings();
  await client.data(Deleted, "DELETE", `/documents/${document.id}`);
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  const prisma = await prismaClient();
  await prisma.trash.updateMany({ where: { id: initiative.id }, data: { expiresAt: new Date(0) } });
  await runRetention();
  expect((await trashOf(client)).map(({ id }) => id)).toEqual([document.id]);
  expect(await prisma.trashedRow.count({ where: { trashId: initiative.id } })).toBe(0);
  expect(await prisma.trashedRow.count({ where: { trashId: document.id } })).toBeGreaterThan(2);
  const gone = await restore(client, document.id);
  expect(gone.body.code).toBe("PARENT_DELETED");
});

test("what belongs to a thing by a foreign key, however far, goes into the trash with it", async () => {
  const { rows } = await (await database()).pool.query<{ child: string; parent: string }>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const [type, parts] of Object.entries(PARTS)) {
    const reached = new Set([type]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const { child, parent } of rows) if (reached.has(parent)) reached.add(child);
    }
    const kept = new Set(parts.map(({ table }) => table));
    expect([...reached].filter((table) => !kept.has(table))).toEqual([]);
  }
});

test("a deleted thing's words are free: a new one takes its place, and both can be there", async () => {
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

test("the trash holds as much as a workspace may: what was deleted first gives way", async () => {
  const { client, initiative } = await plannedThings();
  const { STORAGE_LIMIT_MB } = config();
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) {
    const { id } = await createInitiative(client, { description: "x".repeat(10_000) });
    ids.unshift(id);
  }
  for (const id of ids.toReversed()) await client.data(Deleted, "DELETE", `/initiatives/${id}`);
  expect((await trashOf(client)).map(({ id }) => id)).toEqual(ids);
  config().STORAGE_LIMIT_MB = 1 / 32;
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  config().STORAGE_LIMIT_MB = STORAGE_LIMIT_MB;
  const left = (await trashOf(client)).map(({ id }) => id);
  expect(left).toEqual([initiative.id, ...ids].slice(0, left.length));
  expect(left.length).toBeLessThan(ids.length);
});

test("much text is indexed after it came back, thing by thing", async () => {
  const { client, initiative, caller } = await plannedThings();
  const content_markdown = `Zwirbelkraut. ${"word ".repeat(50_000)}`;
  const { id } = await createDocument(client, initiative.id, { content_markdown });
  await client.data(Deleted, "DELETE", `/initiatives/${initiative.id}`);
  await restore(client, initiative.id);
  await backgroundDone();
  const { items } = await searchWorkspace(caller, { q: "Zwirbelkraut", limit: 5, offset: 0 });
  expect(items.map((item) => item.id)).toEqual([id]);
});
