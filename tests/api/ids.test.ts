import { expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { OPERATIONS } from "@/tests/support/operations";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createInitiative, MALFORMED_IDS } from "@/tests/support/samples";
import { scene } from "@/tests/support/scene";

freshDatabase();

const operations = OPERATIONS.filter(
  ({ door, inputs }) => door === "REST" && inputs.includes("id"),
);

test.each(operations)(
  "ids: $name answers a malformed id like an unknown one",
  async (operation) => {
    const place = await scene();
    const values = await operation.prepare(place);
    const call = async (id: string) => {
      const { code, words } = await operation.call(place.key, { ...values, id });
      return { code, words };
    };
    const unknown = await call(ABSENT_ID);
    expect(unknown.code).toBe("NOT_FOUND");
    for (const id of MALFORMED_IDS) expect({ id, ...(await call(id)) }).toEqual({ id, ...unknown });
  },
);

test("ids: an id is found in capitals too, and shown as stored", async () => {
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
