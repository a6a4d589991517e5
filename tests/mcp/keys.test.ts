import { describe, expect, test } from "vitest";
import { createKey } from "@/lib/access/keys/key-format";
import { TOOLS } from "@/lib/mcp/tools/registry";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { ERAS, mcp, postMcp } from "@/tests/support/mcp";
import { ALL_TOOLS, open } from "@/tests/support/scene";

freshDatabase();

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/list" });
const reading = TOOLS.filter(({ annotations }) => annotations.readOnlyHint);
const writing = TOOLS.filter(({ annotations }) => !annotations.readOnlyHint);

describe.each(ERAS)("MCP keys: in %s", (era) => {
  test("no key and bad keys are 401 with a challenge and a JSON-RPC body", async () => {
    const { caller, key } = await open(era);
    const revoked = await makeKey(caller, { revokedAt: new Date() });
    const expired = await makeKey(caller, { expiresAt: new Date(Date.now() - 1000) });
    const bad = [key.slice(0, -1), `${key}0`, createKey(), revoked.key, expired.key];
    const texts = new Set<string>();
    for (const presented of [undefined, "x", ...bad]) {
      const { status, headers, body } = await mcp(presented, { era }).rpc("tools/list");
      expect(status, presented).toBe(401);
      expect(headers.get("www-authenticate")).toBe("Bearer");
      expect(body).toMatchObject({
        jsonrpc: "2.0",
        id: null,
        error: {
          code: -32001,
          data: { code: "UNAUTHORIZED", request_id: headers.get("x-request-id") },
        },
      });
      expect(body?.error?.message).toContain("Settings");
      if (presented && bad.includes(presented)) texts.add(body?.error?.message ?? "");
    }
    expect(texts.size).toBe(1);
  });

  test("a key of a free workspace is 403, and is not sent to ask for another scope", async () => {
    const { assistant } = await open(era, { tier: "free" });
    for (const [method, params] of [
      ["tools/list", {}],
      ["tools/call", { name: "list_initiatives" }],
      ["initialize", {}],
    ] as const) {
      const { status, headers, body } = await assistant.rpc(method, params, { id: "a" });
      expect(status).toBe(403);
      expect(headers.has("www-authenticate")).toBe(false);
      expect(body).toMatchObject({
        jsonrpc: "2.0",
        id: "a",
        error: {
          code: -32003,
          message: expect.stringContaining("paid plan"),
          data: { code: "PAID_PLAN_REQUIRED", request_id: headers.get("x-request-id") },
        },
      });
    }
  });

  test("a key that can only read lists reading tools, and the refusal of another tool names it", async () => {
    const { caller } = await open(era);
    const { key } = await makeKey(caller, { scope: "read_only" });
    const assistant = mcp(key, { era, ...ALL_TOOLS });
    const { body } = await assistant.rpc("tools/list");
    expect(body?.result?.tools).toMatchObject(reading.map(({ name }) => ({ name })));
    for (const { name } of writing) {
      expect((await assistant.refusal(name)).error).toContain(name);
    }
  });
});

test("MCP keys: a key counts only in the Authorization header", async () => {
  const { key } = await open();
  const basic = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
  const presented: Record<string, string>[] = [
    { "x-api-key": key },
    { authorization: key },
    { authorization: basic },
    { cookie: `authorization=Bearer ${key}` },
  ];
  for (const headers of presented) {
    expect((await postMcp(undefined, LIST, { headers })).status).toBe(401);
  }
  const search = `?key=${key}&access_token=${key}`;
  expect((await postMcp(undefined, LIST, { search })).status).toBe(401);
  const headers = { authorization: `bearer  ${key}` };
  expect((await postMcp(undefined, LIST, { headers })).status).toBe(200);
});
