import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, type Era, postMcp } from "@/tests/support/mcp";
import { open } from "@/tests/support/scene";

freshDatabase();

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};
const METHOD = "prompts/list";

const send = (key: string, era: Era, fields: object) =>
  postMcp(key, JSON.stringify({ jsonrpc: "2.0", id: 1, method: METHOD, ...fields }), {
    headers: {
      "mcp-protocol-version": era,
      ...(era === "2026-07-28" && { "mcp-method": METHOD }),
    },
  });

describe.each(ERAS)("MCP messages: in %s", (era) => {
  const meta = era === "2026-07-28" ? META : {};

  test("unknown members have no effect", async () => {
    const { key } = await open();
    const fields = { params: { _meta: meta }, foo: 1, error: null, result: null };
    expect(await send(key, era, fields)).toMatchObject({
      status: 200,
      body: { id: 1, result: { prompts: expect.any(Array) } },
    });
  });

  test("a progress token that is null counts as absent", async () => {
    const { key } = await open();
    const fields = { params: { _meta: { ...meta, progressToken: null } } };
    expect(await send(key, era, fields)).toMatchObject({
      status: 200,
      body: { id: 1, result: { prompts: expect.any(Array) } },
    });
  });

  test("a progress token of another type is -32602, which names it", async () => {
    const { key } = await open();
    const reply = await send(key, era, { params: { _meta: { ...meta, progressToken: {} } } });
    expect(reply.body?.error).toMatchObject({
      code: -32602,
      data: {
        code: "VALIDATION_ERROR",
        details: [{ path: "_meta.progressToken" }],
        request_id: reply.headers.get("x-request-id"),
      },
    });
  });
});

test("MCP messages: _meta that is null counts as absent", async () => {
  const { key } = await open();
  for (const method of ["ping", "tools/list", "resources/list"]) {
    const fields = { method, params: { _meta: null } };
    expect(await send(key, "2025-11-25", fields)).toMatchObject({ status: 200, body: { id: 1 } });
  }
});

test.each([[5], [[1]], ["x"]])(
  "MCP messages: params %j are -32602 in plain words",
  async (params) => {
    const { key } = await open();
    const { body } = await send(key, "2025-11-25", { method: "ping", params });
    expect(body?.error).toMatchObject({
      code: -32602,
      data: { code: "VALIDATION_ERROR", details: [{ path: "" }] },
    });
  },
);

test("MCP messages: a notification may have unknown members", async () => {
  const { key } = await open();
  const sent = { jsonrpc: "2.0", method: "notifications/initialized", foo: 1 };
  expect((await postMcp(key, JSON.stringify(sent))).status).toBe(202);
});

describe("MCP messages: an answer of the client", () => {
  const error = { code: -32700, message: "Parse error" };
  test.each([
    [202, { id: 1, result: {} }],
    [202, { id: "a", error }],
    [202, { id: null, error }],
    [202, { error }],
    [400, { id: null, result: {} }],
    [400, { id: {}, error }],
  ])("gets %i for %j", async (status, fields) => {
    const { key } = await open();
    const reply = await postMcp(key, JSON.stringify({ jsonrpc: "2.0", ...fields }));
    expect(reply.status).toBe(status);
  });
});
