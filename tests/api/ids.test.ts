import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { bodyFor } from "@/tests/support/forms";
import { ENDPOINTS } from "@/tests/support/operations";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createInitiative, MALFORMED_IDS } from "@/tests/support/samples";

freshDatabase();

const operations = ENDPOINTS.filter(({ inPath }) => inPath.includes("id"));

describe.each(operations)("ids: $method $path", ({ method, path, endpoint }) => {
  test("a malformed id gets the very 404 of an unknown one", async () => {
    const client = api((await makeWorkspace()).key);
    const call = async (id: string) => {
      const concrete = path.replace("{id}", id).replace("{version}", "1");
      const options = await bodyFor(endpoint);
      const reply = await client.call(method, concrete, options);
      const { requestId, timestamp, ...words } = reply.body;
      return { status: reply.status, words };
    };
    const unknown = await call(ABSENT_ID);
    expect(unknown).toMatchObject({ status: 404, words: { code: "NOT_FOUND" } });
    for (const id of MALFORMED_IDS) expect({ id, ...(await call(id)) }).toEqual({ id, ...unknown });
  });
});

test("ids: an id is found in capitals too, and shown as it is stored", async () => {
  const client = api((await makeWorkspace()).key);
  const initiative = await createInitiative(client);
  const path = `/initiatives/${initiative.id.toUpperCase()}`;
  expect((await client.call("GET", path)).body.data).toEqual(initiative);
  expect((await client.call("PATCH", path, { body: {} })).body.data).toEqual(initiative);
  const item = { scope: "initiative", initiative_id: initiative.id.toUpperCase() };
  const body = { ...item, label: "risk", title: "x", content: "" };
  const created = await client.call("POST", "/context-items", { body });
  expect(created.body.data).toMatchObject({ initiative_id: initiative.id });
  expect((await client.call("DELETE", path)).body.data).toEqual({ deleted: true });
});
