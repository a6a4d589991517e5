import { expect, test } from "vitest";
import { PATCH, PUT } from "@/app/api/mcp/route";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, postMcp, URL_OF_MCP } from "@/tests/support/mcp";
import { open } from "@/tests/support/scene";
import { stopClock } from "@/tests/support/stop-clock";

freshDatabase();

const MEGABYTES = "a".repeat(4_000_000);
const manyKeys = () => Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`k${n}`, 1]));
const message = (fields: object) => JSON.stringify({ jsonrpc: "2.0", ...fields });

test("hostile MCP messages: bodies that take many seconds to walk through are answered before the test times out", async () => {
  const { key } = await open();
  const call = { id: 1, method: "tools/call" };
  const bodies = [
    message({ method: "notifications/x", params: MEGABYTES }),
    message({ ...call, params: MEGABYTES }),
    message({ ...call, params: { name: "list_goals", arguments: MEGABYTES } }),
    message({ ...call, params: { name: "list_goals", arguments: manyKeys() } }),
    message({ ...call, params: manyKeys() }),
    message({ id: 1, method: "prompts/get", params: { name: "x", arguments: manyKeys() } }),
  ];
  for (const body of [...bodies, ...bodies]) {
    const reply = await postMcp(key, body);
    expect(JSON.stringify(reply.body ?? "").length).toBeLessThan(20_000);
    expect([200, 202, 400]).toContain(reply.status);
  }
});

test("hostile MCP messages: invented names over the budget leave one record, and notifications none", async () => {
  stopClock();
  const { key, workspaceId, assistant } = await open(undefined, { tier: "pro" });
  for (let used = 0; used < 60; used++) await assistant.rpc("ping");
  for (let index = 0; index < 30; index++) {
    const params = { name: `invented_${index}`, arguments: {} };
    expect((await assistant.rpc("tools/call", params)).status).toBe(429);
    await postMcp(key, message({ method: "tools/call", params }));
  }
  const records = await listCalls(workspaceId);
  expect(records.map(({ outcome }) => outcome)).toEqual(["RATE_LIMIT_EXCEEDED"]);
});

test.each(ERAS)(
  "hostile MCP messages: a spelling of the JSON type that SDKs refuse is taken, in %s",
  async (era) => {
    const { assistant } = await open(era);
    const headers = { "content-type": "application/vnd.api+json; charset=utf-8" };
    expect((await assistant.rpc("tools/list", {}, { headers })).status).toBe(200);
  },
);

test("hostile MCP messages: initialize without its params is -32602 in plain words", async () => {
  const { assistant } = await open();
  const { body } = await assistant.rpc("initialize", { protocolVersion: "2025-11-25" });
  expect(body?.error).toMatchObject({ code: -32602 });
  expect(body?.error?.message).toContain("`clientInfo` is required.");
});

test.each([PUT, PATCH])(
  "hostile MCP messages: methods that are not offered are 405 with Allow",
  async (handler) => {
    const answer = await handler(new Request(URL_OF_MCP, { method: "PUT", body: "{}" }));
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect(await answer.json()).toMatchObject({ error: { data: { code: "METHOD_NOT_ALLOWED" } } });
  },
);

test("hostile MCP messages: a faulty message gets its id back, unless the id cannot be echoed exactly", async () => {
  const { key } = await open();
  expect((await postMcp(key, '{"id":7,"method":"ping"}')).body?.id).toBe(7);
  const inexact = '{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}';
  expect(await postMcp(key, inexact)).toMatchObject({ status: 400, body: { id: null } });
});

test("hostile MCP messages: a call whose headers the protocol refuses leaves a record each time", async () => {
  const { assistant, workspaceId } = await open("2026-07-28");
  const params = { name: "list_goals", arguments: {} };
  const headers = { "mcp-name": "list_documents" };
  for (const _again of [1, 2]) {
    const { body } = await assistant.rpc("tools/call", params, { headers });
    expect(body?.error?.code).toBe(-32020);
  }
  const old = { era: "2025-11-25", headers: { "mcp-protocol-version": "1999-01-01" } } as const;
  await assistant.rpc("tools/call", { ...params, name: "list_initiatives" }, old);
  const records = await listCalls(workspaceId);
  expect(records.map(({ tool, outcome }) => `${tool} ${outcome}`)).toEqual([
    "list_goals VALIDATION_ERROR",
    "list_goals VALIDATION_ERROR",
    "list_initiatives VALIDATION_ERROR",
  ]);
});
