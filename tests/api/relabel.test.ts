import { expect, test } from "vitest";
import { ContextItem } from "@/lib/schemas/context-items";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api } from "@/tests/support/request";
import { createContextItem, createInitiative } from "@/tests/support/samples";

freshDatabase();

async function open() {
  const { key, workspaceId } = await makeWorkspace();
  const client = api(key);
  const item = await createContextItem(client, (await createInitiative(client)).id);
  const relabel = (id: string, body: object) =>
    client.call("POST", `/context-items/${id}/relabel`, { body });
  return { client, workspaceId, item, relabel };
}

test("relabel: changes only the label, of the same row, and answers with id and label", async () => {
  const { client, workspaceId, item, relabel } = await open();
  for (const label of CONTEXT_LABELS) {
    expect((await relabel(item.id, { label })).body.data).toEqual({ id: item.id, label });
  }
  const after = await client.data(ContextItem, "GET", `/context-items/${item.id}`);
  expect(after).toEqual({ ...item, label: "risk", updated_at: after.updated_at });
  const prisma = await fullClient();
  expect(await prisma.contextItem.count({ where: { workspaceId } })).toBe(1);
});

test("relabel: the id of the answer is the stored one, however it was written", async () => {
  const { item, relabel } = await open();
  const reply = await relabel(item.id.toUpperCase(), { label: "risk" });
  expect(reply.body.data).toEqual({ id: item.id, label: "risk" });
});

test("relabel: the label is required and one of the fifteen", async () => {
  const { client, item, relabel } = await open();
  for (const body of [
    {},
    { label: null },
    { label: "risks" },
    { label: "" },
    { label: ["risk"] },
  ]) {
    const reply = await relabel(item.id, body);
    expect(reply).toMatchObject({ status: 400, body: { details: [{ path: "label" }] } });
  }
  expect(await client.data(ContextItem, "GET", `/context-items/${item.id}`)).toEqual(item);
});

test("relabel: other fields are ignored and named", async () => {
  const { client, item, relabel } = await open();
  const reply = await relabel(item.id, { label: "risk", title: "New", scope: "workspace" });
  expect(reply.body.meta?.warnings).toEqual([
    "unknown field 'title' was ignored",
    "unknown field 'scope' was ignored",
  ]);
  const after = await client.data(ContextItem, "GET", `/context-items/${item.id}`);
  expect(after.title).toBe(item.title);
});

test("relabel: an item of workspace scope is 404 and keeps its label", async () => {
  const { client, relabel } = await open();
  const shared = await createContextItem(client);
  expect((await relabel(shared.id, { label: "risk" })).status).toBe(404);
  const query = { scope: "workspace" };
  expect((await client.call("GET", `/context-items/${shared.id}`, { query })).body.data).toEqual(
    shared,
  );
});
