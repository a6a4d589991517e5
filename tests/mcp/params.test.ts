import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, type RpcReply } from "@/tests/support/mcp";
import { open } from "@/tests/support/scene";

freshDatabase();

const LISTS = ["tools/list", "prompts/list", "resources/list", "resources/templates/list"];

function expectRefused({ body, headers }: RpcReply, path: string) {
  expect(body?.error).toMatchObject({
    code: -32602,
    message: expect.stringContaining(path),
    data: {
      code: "VALIDATION_ERROR",
      details: [{ path }],
      request_id: headers.get("x-request-id"),
    },
  });
  expect(body?.error?.message).not.toMatch(/[[{]/);
}

describe.each(ERAS)("MCP params: in %s", (era) => {
  test.each(LISTS)("%s takes an empty cursor, and refuses other types", async (method) => {
    const { assistant } = await open(era);
    for (const cursor of [null, ""]) {
      const { body } = await assistant.rpc(method, { cursor });
      expect(body).toMatchObject({ result: {} });
    }
    expectRefused(await assistant.rpc(method, { cursor: 5 }), "cursor");
  });

  test.each(LISTS)("%s refuses a cursor that no page gave", async (method) => {
    const { assistant } = await open(era);
    expectRefused(await assistant.rpc(method, { cursor: "zz" }), "cursor");
  });

  test("no params cause an internal error", async () => {
    const { assistant } = await open(era);
    const ref = { type: "ref/prompt", name: "plan-a-launch" };
    const argument = { name: "initiative_id", value: "" };
    const cases: [string, Record<string, unknown>][] = [
      ["completion/complete", { ref, argument, context: 5 }],
      ["completion/complete", { ref, argument, context: { arguments: 5 } }],
      ["prompts/get", { name: "plan-a-launch", arguments: 5 }],
      ["resources/read", { uri: null }],
      ["server/discover", { foo: null }],
      ["subscriptions/listen", { notifications: 5 }],
      ["subscriptions/listen", {}],
      ["tasks/get", { taskId: 5 }],
      ["tasks/cancel", {}],
      ["ping", { foo: null }],
    ];
    for (const [method, params] of cases) {
      const { body } = await assistant.rpc(method, params);
      expect(body?.error?.code, `${method} ${JSON.stringify(body)}`).not.toBe(-32603);
      expect(body?.error?.message ?? "").not.toMatch(/[[{]/);
    }
  });
});

describe.each(ERAS)("MCP params: what is unknown, in %s,", (era) => {
  test.each([
    ["resources/read", { uri: "zz" }, { code: "NOT_FOUND", uri: "zz" }],
    ["prompts/get", { name: "nope" }, { code: "NOT_FOUND" }],
    ["tools/call", { name: "nope" }, { code: "NOT_FOUND" }],
  ])("%s %j is refused with code and request id", async (method, params, data) => {
    const { assistant } = await open(era);
    const { body, headers } = await assistant.rpc(method, params);
    const request_id = headers.get("x-request-id");
    expect(body?.error).toMatchObject({ code: -32602, data: { ...data, request_id } });
  });
});

describe("MCP params: initialize", () => {
  const params = {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "x", version: "1" },
  };

  test.each([
    { capabilities: { roots: null } },
    { capabilities: { sampling: true } },
    { capabilities: { roots: null, sampling: null, experimental: null } },
    { capabilities: { tasks: { list: true }, elicitation: { form: true } } },
    { clientInfo: { ...params.clientInfo, title: null } },
    { clientInfo: { ...params.clientInfo, icons: null, websiteUrl: 5 } },
    { clientInfo: { ...params.clientInfo, icons: [{ src: 5 }] } },
    { _meta: null },
    { unknown: null },
  ])("connects with %j", async (change) => {
    const { assistant } = await open();
    const { body } = await assistant.rpc("initialize", { ...params, ...change });
    expect(body?.result).toMatchObject({ protocolVersion: "2025-06-18" });
  });

  test.each([
    ["capabilities", { capabilities: true }],
    ["clientInfo.version", { clientInfo: { name: "x" } }],
    ["protocolVersion", { protocolVersion: 1 }],
  ])("names a wrong %s", async (path, change) => {
    const { assistant } = await open();
    expectRefused(await assistant.rpc("initialize", { ...params, ...change }), path);
  });
});
