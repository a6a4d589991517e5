import { describe, expect, test, vi } from "vitest";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { getAccountRule, spendBudget } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { ERAS, type Era, mcp } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { open, scene } from "@/tests/support/scene";
import { stopClock } from "@/tests/support/stop-clock";
import { everything } from "@/tests/support/two-tenants";

freshDatabase();

const isText = (value: unknown): value is string => typeof value === "string";
const IDS = /^[0-9a-f-]{36}$/;
const idsAmong = (args: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => isText(value) && IDS.test(value)));

describe.each(ERAS)("MCP activity: in %s", (era) => {
  const REFUSED: [string, string, Record<string, unknown>, object?][] = [
    ["VALIDATION_ERROR", "create_initiative", { title: "" }],
    ["NOT_FOUND", "get_document", { id: ABSENT_ID }, { target_type: "document" }],
    ["NOT_FOUND", "relabel_context_item", { item_id: ABSENT_ID, label: "risk" }],
    ["UNKNOWN_TOOL", "delete_everything", { id: ABSENT_ID }],
    ["UNKNOWN_TOOL", "update_goal", { id: ABSENT_ID, scope: "workspace" }],
    ["VALIDATION_ERROR", "list_goals", { limit: 101, initiative_id: ABSENT_ID }],
  ];
  test.each(REFUSED)("a call that ends in %s by %s %j leaves one record", async (...given) => {
    const [outcome, tool, args, more] = given;
    const { assistant, keyId, workspaceId } = await open(era);
    const { headers } = await assistant.rpc("tools/call", { name: tool, arguments: args });
    const request_id = headers.get("x-request-id");
    const records = await listCalls(workspaceId);
    expect(records).toMatchObject([
      { action: "tool.called", tool, outcome, key_id: keyId, request_id, ...more },
    ]);
    expect(records[0]?.details).toHaveProperty("arguments", idsAmong(args));
  });

  test("a read-only key's write leaves one record", async () => {
    const { caller, workspaceId } = await open(era);
    const { id, key } = await makeKey(caller, { scope: "read_only" });
    await mcp(key, { era }).refusal("create_initiative", { title: "x" });
    expect(await listCalls(workspaceId)).toMatchObject([
      { tool: "create_initiative", key_id: id, outcome: "READ_ONLY_KEY" },
    ]);
  });

  test("a free workspace's call leaves one record a minute of each tool", async () => {
    stopClock();
    const { assistant, workspaceId } = await open(era, { tier: "free" });
    for (const name of ["list_goals", "list_goals", "get_document"]) {
      await assistant.rpc("tools/call", { name, arguments: { id: ABSENT_ID } });
    }
    const records = await listCalls(workspaceId);
    expect(records.map(({ tool, outcome }) => [tool, outcome])).toEqual([
      ["list_goals", "PAID_PLAN_REQUIRED"],
      ["get_document", "PAID_PLAN_REQUIRED"],
    ]);
    expect(records[0]?.details).toHaveProperty("arguments", { id: ABSENT_ID });
  });

  test("calls over the budget leave one record a minute of each tool", async () => {
    const { assistant, caller, workspaceId } = await open(era);
    const calls = getAccountRule("ai", caller.tier).limit;
    for (let spent = 0; spent < calls; spent++) await spendBudget(caller, "ai", new Headers());
    const first = await assistant.rpc("tools/call", { name: "list_goals" });
    expect(first.status).toBe(429);
    await assistant.rpc("tools/call", { name: "list_goals" });
    await assistant.rpc("tools/list");
    expect(await listCalls(workspaceId)).toMatchObject([
      {
        tool: "list_goals",
        outcome: "RATE_LIMIT_EXCEEDED",
        request_id: first.headers.get("x-request-id"),
      },
    ]);
  });

  test("reading a resource leaves a record, listing resources leaves none", async () => {
    const { assistant, document, workspaceId } = await scene(era);
    for (const method of ["tools/list", "prompts/list", "resources/list"]) {
      await assistant.rpc(method);
    }
    await assistant.rpc("resources/read", { uri: `workspace://documents/${document.id}` });
    await assistant.rpc("resources/read", { uri: `workspace://documents/${ABSENT_ID}` });
    const records = await listCalls(workspaceId);
    expect(records).toMatchObject([
      { tool: "resources/read", outcome: "success", details: { arguments: { id: document.id } } },
      { tool: "resources/read", outcome: "NOT_FOUND", details: { arguments: { id: ABSENT_ID } } },
    ]);
  });
});

test.each([`workspace://goals/${ABSENT_ID}`, "workspace://documents/zz", "zz", ""])(
  "MCP activity: reading the unknown resource %j is recorded as not found, and is no fault of the server",
  async (uri) => {
    const { assistant, workspaceId } = await open();
    const logged = vi.spyOn(log, "error");
    await assistant.rpc("resources/read", { uri });
    expect(await listCalls(workspaceId)).toMatchObject([{ outcome: "NOT_FOUND" }]);
    expect(logged).not.toHaveBeenCalled();
  },
);

test("MCP activity: a write that fails leaves its record and no change", async () => {
  const { assistant, workspaceId } = await open();
  const { activity: _, ...before } = await everything(workspaceId);
  const item = { label: "risk", title: "x", content: "" };
  const place = { scope: "initiative", initiative_id: ABSENT_ID };
  await assistant.refusal("create_context_item", { ...place, ...item, content: "x" });
  await assistant.refusal("create_context_items", {
    initiative_id: ABSENT_ID,
    items: [item, item],
  });
  const { activity: __, ...after } = await everything(workspaceId);
  expect(after).toEqual(before);
  const outcomes = (await listCalls(workspaceId)).map(({ tool, outcome }) => [tool, outcome]);
  expect(outcomes).toEqual([
    ["create_context_item", "NOT_FOUND"],
    ["create_context_items", "NOT_FOUND"],
  ]);
});

describe("MCP activity: the calling program", () => {
  const clients = async (workspaceId: string) =>
    (await listCalls(workspaceId)).map(({ details }) =>
      typeof details === "object" && details && "client" in details ? details.client : undefined,
    );
  const initialize = (name: string) => ({
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name, version: "2.1" },
  });
  const as = (agent: string, era?: Era) => ({ era, headers: { "user-agent": agent } });

  test("is named as in its initialize, if it has the same key and user agent", async () => {
    const { assistant, caller, workspaceId } = await open();
    const other = mcp((await makeKey(caller)).key);
    await assistant.rpc("initialize", initialize("claude-code"), as("node/20.1"));
    await assistant.rpc("initialize", initialize("cursor"), as("Cursor/1.7 (linux)"));
    await assistant.call("list_goals", {}, as("node/20.1"));
    await assistant.call("list_goals", {}, as("Cursor/1.7 (linux)"));
    await assistant.call("list_goals", {}, as("curl/8.5"));
    await other.call("list_goals", {}, as("node/20.1"));
    expect(await clients(workspaceId)).toEqual([
      "claude-code 2.1",
      "cursor 2.1",
      "curl 8.5",
      "node 20.1",
    ]);
  });

  test("is named as in each message of the new era, even after an initialize", async () => {
    const { assistant, workspaceId } = await open();
    await assistant.rpc("initialize", initialize("claude-code"), as("node"));
    await assistant.call("list_goals", {}, as("node", "2026-07-28"));
    expect(await clients(workspaceId)).toEqual(["test-client 1.2.3"]);
  });

  test("is kept short and on one line", async () => {
    const { assistant, workspaceId } = await open();
    await assistant.rpc("initialize", initialize(`a\nb\u0000${"x".repeat(500)}`), as("node"));
    await assistant.call("list_goals", {}, as("node"));
    const [client] = await clients(workspaceId);
    expect(client).toMatch(/^a b x{90,100}$/);
  });
});

test("MCP activity: a tool's name is kept short and on one line", async () => {
  const { assistant, workspaceId } = await open();
  await assistant.rpc("tools/call", { name: `drop\n\u0000${"x".repeat(5000)}` });
  expect((await listCalls(workspaceId))[0]?.tool).toMatch(/^drop {2}x{50,60}$/);
});

test("MCP activity: arguments that only look like ids are not kept", async () => {
  const { assistant, workspaceId } = await open();
  const args = {
    id: "secret",
    initiative_id: ["secret"],
    secret: ABSENT_ID,
    item_id: "x".repeat(36),
  };
  await assistant.rpc("tools/call", { name: "get_document", arguments: args });
  const [record] = await listCalls(workspaceId);
  expect(record?.details).toEqual({ client: null, arguments: {} });
});

test("MCP activity: records can be filtered by tool and by key", async () => {
  const { assistant, caller, keyId } = await open();
  const second = await makeKey(caller, { name: "Second" });
  await assistant.call("list_goals");
  await assistant.call("create_initiative", { title: "x" });
  await mcp(second.key).call("list_goals");
  const page = { limit: 100, offset: 0 };
  const found = async (filter: object) =>
    (await listActivity(caller, { ...page, ...filter })).items.map(({ tool, key_id }) => [
      tool,
      key_id,
    ]);
  expect(await found({ tool: "list_goals" })).toEqual([
    ["list_goals", second.id],
    ["list_goals", keyId],
  ]);
  expect(await found({ key_id: keyId })).toEqual([
    ["create_initiative", keyId],
    ["list_goals", keyId],
  ]);
  expect(await found({ tool: "list_goals", key_id: keyId })).toEqual([["list_goals", keyId]]);
  expect(await found({ tool: "list_documents" })).toEqual([]);
});
