import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api } from "@/tests/support/request";
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
  const prisma = await fullClient();
  return prisma.activity.findMany({ where: { workspaceId }, orderBy: { id: "asc" } });
}

const SCOPE = { scope: "workspace" };
const ITEM = { label: "risk", title: "Secret", content: "Secret" };

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
