import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { database } from "@/lib/db/database";
import * as generations from "@/lib/domain/generation/background-generations";
import * as initiatives from "@/lib/domain/initiatives/initiatives";
import { log } from "@/lib/log";
import { TOOLS } from "@/lib/mcp/tools/registry";
import { listCalls } from "@/tests/support/activity";
import { freshDatabase } from "@/tests/support/database";
import { ERAS } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { open, scene } from "@/tests/support/scene";

freshDatabase();
afterEach(() => vi.restoreAllMocks());

const INSIDE = "SELECT * FROM api_key; /srv/app/secret.ts";
const refusedConnection = () =>
  Object.assign(new Error("connect ECONNREFUSED 10.1.2.3:5432"), { code: "ECONNREFUSED" });

function breakTool(name: string, failure: Error) {
  const tool = TOOLS.find((candidate) => candidate.name === name) ?? expect.fail("no such tool");
  return vi.spyOn(tool, "run").mockRejectedValue(failure);
}

/** Lets only the first statement through, which proves the key. */
async function breakDatabase(failure: Error) {
  const { pool } = await database();
  const query = pool.query.bind(pool);
  let isFirst = true;
  vi.spyOn(pool, "query").mockImplementation((...args: Parameters<typeof query>) => {
    if (!isFirst) throw failure;
    isFirst = false;
    return query(...args);
  });
  const connect = pool.connect.bind(pool);
  // A single statement connects by a callback, a transaction by a promise.
  vi.spyOn(pool, "connect").mockImplementation((...args: unknown[]) =>
    args.length > 0 ? Reflect.apply(connect, pool, args) : Promise.reject(failure),
  );
}

describe.each(ERAS)("MCP failures: in %s", (era) => {
  test("a fault while arguments are repaired is recorded too", async () => {
    const { assistant, workspaceId } = await open(era);
    const tool = TOOLS.find(({ name }) => name === "list_goals") ?? expect.fail("no such tool");
    await assistant.rpc("tools/list"); // selects the tools, under their own names
    onTestFinished(() => {
      tool.name = "list_goals";
    });
    tool.name = "not_in_the_table";
    expect(await assistant.refusal("list_goals")).toMatchObject({ code: "INTERNAL_ERROR" });
    expect(await listCalls(workspaceId)).toMatchObject([{ outcome: "INTERNAL_ERROR" }]);
  });

  test("a fault of ours says nothing of its inside, and is logged and recorded", async () => {
    const { assistant, workspaceId } = await open(era);
    const error = vi.spyOn(log, "error");
    breakTool("list_goals", new Error(INSIDE));
    const { status, headers, body } = await assistant.rpc("tools/call", { name: "list_goals" });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/SELECT|api_key|srv|secret|\.ts/);
    const refusal = await assistant.refusal("list_goals");
    expect(refusal).toEqual({
      code: "INTERNAL_ERROR",
      error: expect.any(String),
      request_id: expect.stringMatching(/^req_/),
    });
    const requestId = headers.get("x-request-id");
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ event: "internal_error", requestId, message: INSIDE }),
    );
    const records = await listCalls(workspaceId);
    expect(records.map(({ outcome }) => outcome)).toEqual(["INTERNAL_ERROR", "INTERNAL_ERROR"]);
  });

  test.each([
    ["a read", "tools/call", { name: "list_goals" }],
    ["a write", "tools/call", { name: "create_initiative", arguments: { title: "x" } }],
    ["a prompt", "prompts/get", { name: "plan-a-launch" }],
    ["a list of resources", "resources/list", {}],
    ["a resource", "resources/read", {}],
    ["a completion", "completion/complete", {}],
  ])("a database out of reach in %s ends the request with 503", async (_, method, params) => {
    const { assistant, initiative } = await scene(era);
    const ref = { type: "ref/prompt", name: "plan-a-launch" };
    const more = {
      "prompts/get": { arguments: { initiative_id: initiative.id } },
      "resources/read": { uri: `workspace://initiatives/${initiative.id}` },
      "completion/complete": { ref, argument: { name: "initiative_id", value: "a" } },
    }[method];
    await breakDatabase(refusedConnection());
    const reply = await assistant.rpc(method, { ...params, ...more }, { id: "call-7" });
    expect(reply).toMatchObject({
      status: 503,
      body: {
        jsonrpc: "2.0",
        id: "call-7",
        error: {
          data: {
            code: "SERVICE_UNAVAILABLE",
            request_id: reply.headers.get("x-request-id"),
          },
        },
      },
    });
    expect(reply.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(reply.headers.has("x-ratelimit-limit")).toBe(true);
    expect(JSON.stringify(reply.body)).not.toMatch(/ECONNREFUSED|10\.1\.2\.3/);
    vi.restoreAllMocks();
    expect((await assistant.call("list_goals")).isError).toBeUndefined();
  });

  test("a connection lost in the middle of a call ends the request with 503", async () => {
    const { assistant } = await open(era);
    breakTool("create_initiative", refusedConnection());
    const params = { name: "create_initiative", arguments: { title: "x" } };
    const reply = await assistant.rpc("tools/call", params, { id: 9 });
    expect(reply).toMatchObject({
      status: 503,
      body: { id: 9, error: { data: { code: "SERVICE_UNAVAILABLE" } } },
    });
    expect(reply.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  });

  test("a call that cannot be recorded is not answered, and says nothing of the inside", async () => {
    const { assistant, workspaceId } = await open(era);
    const { pool } = await database();
    await pool.query("ALTER TABLE activity ADD CONSTRAINT broken CHECK (tool IS NULL) NOT VALID");
    const calls = [
      { name: "list_goals" },
      { name: "create_initiative", arguments: { title: "x" } },
      { name: "create_initiative", arguments: { title: "" } },
      { name: "no_such_tool" },
    ];
    const replies = [];
    for (const params of calls) replies.push(await assistant.rpc("tools/call", params));
    await pool.query("ALTER TABLE activity DROP CONSTRAINT broken");
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 500,
        body: { id: 1, error: { code: -32603, data: { code: "INTERNAL_ERROR" } } },
      });
      expect(JSON.stringify(reply.body)).not.toMatch(/constraint|activity|broken/i);
    }
    expect(await listCalls(workspaceId)).toEqual([]);
    expect((await assistant.call("list_initiatives")).structuredContent).toMatchObject({
      items: [],
    });
  });
});

test("MCP failures: a refusal that cannot be recorded stays the refusal", async () => {
  const { assistant } = await open(undefined, { tier: "free" });
  const { pool } = await database();
  await pool.query("ALTER TABLE activity ADD CONSTRAINT broken CHECK (tool IS NULL) NOT VALID");
  const reply = await assistant.rpc("tools/call", { name: "list_goals" });
  await pool.query("ALTER TABLE activity DROP CONSTRAINT broken");
  expect(reply).toMatchObject({
    status: 403,
    body: { id: 1, error: { data: { code: "PAID_PLAN_REQUIRED" } } },
  });
});

test("MCP failures: a fault while a resource is read is logged once", async () => {
  const { assistant, initiative } = await scene();
  vi.spyOn(initiatives, "getInitiative").mockRejectedValueOnce(new Error(INSIDE));
  const error = vi.spyOn(log, "error");
  const uri = `workspace://initiatives/${initiative.id}`;
  const { body } = await assistant.rpc("resources/read", { uri });
  expect(body).toMatchObject({ error: { data: { code: "INTERNAL_ERROR" } } });
  expect(error.mock.calls).toMatchObject([[{ event: "internal_error", message: INSIDE }]]);
});

test("MCP failures: a database that goes away while an unknown document is explained is 503, not 404", async () => {
  const { assistant } = await open();
  vi.spyOn(generations, "getGeneration").mockRejectedValueOnce(refusedConnection());
  const params = { name: "get_document", arguments: { id: ABSENT_ID } };
  expect(await assistant.rpc("tools/call", params)).toMatchObject({
    status: 503,
    body: { error: { data: { code: "SERVICE_UNAVAILABLE" } } },
  });
});

test("MCP failures: a database out of reach before the key is proven is 503 as well", async () => {
  const { assistant } = await open();
  const { pool } = await database();
  vi.spyOn(pool, "query").mockImplementation(() => {
    throw refusedConnection();
  });
  const reply = await assistant.rpc("tools/list");
  expect(reply).toMatchObject({
    status: 503,
    body: { error: { data: { code: "SERVICE_UNAVAILABLE" } } },
  });
  expect(reply.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
});
