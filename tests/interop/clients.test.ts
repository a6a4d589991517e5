import { setTimeout as sleep } from "node:timers/promises";
import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewTransport,
} from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { runningProduct } from "./product";
import { sampleCalls } from "./sample-calls";

const product = runningProduct();
const INFO = { name: "interop-test", version: "1.0.0" };
const Listed = z.object({ tools: z.array(z.looseObject({ name: z.string() })) });
const Called = z.looseObject({ isError: z.boolean().optional(), content: z.array(z.unknown()) });
const Version = z.looseObject({ structuredContent: z.looseObject({ version: z.number() }) });

/** A client with the functions that the tests use, and the requests that it has sent. */
type Connected = {
  list(): Promise<unknown>;
  call(name: string, args: Record<string, unknown>): Promise<unknown>;
  version(): string | undefined;
  sent: string[];
};

function connection(search: string) {
  const sent: string[] = [];
  const { url, authorization } = product();
  const record: typeof fetch = (input, init) => {
    sent.push(init?.method ?? "GET");
    return fetch(input, init);
  };
  const options = { fetch: record, requestInit: { headers: { authorization } } };
  return { address: new URL(url + search), options, sent };
}

async function first(search = ""): Promise<Connected> {
  const { address, options, sent } = connection(search);
  const client = new Client(INFO);
  const transport = new StreamableHTTPClientTransport(address, options);
  await client.connect(transport);
  onTestFinished(() => client.close());
  return {
    list: () => client.listTools(),
    call: (name, args) => client.callTool({ name, arguments: args }),
    version: () => transport.protocolVersion,
    sent,
  };
}

const second =
  (mode: "legacy" | "auto" | { pin: string }) =>
  async (search = ""): Promise<Connected> => {
    const { address, options, sent } = connection(search);
    const client = new NewClient(INFO, { versionNegotiation: { mode } });
    await client.connect(new NewTransport(address, options));
    onTestFinished(() => client.close());
    return {
      list: () => client.listTools(),
      call: (name, args) => client.callTool({ name, arguments: args }),
      version: () => client.getNegotiatedProtocolVersion(),
      sent,
    };
  };

const CLIENTS = [
  { client: "SDK 1.x", connect: first, version: "2025-11-25" },
  { client: "SDK 2.x as it comes", connect: second("legacy"), version: "2025-11-25" },
  { client: "SDK 2.x, auto", connect: second("auto"), version: "2026-07-28" },
  {
    client: "SDK 2.x, pinned",
    connect: second({ pin: "2026-07-28" }),
    version: "2026-07-28",
  },
];

describe.each(CLIENTS)("MCP clients: $client", ({ connect, version }) => {
  test("lists the tools and calls each once", async () => {
    const client = await connect("?toolsets=all");
    expect(client.version()).toBe(version);
    const { tools } = Listed.parse(await client.list());
    const { documentId } = product();
    const read = Version.parse(await client.call("get_document", { id: documentId }));
    const calls = sampleCalls(product(), read.structuredContent.version);
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
    for (const { name } of tools) {
      // The clients themselves check every structured result against the tool's output schema.
      const result = Called.parse(await client.call(name, calls[name] ?? {}));
      expect(result.isError, `${name}: ${JSON.stringify(result.content)}`).toBeFalsy();
    }
  });

  test("shows a refusal that a model can read", async () => {
    const client = await connect();
    const result = Called.parse(await client.call("create_initiative", {}));
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain("VALIDATION_ERROR");
  });
});

test("MCP clients: a client that is held open asks for a stream of server messages at most once", async () => {
  const held = await Promise.all(CLIENTS.map(({ connect }) => connect()));
  await sleep(3000);
  for (const [index, client] of held.entries()) {
    await client.list();
    const gets = client.sent.filter((method) => method === "GET");
    expect(gets).toHaveLength(CLIENTS[index]?.version === "2025-11-25" ? 1 : 0);
  }
});

test("MCP clients: a plain fetch works without Accept, handshake or session", async () => {
  const { url, authorization } = product();
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "list_initiatives" },
    }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(await response.json()).toMatchObject({
    id: 1,
    result: { structuredContent: { items: expect.any(Array), pagination: { offset: 0 } } },
  });
});

test("MCP clients: a client that knows OAuth shows the sentence that names API keys", async () => {
  const { url } = product();
  const memory = new Map<string, unknown>();
  const provider = {
    redirectUrl: "http://localhost:1/callback",
    clientMetadata: { redirect_uris: ["http://localhost:1/callback"], client_name: "x" },
    clientInformation: () => undefined,
    saveClientInformation: () => {},
    tokens: () => undefined,
    saveTokens: () => {},
    redirectToAuthorization: () => {},
    saveCodeVerifier: (verifier: string) => void memory.set("verifier", verifier),
    codeVerifier: () => String(memory.get("verifier")),
  };
  const client = new Client(INFO);
  const transport = new StreamableHTTPClientTransport(new URL(url), { authProvider: provider });
  await expect(client.connect(transport)).rejects.toThrow(/Create an API key in Settings/);
});
