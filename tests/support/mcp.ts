import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import * as z from "zod";
import { POST } from "@/app/api/mcp/route";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
const outputs = new Map(
  TOOLS.map((tool) => [tool.name, ajv.compile(getListedTool(tool).outputSchema)]),
);

export const URL_OF_MCP = "http://localhost:3000/api/mcp";
/** The two kinds of revisions: with `initialize`, and without. */
export const ERAS = ["2025-11-25", "2026-07-28"] as const;
export type Era = (typeof ERAS)[number];

const RpcAnswer = z.looseObject({
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  result: z.looseObject({}).optional(),
  error: z
    .looseObject({ code: z.number(), message: z.string(), data: z.unknown().optional() })
    .optional(),
});
const ToolAnswer = z.looseObject({
  content: z.array(z.looseObject({ type: z.string(), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
  _meta: z.looseObject({ warnings: z.array(z.string()).optional() }).optional(),
});
const Failure = z.looseObject({
  code: z.string(),
  error: z.string(),
  details: z.array(z.looseObject({ path: z.string() })).optional(),
  request_id: z.string(),
});

type Options = {
  era?: Era;
  headers?: Record<string, string>;
  search?: string;
  id?: unknown;
  /** The client's description of itself in a message of 2026-07-28. */
  meta?: Record<string, unknown>;
};
export type RpcReply = {
  status: number;
  headers: Headers;
  body: z.output<typeof RpcAnswer> | undefined;
};

/** Reads the data of a tool's answer, or its refusal in any of its forms. */
export function readAnswer({ body }: RpcReply) {
  const Refusal = Failure.partial({ error: true });
  if (body?.error) return { data: undefined, ...Refusal.parse(body.error.data) };
  const { isError, structuredContent, content } = ToolAnswer.parse(body?.result);
  const refusal = isError ? Refusal.parse(JSON.parse(content[0]?.text ?? "")) : undefined;
  return { data: structuredContent, code: refusal?.code, details: refusal?.details };
}

const MODERN_META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "test-client", version: "1.2.3" },
};

/** Sends a raw body, with a key if there is one. */
export async function postMcp(
  key: string | undefined,
  body: string,
  { headers, search = "" }: Options = {},
): Promise<RpcReply> {
  const all = {
    "content-type": "application/json",
    ...(key && { authorization: `Bearer ${key}` }),
    ...headers,
  };
  const request = new Request(URL_OF_MCP + search, { method: "POST", headers: all, body });
  const response = await POST(request);
  const text = await response.text();
  if (text) expect(response.headers.get("content-type")).toContain("application/json");
  expect(response.headers.get("x-request-id")).toMatch(/^req_/);
  return {
    status: response.status,
    headers: response.headers,
    body: text ? RpcAnswer.parse(JSON.parse(text)) : undefined,
  };
}

/**
 * An assistant's connection without a server. Every structured result is checked against the tool's
 * published output schema, and the text block against the structured result.
 */
export function mcp(key?: string, defaults: Options = {}) {
  function rpc(method: string, params: Record<string, unknown> = {}, options: Options = {}) {
    const { era = "2025-11-25", id = 1, meta = MODERN_META, ...rest } = { ...defaults, ...options };
    const isModern = era === "2026-07-28";
    const name = params.name ?? params.uri;
    const headers = {
      "mcp-protocol-version": era,
      ...(isModern && { "mcp-method": method }),
      ...(isModern && typeof name === "string" && { "mcp-name": name }),
      ...rest.headers,
    };
    const sent = isModern ? { ...params, _meta: meta } : params;
    const message = { jsonrpc: "2.0", ...(id !== undefined && { id }), method, params: sent };
    return postMcp(key, JSON.stringify(message), { ...rest, headers });
  }

  /** Calls a tool and checks the result; a JSON-RPC error fails the test. */
  async function call(name: string, args: Record<string, unknown> = {}, options: Options = {}) {
    const reply = await rpc("tools/call", { name, arguments: args }, options);
    expect(reply, `${name} ${JSON.stringify(reply.body)}`).toMatchObject({ status: 200 });
    const result = ToolAnswer.parse(reply.body?.result);
    const [{ text } = { text: "" }] = result.content;
    if (result.isError) {
      expect(result.structuredContent).toBeUndefined();
      return { ...result, failure: Failure.parse(JSON.parse(text)), headers: reply.headers };
    }
    expect(JSON.parse(text)).toEqual(result.structuredContent);
    const fits = outputs.get(name);
    expect(fits?.(result.structuredContent), ajv.errorsText(fits?.errors)).toBe(true);
    return { ...result, failure: undefined, headers: reply.headers };
  }

  /** The data of a call that has to succeed, typed by `schema`. */
  async function data<Schema extends z.ZodType>(
    schema: Schema,
    name: string,
    args: Record<string, unknown> = {},
    options: Options = {},
  ): Promise<z.output<Schema>> {
    const { structuredContent, failure } = await call(name, args, options);
    expect(failure, name).toBeUndefined();
    return schema.parse(structuredContent);
  }

  /** The refusal of a call that has to fail. */
  async function refusal(
    name: string,
    args: Record<string, unknown> = {},
    options: Options = {},
  ): Promise<z.output<typeof Failure>> {
    const { failure } = await call(name, args, options);
    return Failure.parse(failure);
  }

  return { rpc, call, data, refusal };
}
export type Mcp = ReturnType<typeof mcp>;
