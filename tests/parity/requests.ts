import * as z from "zod";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS } from "@/lib/api/endpoint";
import { fileRequests, form, NOTES } from "./file-requests";
import type { Scene } from "./scene";
import type { Sent } from "./send";

const json = { "content-type": "application/json" };
const ABSENT = "00000000-0000-4000-8000-000000000000";

/** Every operation of the catalogue: with a key, without one, and for a resource that is not there. */
function operations({ key, ...ids }: Scene): Sent[] {
  const authorization = `Bearer ${key}`;
  return Object.entries(catalogue).flatMap(([path, handlers]) =>
    METHODS.flatMap((method) => {
      const example = z.record(z.string(), z.unknown()).optional();
      const { body: hasBody, takesFile, example: given } = handlers[method].endpoint ?? {};
      const values = {
        ...example.parse(given),
        ...("initiative_id" in { ...hasBody?.shape } && { initiative_id: ids.initiativeId }),
      };
      const body = takesFile ? NOTES : hasBody && JSON.stringify(values);
      const type = takesFile ? form : hasBody ? json : {};
      const query = /goals|context-items/.test(path)
        ? "?scope=initiative"
        : path === "/search"
          ? "?q=planner"
          : "";
      const at = (id: string) =>
        `/api/v1${path.replace("{id}", id).replace("{version}", "1")}${query}`;
      const known = idFor(path, ids);
      const headers = { ...type, authorization };
      const request = { method, path: at(known), headers, body };
      return [
        // The existing resource goes last, since a DELETE removes it.
        { ...request, headers: type },
        { ...request, path: at("nonsense") },
        { ...request, path: at(ABSENT) },
        ...(method === "DELETE" ? [] : [request]),
      ];
    }),
  );
}

function idFor(path: string, { initiativeId, ...ids }: Omit<Scene, "key">) {
  const { documentId, itemId, goalId, uploadId } = ids;
  if (path.startsWith("/documents")) return documentId;
  if (path.startsWith("/context-items")) return itemId;
  if (path.startsWith("/goals")) return goalId;
  if (path.startsWith("/uploads")) return uploadId;
  return initiativeId;
}

/** Paths, methods, headers and bodies that servers interpret differently. */
function oddities({ key, initiativeId, bigId }: Scene): Sent[] {
  const auth = { authorization: `Bearer ${key}` };
  const read = (path: string, headers = {}, method = "GET") => ({
    method,
    path,
    headers: { ...auth, ...headers },
  });
  const create = (body: string, headers = {}) => ({
    method: "POST",
    path: "/api/v1/initiatives",
    headers: { ...auth, ...json, ...headers },
    body,
  });
  const big = `/api/v1/documents/${bigId}`;
  const huge = JSON.stringify({ title: "x".repeat(5 * 1024 * 1024) });
  return [
    ...["/api/v1", "/api/v1/nope", "/api/mcp/", "/api//v1/me"],
    ...["/api/v1/ME", "/api/v1/me.json", "/api/v1/me;a=b", "/api"],
    ...[
      `/api/v1/%69nitiatives/${initiativeId}`,
      "/api/v1/initiatives/a%2Fb",
      "/api/v1/me?",
      "/api/v1/me?a=b#c",
    ],
    ...[
      "/api/v1/search?q=%zz",
      '/api/v1/search?q=a|b"c',
      "/api/v1/initiatives?limit=0",
      "/api/v1/initiatives?limit=1&limit=2",
    ],
    ...[
      "/api/health/live",
      "/api/health/ready",
      "/api/auth/get-session",
      "/api/auth/jwks",
      "/api/health/nope",
      "/openapi.json",
      "/api/v1/openapi.json",
    ],
  ]
    .map((path) => read(path))
    .concat(
      ["/api/v1/me", "/api/v1/nope", "/api/mcp", "/api/health/live", big].map((path) =>
        read(path, {}, "HEAD"),
      ),
      ["OPTIONS", "PUT"].map((method) => read("/api/v1/me", {}, method)),
      ["/api/health/live", "/api/health/ready", "/api/auth/jwks", "/api/nope"].flatMap((path) =>
        ["OPTIONS", "POST", "DELETE"].map((method) => read(path, {}, method)),
      ),
      ["gzip", "br", "br, gzip, deflate", "deflate", "identity;q=0", "*"].flatMap((encoding) => [
        read(big, { "accept-encoding": encoding }),
        read(big, { "accept-encoding": encoding }, "HEAD"),
      ]),
      read("/api/v1/me", { "x-forwarded-proto": "https" }),
      read("/api/v1/me", { "x-forwarded-proto": "https, http" }),
      read("/api/v1/me", { "x-forwarded-proto": "HTTPS" }),
      read("/api/v1/me", { "x-forwarded-proto": "httpsx" }),
      read("/api/v1/me", { range: "bytes=0-3" }),
      read("/api/v1/me", { "x-http-method-override": "DELETE" }),
      ...[
        "[::1]:3000",
        "EXAMPLE.com:80",
        "a_b",
        "1.2.3",
        "example.com:99999",
        "",
        "ex ample",
        "x/../y",
      ].map((host) => read("/api/v1/me", { host })),
      read("/api/v1/me", { authorization: "Bearer gwk_live_nonsense" }),
    )
    .concat([
      ...["", "{bad", "[]", "null", '{"title":""}', '{"title":"x","nope":1}', huge].map((body) =>
        create(body),
      ),
      create(huge, { "transfer-encoding": "chunked" }),
      create('{"title":"x"}', { "content-type": "text/plain" }),
      create('{"title":"x"}', { "content-type": "" }),
      create('{"title":"x"}', { "content-type": "application/json; charset=utf-8" }),
      create('{"title":"x"}', { expect: "100-continue" }),
      create('{"title":"x"}', { expect: "miracles" }),
      create('{"title":"x"}', { "idempotency-key": "k1" }),
      create('{"title":"x"}', { "idempotency-key": "k1" }),
      { ...create('{"title":"x"}'), path: "/api/v1/nope/x" },
    ]);
}

/** Lists the requests to `/api/mcp`. */
function rpcs({ key }: Scene): Sent[] {
  const post = (body: string, headers = {}) => ({
    method: "POST",
    path: "/api/mcp",
    headers: { authorization: `Bearer ${key}`, ...json, ...headers },
    body,
  });
  const call = (method: string, params: object = {}) =>
    post(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
  const open = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "a", version: "1" },
  };
  return [
    { method: "GET", path: "/api/mcp" },
    { method: "GET", path: "/api/mcp", headers: { accept: "text/event-stream" } },
    { method: "DELETE", path: "/api/mcp" },
    {
      method: "OPTIONS",
      path: "/api/mcp",
      headers: { origin: "https://x.example", "access-control-request-method": "POST" },
    },
    post("{}", { authorization: "" }),
    post("{bad"),
    post("{}", { origin: "https://evil.example" }),
    post('{"jsonrpc":"2.0","method":"notifications/initialized"}'),
    { ...post("{}"), path: "/api/mcp/" },
    call("initialize", open),
    call("tools/list"),
    call("tools/call", { name: "list_initiatives", arguments: {} }),
    call("tools/call", { name: "nope", arguments: {} }),
    call("resources/list"),
    call("prompts/list"),
  ];
}

/** All requests to both servers, in order. They differ between scenes only in ids and key. */
export const listRequests = (scene: Scene): Sent[] => [
  ...oddities(scene),
  ...fileRequests(scene),
  ...rpcs(scene),
  ...operations(scene),
  {
    method: "DELETE",
    path: `/api/v1/initiatives/${scene.initiativeId}`,
    headers: { authorization: `Bearer ${scene.key}` },
  },
];
