import { describe, expect, test } from "vitest";
import { DELETE, GET, OPTIONS } from "@/app/api/mcp/route";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { ERAS, mcp, postMcp, URL_OF_MCP } from "@/tests/support/mcp";

freshDatabase();

const get = (headers: Record<string, string> = {}, search = "") =>
  GET(new Request(URL_OF_MCP + search, { headers }));
const VERSIONS = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
const LIST = { jsonrpc: "2.0", id: 7, method: "tools/list" };

describe("MCP transport: GET", () => {
  const MANIFEST: Record<string, string>[] = [
    {},
    { accept: "*/*" },
    { accept: "application/json" },
    { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    { accept: "application/json, text/event-stream" },
  ];
  test.each(MANIFEST)("%o gets the manifest", async (headers) => {
    const response = await get(headers);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({
      name: "groundwork",
      transport: "streamable-http",
      endpoint: URL_OF_MCP,
    });
  });

  const STREAM: Record<string, string>[] = [
    { accept: "text/event-stream" },
    { accept: "text/event-stream, application/json" },
    { accept: "Text/Event-Stream;q=0.9, */*" },
    { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" },
    { accept: "*/*", "mcp-session-id": "x" },
    { "last-event-id": "1" },
  ];
  test.each(STREAM)("%o learns that there is no stream", async (headers) => {
    const response = await get(headers);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect(response.headers.has("www-authenticate")).toBe(false);
    expect(await response.json()).toMatchObject({
      jsonrpc: "2.0",
      id: null,
      error: { data: { code: "METHOD_NOT_ALLOWED" } },
    });
  });

  test("the manifest and tools/list are equal, in both eras, and the sizes are true", async () => {
    const { key } = await makeWorkspace();
    const manifest = await (await get()).json();
    for (const era of ERAS) {
      const { body } = await mcp(key).rpc("tools/list", {}, { era });
      expect(body?.result?.tools).toEqual(manifest.tools);
    }
    expect(manifest.protocol_versions).toEqual(VERSIONS);
    const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
    expect(manifest.bytes.total).toBe(bytes(manifest.tools));
    for (const tool of manifest.tools) expect(manifest.bytes.tools[tool.name]).toBe(bytes(tool));
  });

  test("an unchanged manifest is not sent again", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    for (const known of [etag, `"other", W/${etag}`]) {
      const again = await get({ "if-none-match": known }); // the second as by a proxy that compresses
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
  });
});

test("MCP transport: DELETE is 405, and OPTIONS answers a browser's preflight", async () => {
  const ended = await DELETE(new Request(URL_OF_MCP, { method: "DELETE" }));
  expect(ended.status).toBe(405);
  expect(ended.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  const asked = await OPTIONS(
    new Request(URL_OF_MCP, { method: "OPTIONS", headers: { origin: "http://localhost:3000" } }),
  );
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
  expect(asked.headers.get("access-control-allow-headers")).toContain("mcp-protocol-version");
  const foreign = new Request(URL_OF_MCP, {
    method: "OPTIONS",
    headers: { origin: "https://evil.example" },
  });
  expect((await OPTIONS(foreign)).headers.has("access-control-allow-origin")).toBe(false);
});

describe("MCP transport: POST", () => {
  test("works without initialize and without Accept, on every revision", async () => {
    const { key } = await makeWorkspace();
    for (const version of [...VERSIONS.slice(1), undefined]) {
      for (const accept of [undefined, "application/json", "*/*"]) {
        const headers = {
          ...(version && { "mcp-protocol-version": version }),
          ...(accept && { accept }),
        };
        const { status, body } = await postMcp(key, JSON.stringify(LIST), { headers });
        expect({ status, id: body?.id }, `${version} ${accept}`).toEqual({ status: 200, id: 7 });
      }
    }
  });

  test.each([
    ...VERSIONS.slice(1).map((version) => [version, version]),
    ["2024-10-07", "2025-11-25"],
  ])("initialize of %s agrees on %s", async (asked, protocolVersion) => {
    const { key } = await makeWorkspace();
    const clientInfo = { name: "old", version: "1" };
    const params = { protocolVersion: asked, capabilities: {}, clientInfo };
    const { body } = await mcp(key).rpc("initialize", params);
    expect(body?.result).toMatchObject({
      protocolVersion,
      serverInfo: { name: "groundwork" },
      capabilities: { tools: {}, prompts: {}, resources: {}, completions: {} },
    });
    expect(body?.result?.instructions).toContain("list_initiatives");
  });

  test("of 2026-07-28, the server describes itself in server/discover only", async () => {
    const { key } = await makeWorkspace();
    const NAME = "io.modelcontextprotocol/serverInfo";
    const ask = async (method: string) =>
      (await mcp(key, { era: "2026-07-28" }).rpc(method)).body?.result?._meta;
    expect(await ask("server/discover")).toMatchObject({ [NAME]: { title: "Groundwork" } });
    const named = { name: "groundwork", version: expect.any(String) };
    expect(await ask("tools/list")).toEqual({ [NAME]: named });
  });

  test("server/discover of 2026-07-28 gives versions, capabilities and its lifetime", async () => {
    const { key } = await makeWorkspace();
    const { body } = await mcp(key, { era: "2026-07-28" }).rpc("server/discover");
    expect(body?.result).toMatchObject({
      resultType: "complete",
      supportedVersions: ["2026-07-28"],
      ttlMs: 300_000,
      cacheScope: "private",
    });
  });

  test("notifications are taken without an answer", async () => {
    const { key } = await makeWorkspace();
    const sent = { jsonrpc: "2.0", method: "notifications/initialized" };
    const { status, body } = await postMcp(key, JSON.stringify(sent));
    expect({ status, body }).toEqual({ status: 202, body: undefined });
  });

  test.each([
    ["not JSON", "{", 400, -32700],
    ["nothing", "", 400, -32700],
    ["a batch", JSON.stringify([LIST]), 400, -32600],
    ["an empty batch", "[]", 400, -32600],
    ["a text", '"x"', 400, -32600],
    ["null", "null", 400, -32600],
    ["no jsonrpc", '{"id":1,"method":"ping"}', 400, -32600],
    ["no method", '{"jsonrpc":"2.0","id":1}', 400, -32600],
    ["a method that is no text", '{"jsonrpc":"2.0","id":1,"method":1}', 400, -32600],
    ["an id that is an object", '{"jsonrpc":"2.0","id":{},"method":"ping"}', 400, -32600],
    ["a null id", '{"jsonrpc":"2.0","id":null,"method":"ping"}', 400, -32600],
  ])("%s is a JSON-RPC error", async (_, body, status, code) => {
    const { key } = await makeWorkspace();
    const reply = await postMcp(key, body);
    expect(reply).toMatchObject({ status, body: { error: { code } } });
    expect(reply.headers.has("x-ratelimit-limit")).toBe(true);
  });

  test("params that are null count as absent", async () => {
    const { key } = await makeWorkspace();
    for (const method of ["ping", "tools/list", "prompts/list"]) {
      const [bare, sent] = [
        await postMcp(key, JSON.stringify({ ...LIST, method })),
        await postMcp(key, JSON.stringify({ ...LIST, method, params: null })),
      ];
      expect({ status: sent.status, body: sent.body }).toEqual({ status: 200, body: bare.body });
    }
    const notification = { jsonrpc: "2.0", method: "notifications/initialized", params: null };
    expect((await postMcp(key, JSON.stringify(notification))).status).toBe(202);
  });

  test("another content type and a compressed body are 415, a body over 4 MiB is 413", async () => {
    const { key } = await makeWorkspace();
    const text = await postMcp(key, JSON.stringify(LIST), {
      headers: { "content-type": "text/plain" },
    });
    expect(text).toMatchObject({
      status: 415,
      body: { error: { data: { code: "UNSUPPORTED_MEDIA_TYPE" } } },
    });
    const zipped = await postMcp(key, JSON.stringify(LIST), {
      headers: { "content-encoding": "gzip" },
    });
    expect(zipped).toMatchObject({
      status: 415,
      body: { error: { message: expect.stringContaining("must not be compressed") } },
    });
    const large = JSON.stringify({ ...LIST, params: { _: "x".repeat(4 * 1024 * 1024) } });
    expect(await postMcp(key, large)).toMatchObject({
      status: 413,
      body: { error: { data: { code: "PAYLOAD_TOO_LARGE" } } },
    });
  });

  test("an unknown method is -32601: 200 in the old era, 404 in the new one", async () => {
    const { key } = await makeWorkspace();
    const old = await mcp(key).rpc("tools/forget");
    expect(old).toMatchObject({ status: 200, body: { id: 1, error: { code: -32601 } } });
    for (const method of ["tools/forget", "initialize", "ping"]) {
      const modern = await mcp(key).rpc(method, {}, { era: "2026-07-28" });
      expect(modern).toMatchObject({ status: 404, body: { id: 1, error: { code: -32601 } } });
    }
  });

  test.each(ERAS)("an unknown tool of %s is -32602 and names the tools", async (era) => {
    const { key } = await makeWorkspace();
    const { body } = await mcp(key, { era }).rpc("tools/call", { name: "delete_everything" });
    expect(body?.error?.code).toBe(-32602);
    expect(body?.error?.message).toContain("list_initiatives");
    const waiting = await mcp(key, { era }).rpc("tools/call", { name: "toString" });
    expect(waiting.body?.error?.code).toBe(-32602);
  });

  test("a revision that nobody knows is 400", async () => {
    const { key } = await makeWorkspace();
    const headers = { "mcp-protocol-version": "1999-01-01" };
    const data = { supported: VERSIONS, requested: "1999-01-01" };
    expect(await postMcp(key, JSON.stringify(LIST), { headers })).toMatchObject({
      status: 400,
      body: { id: LIST.id, error: { code: -32022, data } },
    });
  });

  test.each([
    ["https://evil.example", 403],
    ["null", 403],
    ["http://localhost:3000.evil.example", 403],
    ["http://localhost:3000", 200],
    ["http://127.0.0.1:3000", 200],
    ["http://tools.localhost:8080", 200],
    ["http://tools.localhost.evil.example", 403],
  ])("origin %s gets %i", async (origin, status) => {
    const { key } = await makeWorkspace();
    const reply = await postMcp(key, JSON.stringify(LIST), { headers: { origin } });
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body?.error?.data).toMatchObject({ code: "FORBIDDEN" });
  });
});
