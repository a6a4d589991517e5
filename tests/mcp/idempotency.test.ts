import { describe, expect, test } from "vitest";
import { TOOLS } from "@/lib/mcp/tools/registry";
import { freshDatabase } from "@/tests/support/database";
import { ERAS } from "@/tests/support/mcp";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";
import { everything } from "@/tests/support/two-tenants";
import { ALL_TOOLS, callsOf, open } from "./open";
import { CASES, scene } from "./tool-cases";

freshDatabase();

const changing = TOOLS.filter(({ annotations }) => !annotations.readOnlyHint);
const reading = TOOLS.filter(({ annotations }) => annotations.readOnlyHint);
const once = (key = "once") => ({ headers: { "Idempotency-Key": key } });
const ITEM = { label: "risk", title: "x", content: "x" };

/** All rows of a workspace but what tells of the calls themselves. */
async function planning(workspaceId: string) {
  const { activity: _, idempotency_record: __, ...rows } = await everything(workspaceId);
  return rows;
}

describe.each(ERAS)("MCP idempotency: in %s", (era) => {
  test.each(changing)(
    "a repeat of $name replays the same data and changes nothing",
    async (tool) => {
      const place = await scene(era);
      const { args } = CASES[tool.name]?.(place) ?? expect.fail("no case");
      const call = () => place.assistant.call(tool.name, args, { ...ALL_TOOLS, ...once() });
      const first = await call();
      expect(first.headers.has("idempotent-replayed")).toBe(false);
      const before = await planning(place.workspaceId);
      const again = await call();
      expect(again.failure).toBeUndefined();
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(again.structuredContent).toEqual(first.structuredContent);
      expect(await planning(place.workspaceId)).toEqual(before);
      const records = await callsOf(place.workspaceId);
      expect(records.map(({ outcome }) => outcome)).toEqual(["success", "success"]);
      expect(records.map(({ action }) => action === "tool.called")).toEqual([false, true]);
    },
  );

  test("other arguments, or another tool, are refused", async () => {
    const { assistant, workspaceId } = await open(era);
    await assistant.call("create_initiative", { title: "x" }, once());
    const before = await planning(workspaceId);
    const goal = { scope: "workspace", goal_type: "general", title: "x" };
    for (const refusal of [
      await assistant.refusal("create_initiative", { title: "y" }, once()),
      await assistant.refusal("create_goal", goal, once()),
    ]) {
      expect(refusal.code).toBe("IDEMPOTENCY_KEY_REUSED");
    }
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

test.each(reading)("MCP idempotency: $name pays no heed to a key", async (tool) => {
  const place = await scene();
  const { args } = CASES[tool.name]?.(place) ?? expect.fail("no case");
  const { search } = ALL_TOOLS;
  for (const key of ["once", "once", "é"]) {
    const reply = await place.assistant.call("list_initiatives", {}, once(key));
    expect(reply.failure).toBeUndefined();
  }
  const first = await place.assistant.call(tool.name, args, { search, ...once() });
  expect(first.failure).toBeUndefined();
  const again = await place.assistant.call(tool.name, args, { search, ...once() });
  expect(again.headers.has("idempotent-replayed")).toBe(false);
  expect((await everything(place.workspaceId)).idempotency_record).toEqual([]);
});

test.each(["", " ", "k".repeat(256), "é"])(
  "MCP idempotency: the key %j is refused by its name",
  async (key) => {
    const { assistant } = await open();
    const refusal = await assistant.refusal("create_initiative", { title: "x" }, once(key));
    expect(refusal).toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ path: "Idempotency-Key" }],
    });
    expect((await assistant.call("list_initiatives")).structuredContent).toMatchObject({
      items: [],
    });
  },
);
