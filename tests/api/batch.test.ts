import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { readCounters } from "@/lib/domain/context/context-item-batch";
import { log } from "@/lib/log";
import { BatchResult, ContextItem } from "@/lib/schemas/context-items";
import { defineList } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";

freshDatabase();
afterEach(() => vi.restoreAllMocks());

const item = (fields: object = {}) => ({
  label: "risk",
  title: "Map license",
  content: "",
  ...fields,
});

async function open() {
  const { key, workspaceId } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const send = (items: unknown, fields: object = {}) =>
    client.call("POST", `/initiatives/${id}/context-items/batch`, { body: { items, ...fields } });
  const stored = async () => {
    const query = { initiative_id: id, limit: 100 };
    return (await client.data(defineList(ContextItem), "GET", "/context-items", { query })).items;
  };
  return { client, workspaceId, id, send, stored };
}

test("batch: creates the items in the initiative and names them in their order", async () => {
  const { id, send, stored } = await open();
  const sent = ["one", "two", "three"].map((title) =>
    item({ title: ` ${title} `, content: title }),
  );
  const { created, ids } = BatchResult.parse((await send(sent)).body.data);
  expect(created).toBe(3);
  const items = await stored();
  expect(items.map((row) => row.id)).toEqual(ids.toReversed());
  expect(items.map((row) => row.title)).toEqual(["three", "two", "one"]);
  for (const row of items) {
    expect(row).toMatchObject({
      scope: "initiative",
      initiative_id: id,
      label: "risk",
      source_url: null,
    });
  }
});

test("batch: an item keeps its source_url, which is null if it is absent", async () => {
  const { client, send, stored } = await open();
  const address = "https://example.com/interviews/42";
  await send([item({ source_url: ` ${address} ` }), item({ source_url: null }), item()]);
  const found = await stored();
  expect(found.map((row) => row.source_url)).toEqual([null, null, address]);
  const versions = await client.call("GET", `/context-items/${found[2]?.id}/versions`);
  expect(versions.body.data).toMatchObject({
    items: [{ changed: expect.arrayContaining(["source_url"]) }],
  });
});

test("batch: takes 1 to 100 items", async () => {
  const { send, stored } = await open();
  for (const items of [[], Array.from({ length: 101 }, () => item()), null, {}, "[]", undefined]) {
    const reply = await send(items);
    expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    expect(reply.body.details?.map(({ path }) => path)).toEqual(["items"]);
  }
  expect(await stored()).toEqual([]);
  const most = Array.from({ length: 100 }, (_, index) => item({ title: `${index}` }));
  expect((await send(most)).body.data).toMatchObject({ created: 100 });
  expect((await send([item()])).body.data).toMatchObject({ created: 1 });
});

test("batch: one wrong item refuses the whole batch", async () => {
  const { send, stored } = await open();
  const wrong: [unknown, string][] = [
    [item({ label: "rumour" }), "items.1.label"],
    [item({ title: " " }), "items.1.title"],
    [item({ title: "x".repeat(201) }), "items.1.title"],
    [item({ content: "x".repeat(100_001) }), "items.1.content"],
    [item({ content: "a\u0000" }), "items.1.content"],
    [{ label: "risk", title: "x" }, "items.1.content"],
    [item({ source_url: "example.com" }), "items.1.source_url"],
    ["risk", "items.1"],
    [null, "items.1"],
  ];
  for (const [second, path] of wrong) {
    const reply = await send([item(), second, item()]);
    expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    expect(reply.body.details?.map((detail) => detail.path)).toEqual([path]);
  }
  expect(await stored()).toEqual([]);
});

test("batch: an unknown initiative is 404", async () => {
  const { client } = await open();
  const path = `/initiatives/${ABSENT_ID}/context-items/batch`;
  const reply = await client.call("POST", path, { body: { items: [item()] } });
  expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("batch: scope and initiative_id are unknown fields of an item", async () => {
  const { id, send, stored } = await open();
  const extra = { scope: "workspace", initiative_id: ABSENT_ID };
  const reply = await send([item(), item(extra)], { initiative_id: ABSENT_ID });
  expect(reply.body.meta?.warnings).toEqual([
    "unknown field 'items.1.scope' was ignored",
    "unknown field 'items.1.initiative_id' was ignored",
    "unknown field 'initiative_id' was ignored",
  ]);
  expect((await stored()).map((row) => row.initiative_id)).toEqual([id, id]);
});

test("batch: decisions and risks are counted and logged, one line each, nothing else is", async () => {
  const info = vi.spyOn(log, "info");
  const before = readCounters();
  const { workspaceId, id, send } = await open();
  const labels = ["decision", "general_note", "risk", "decision"];
  const reply = await send(
    labels.map((label) => item({ label, title: "Secret", content: "Secret" })),
  );
  const { ids } = BatchResult.parse(reply.body.data);

  const lines = info.mock.calls
    .map(([line]) => z.looseObject({ event: z.string() }).parse(line))
    .filter(({ event }) => event.startsWith("created_"));
  const shared = { workspaceId, initiativeId: id, requestId: reply.body.meta?.requestId };
  expect(lines).toMatchObject([
    { event: "created_decision", contextItemId: ids[0], ...shared },
    { event: "created_risk_entry", contextItemId: ids[2], ...shared },
    { event: "created_decision", contextItemId: ids[3], ...shared },
  ]);
  expect(JSON.stringify(lines)).not.toContain("Secret");
  expect(readCounters()).toMatchObject({
    created_decision: (before.created_decision ?? 0) + 2,
    created_risk_entry: (before.created_risk_entry ?? 0) + 1,
  });
});

test("batch: a batch that is refused or finds no initiative counts nothing", async () => {
  const before = readCounters();
  const { client, send } = await open();
  await send([item(), item({ label: "rumour" })]);
  const path = `/initiatives/${ABSENT_ID}/context-items/batch`;
  await client.call("POST", path, { body: { items: [item()] } });
  expect(readCounters()).toEqual(before);
});
