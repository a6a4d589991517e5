import { expect } from "vitest";
import * as z from "zod";
import * as otherwise from "@/app/api/[[...path]]/route";
import { catalogue } from "@/app/api/v1/catalogue";
import type { Method } from "@/lib/api/endpoint";
import type { Handlers } from "@/lib/api/resource";
import { createPathMatcher } from "@/server/match-path";
import { assertContract, assertFile } from "@/tests/support/contract";

/** Either envelope of the contract; the fields of the other one are absent. */
const Envelope = z.looseObject({
  data: z.unknown().optional(),
  meta: z
    .looseObject({ requestId: z.string(), warnings: z.array(z.string()).optional() })
    .optional(),
  error: z.string().optional(),
  code: z.string().optional(),
  details: z
    .array(z.looseObject({ path: z.string(), code: z.string(), message: z.string() }))
    .optional(),
  requestId: z.string().optional(),
  timestamp: z.string().optional(),
});
export type Reply = { status: number; headers: Headers; body: z.infer<typeof Envelope> };

export type Call = {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged, declared as JSON unless `headers` say otherwise. */
  raw?: string | Uint8Array<ArrayBuffer>;
  /** Absent values are left out; pairs may repeat a name. */
  query?: Record<string, string | number | boolean | undefined> | string[][];
  headers?: Record<string, string>;
};

const findRoute = createPathMatcher<Handlers>(catalogue);

/** The route module that answers a path below `/api/v1`. */
function route(pathname: string) {
  const found = findRoute(pathname);
  if (!found) return { handlers: otherwise, params: { path: pathname.split("/").slice(1) } };
  const params = Object.entries(found.params).map(([k, v]) => [k, decodeURIComponent(v)]);
  return { path: found.pattern, handlers: found.target, params: Object.fromEntries(params) };
}

/**
 * A caller of the REST API without a server: finds the route module, calls its handler, and checks
 * every response against the OpenAPI document.
 */
export function api(key?: string) {
  async function send(method: Method, pathname: string, options: Call = {}) {
    const { path, handlers, params } = route(pathname);
    const search = options.query ? `?${new URLSearchParams(entries(options.query))}` : "";
    const payload = "body" in options ? JSON.stringify(options.body) : options.raw;
    const headers = {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(payload !== undefined && { "Content-Type": "application/json" }),
      ...options.headers,
    };
    const init = { method, headers, ...(payload !== undefined && { body: payload }) };
    const request = new Request(`http://localhost:3000/api/v1${pathname}${search}`, init);
    const handler = handlers[method];
    const response = await handler(request, { params: Promise.resolve(params) });
    return { response, path, endpoint: handler.endpoint };
  }

  /** The answer to a call; for a file the body is empty here, see `file`. */
  async function call(method: Method, pathname: string, options?: Call): Promise<Reply> {
    const { response, path, endpoint } = await send(method, pathname, options);
    const answer = { status: response.status, headers: response.headers };
    if (response.ok && endpoint?.file) {
      assertFile(response, pathname, endpoint);
      return { ...answer, body: {} };
    }
    const json: unknown = await response.json();
    assertContract({ ...answer, body: json }, method, path, endpoint);
    return { ...answer, body: Envelope.parse(json) };
  }

  /** The bytes and headers of a call that has to succeed with a file. */
  async function file(pathname: string, query?: Call["query"]) {
    const { response, endpoint } = await send("GET", pathname, { ...(query && { query }) });
    const { status, headers } = response;
    expect(status, pathname).toBe(200);
    assertFile(response, pathname, endpoint);
    return { headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** The answer to a call in a form other than JSON, as text. */
  async function text(pathname: string, options: Call) {
    const { response } = await send("GET", pathname, options);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** The data of a call that has to succeed, typed by `schema`. */
  async function data<Schema extends z.ZodType>(
    schema: Schema,
    method: Method,
    pathname: string,
    options?: Call,
  ): Promise<z.output<Schema>> {
    const reply = await call(method, pathname, options);
    expect(reply, `${method} ${pathname}`).toMatchObject({ status: 200 });
    return schema.parse(reply.body.data);
  }

  return { call, data, file, text };
}
export type Api = ReturnType<typeof api>;

function entries(query: NonNullable<Call["query"]>): string[][] {
  if (Array.isArray(query)) return query;
  const sent = Object.entries(query).filter(([, value]) => value !== undefined);
  return sent.map(([name, value]) => [name, `${value}`]);
}
