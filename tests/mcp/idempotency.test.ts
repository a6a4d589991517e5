import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { ERAS } from "@/tests/support/mcp";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";
import { open } from "@/tests/support/scene";
import { planning } from "@/tests/support/two-tenants";

freshDatabase();

const once = () => ({ headers: { "Idempotency-Key": "once" } });
const ITEM = { label: "risk", title: "x", content: "x" };

describe.each(ERAS)("MCP idempotency: in %s", (era) => {
  test("a key of one tool is refused by another", async () => {
    const { assistant, workspaceId } = await open(era);
    await assistant.call("create_initiative", { title: "x" }, once());
    const before = await planning(workspaceId);
    const goal = { scope: "workspace", goal_type: "general", title: "x" };
    const { code } = await assistant.refusal("create_goal", goal, once());
    expect(code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await planning(workspaceId)).toEqual(before);
  });
});

test("MCP idempotency: a repeat may word the same arguments differently", async () => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest);
  const first = { initiative_id, items: [ITEM] };
  const again = { items: JSON.stringify([ITEM]), initiative_id: initiative_id.toUpperCase() };
  await assistant.call("create_context_items", first, once());
  const { headers, failure } = await assistant.call("create_context_items", again, once());
  expect(failure).toBeUndefined();
  expect(headers.get("idempotent-replayed")).toBe("true");
});

test("MCP idempotency: a call that failed may be tried again, with other arguments too", async () => {
  const { assistant, rest } = await open();
  const { id: initiative_id } = await createInitiative(rest);
  const items = [ITEM];
  const call = (args: object) => assistant.call("create_context_items", { ...args }, once());
  expect((await call({ initiative_id, items: [] })).failure?.code).toBe("VALIDATION_ERROR");
  expect((await call({ initiative_id: ABSENT_ID, items })).failure?.code).toBe("NOT_FOUND");
  const first = await call({ initiative_id, items });
  expect(first.structuredContent).toMatchObject({ created: 1 });
  expect(first.headers.has("idempotent-replayed")).toBe(false);
  expect((await call({ initiative_id, items })).headers.get("idempotent-replayed")).toBe("true");
});

test("MCP idempotency: REST and MCP keep their keys apart", async () => {
  const { assistant, rest } = await open();
  const body = { title: "x" };
  await rest.call("POST", "/initiatives", { body, ...once() });
  const { headers, failure } = await assistant.call("create_initiative", body, once());
  expect({ failure, replayed: headers.has("idempotent-replayed") }).toEqual({
    failure: undefined,
    replayed: false,
  });
});
