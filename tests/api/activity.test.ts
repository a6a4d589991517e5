import { describe, expect, test } from "vitest";
import { database, prismaClient } from "@/lib/db/database";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { type Api, api, type Call } from "@/tests/support/request";
import {
  ABSENT_ID,
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

freshDatabase();

async function open() {
  const workspace = await makeWorkspace();
  const client = api(workspace.key);
  const initiative = await createInitiative(client);
  const document = await createDocument(client, initiative.id);
  const item = await createContextItem(client, initiative.id);
  const goal = await createGoal(client);
  return { ...workspace, client, initiative, document, item, goal };
}
type Sample = Awaited<ReturnType<typeof open>>;

async function records({ workspaceId }: Sample) {
  const prisma = await prismaClient();
  return prisma.activity.findMany({ where: { workspaceId }, orderBy: { id: "asc" } });
}

type Method = Parameters<Api["call"]>[0];
type Write = (sample: Sample) => [Method, path: string, options?: Call];
const SCOPE = { scope: "workspace" };
const ITEM = { label: "risk", title: "Secret", content: "Secret" };

/** Each write, the action it leaves and the kind of thing it is about. */
const writes: Record<string, [action: string, type: string, Write]> = {
  "create an initiative": [
    "initiative.created",
    "initiative",
    () => ["POST", "/initiatives", { body: { title: "Secret" } }],
  ],
  "update an initiative": [
    "initiative.updated",
    "initiative",
    ({ initiative }) => ["PATCH", `/initiatives/${initiative.id}`, { body: { title: "Secret" } }],
  ],
  "archive an initiative": [
    "initiative.updated",
    "initiative",
    ({ initiative }) => ["PATCH", `/initiatives/${initiative.id}`, { body: { archived: true } }],
  ],
  "delete an initiative": [
    "initiative.deleted",
    "initiative",
    ({ initiative }) => ["DELETE", `/initiatives/${initiative.id}`],
  ],
  "create a batch": [
    "context_item.batch_created",
    "initiative",
    ({ initiative }) => [
      "POST",
      `/initiatives/${initiative.id}/context-items/batch`,
      { body: { items: [ITEM, ITEM, ITEM] } },
    ],
  ],
  "create a document": [
    "document.created",
    "document",
    ({ initiative }) => [
      "POST",
      "/documents",
      { body: { initiative_id: initiative.id, type: "prd", title: "Secret" } },
    ],
  ],
  "update a document": [
    "document.updated",
    "document",
    ({ document }) => [
      "PATCH",
      `/documents/${document.id}`,
      { body: { content_markdown: "Secret" } },
    ],
  ],
  "restore a document": [
    "document.restored",
    "document",
    ({ document }) => ["POST", `/documents/${document.id}/versions/1/restore`],
  ],
  "delete a document": [
    "document.deleted",
    "document",
    ({ document }) => ["DELETE", `/documents/${document.id}`],
  ],
  "create a context item": [
    "context_item.created",
    "context_item",
    () => ["POST", "/context-items", { body: { ...SCOPE, ...ITEM } }],
  ],
  "update a context item": [
    "context_item.updated",
    "context_item",
    ({ item }) => [
      "PATCH",
      `/context-items/${item.id}`,
      { body: { scope: "initiative", title: "Secret" } },
    ],
  ],
  "relabel a context item": [
    "context_item.relabelled",
    "context_item",
    ({ item }) => ["POST", `/context-items/${item.id}/relabel`, { body: { label: "risk" } }],
  ],
  "delete a context item": [
    "context_item.deleted",
    "context_item",
    ({ item }) => ["DELETE", `/context-items/${item.id}`],
  ],
  "create a goal": [
    "goal.created",
    "goal",
    () => ["POST", "/goals", { body: { ...SCOPE, goal_type: "general", title: "Secret" } }],
  ],
  "update a goal": [
    "goal.updated",
    "goal",
    ({ goal }) => ["PATCH", `/goals/${goal.id}`, { body: { ...SCOPE, title: "Secret" } }],
  ],
  "delete a goal": [
    "goal.deleted",
    "goal",
    ({ goal }) => ["DELETE", `/goals/${goal.id}`, { query: SCOPE }],
  ],
};

const idIn = (data: unknown) =>
  typeof data === "object" && data && "id" in data ? String(data.id) : undefined;

describe.each(Object.entries(writes))("activity: %s", (_name, [action, targetType, write]) => {
  test("leaves exactly one record, which names caller, request and target but no content", async () => {
    const sample = await open();
    const before = await records(sample);
    const [method, path, options] = write(sample);
    const reply = await sample.client.call(method, path, options);
    expect(reply.status).toBe(200);
    const [record, ...more] = (await records(sample)).slice(before.length);
    expect(more).toEqual([]);
    const addressed = Object.values(sample)
      .map(idIn)
      .find((id) => id && path.includes(id));
    expect(record).toMatchObject({
      action,
      origin: "api",
      actorId: sample.userId,
      keyId: sample.keyId,
      tool: null,
      targetType,
      targetId: addressed ?? idIn(reply.body.data),
      outcome: "success",
      requestId: reply.body.meta?.requestId,
    });
    expect(record?.durationMs).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(record)).not.toContain("Secret");
  });

  test("leaves none when it fails, and no change when its record cannot be kept", async () => {
    const sample = await open();
    const { pool } = await database();
    const before = await records(sample);
    const [method, path, options] = write(sample);
    await pool.query(
      `ALTER TABLE activity ADD CONSTRAINT full_disk CHECK (action <> '${action}') NOT VALID`,
    );
    const rows = () => pool.query({ text: ROWS, values: [sample.workspaceId] });
    const stored = (await rows()).rows;
    const reply = await sample.client.call(method, path, options);
    await pool.query("ALTER TABLE activity DROP CONSTRAINT full_disk");
    expect(reply).toMatchObject({ status: 500, body: { code: "INTERNAL_ERROR" } });
    expect(JSON.stringify(reply.body)).not.toMatch(/full_disk|activity|INSERT|constraint/i);
    expect(await records(sample)).toEqual(before);
    expect((await rows()).rows).toEqual(stored);
  });
});

const ROWS = ["initiative", "document", "document_version", "context_item", "goal"]
  .map((table) => `SELECT to_jsonb(t) AS row FROM ${table} t WHERE workspace_id = $1`)
  .join(" UNION ALL ")
  .concat(" ORDER BY 1");

test("activity: a refused write leaves no record", async () => {
  const sample = await open();
  const { client, document, item } = sample;
  const before = await records(sample);
  const stale = { "If-Match": '"9-9"' };
  const batch = `/initiatives/${ABSENT_ID}/context-items/batch`;
  const replies = [
    await client.call("POST", "/initiatives", { body: {} }),
    await client.call("PATCH", `/initiatives/${ABSENT_ID}`, { body: { title: "x" } }),
    await client.call("DELETE", `/goals/${ABSENT_ID}`),
    await client.call("PATCH", `/documents/${document.id}`, {
      body: { title: "x" },
      headers: stale,
    }),
    await client.call("DELETE", `/documents/${document.id}`, { headers: stale }),
    await client.call("POST", `/documents/${document.id}/versions/9/restore`),
    await client.call("DELETE", `/context-items/${item.id}`, { query: SCOPE }),
    await client.call("POST", batch, { body: { items: [ITEM] } }),
    await client.call("POST", "/goals", {
      body: { scope: "initiative", initiative_id: ABSENT_ID, goal_type: "general", title: "x" },
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([
    400, 404, 404, 412, 412, 404, 404, 404, 404,
  ]);
  expect(await records(sample)).toEqual(before);
});

test("activity: reads, empty updates and replays leave no record", async () => {
  const sample = await open();
  const { client, initiative, document, item } = sample;
  const post = { body: { title: "x" }, headers: { "Idempotency-Key": "k" } };
  await client.call("POST", "/initiatives", post);
  const before = await records(sample);
  await client.call("POST", "/initiatives", post);
  for (const path of [
    "/initiatives",
    `/documents/${document.id}`,
    `/context-items/${item.id}`,
    "/me",
  ]) {
    expect((await client.call("GET", path)).status).toBe(200);
  }
  await client.call("PATCH", `/initiatives/${initiative.id}`, { body: {} });
  await client.call("PATCH", `/documents/${document.id}`, { body: {} });
  await client.call("PATCH", `/context-items/${item.id}`, { body: { scope: "initiative" } });
  expect(await records(sample)).toEqual(before);
});
