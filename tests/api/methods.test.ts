import { createServer, METHODS as SPOKEN } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS } from "@/lib/api/endpoint";
import { answerAtFrontDoor } from "@/server/front-door";
import { rewriteAbsoluteForm } from "@/server/rewrite-request";
import { send } from "@/tests/parity/send";
import { ABSENT_ID } from "@/tests/support/samples";

/** Requests that are left to Next get this status here. */
const LEFT_TO_NEXT = 299;
const server = createServer((request, response) => {
  rewriteAbsoluteForm(request);
  if (!answerAtFrontDoor(request, response)) response.writeHead(LEFT_TO_NEXT).end();
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const { status, headers: seen, body } = await send(url, { method, path, headers }, new Map());
  return { status, headers: seen, body: method === "HEAD" ? "" : body };
};
const ofEnvelope = (code: string) => ({ code, error: expect.any(String), requestId: "req_<id>" });
const ofRpc = (code: string) => ({
  jsonrpc: "2.0",
  id: null,
  error: { code: -32000, data: { code, request_id: "req_<id>" } },
});

/** Every path below `/api` with the methods that it takes. */
const PATHS: [string, string[]][] = [
  ...Object.entries(catalogue).map(([path, handlers]): [string, string[]] => [
    `/api/v1${path.replace(/\{\w+\}/g, ABSENT_ID)}`,
    METHODS.filter((method) => handlers[method].endpoint),
  ]),
  ["/api/mcp", ["GET", "POST", "OPTIONS"]],
  ["/api/health/live", ["GET"]],
  ["/api/health/ready", ["GET"]],
];
// CONNECT asks for a tunnel: Node ends such a connection before our code runs.
const EXOTIC = SPOKEN.filter((method) => !["CONNECT", "HEAD", ...METHODS].includes(method));

describe("methods: a method that a path does not take is 405 with Allow, in the door's own words", () => {
  test("Node knows many methods that no path takes", () => {
    expect(EXOTIC).toEqual(expect.arrayContaining(["TRACE", "PROPFIND", "QUERY", "LOCK"]));
  });

  test.each(PATHS)("%s", async (path, taken) => {
    const refused = [...METHODS, ...EXOTIC].filter((method) => !taken.includes(method));
    for (const method of refused) {
      const { status, headers, body } = await ask(method, path);
      expect({ method, status, allow: headers.allow }).toEqual({
        method,
        status: 405,
        allow: taken.join(", ").replace("GET", "GET, HEAD"),
      });
      expect(headers).toMatchObject({
        "content-type": "application/json",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      });
      const of = path === "/api/mcp" ? ofRpc : ofEnvelope;
      expect(JSON.parse(body)).toMatchObject(of("METHOD_NOT_ALLOWED"));
      expect(body).toContain(path === "/api/mcp" && method === "DELETE" ? "session" : method);
    }
  });
});

test("methods: requests for Next are left to Next, except methods that it does not know", async () => {
  for (const path of ["/api/auth/get-session", "/", "/w/x", "/w/x/", "/_next/image"]) {
    expect((await ask("GET", path)).status, path).toBe(LEFT_TO_NEXT);
    for (const method of EXOTIC) {
      const { status, headers, body } = await ask(method, path);
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "GET, HEAD, POST" });
      expect(JSON.parse(body)).toMatchObject(ofEnvelope("METHOD_NOT_ALLOWED"));
    }
  }
});

test("methods: an unknown path of the API is 404 for every method", async () => {
  for (const path of [
    "/api/nope",
    "/api/v1/nope",
    "/api/v1/",
    "/api/v1/initiatives/",
    "/api/v1//initiatives",
    "/api/v1//initiatives/%41",
    "/api/v1/initiatives/%41/",
    "/api/v1/initiatives/x%20y/",
    "/api/v1/initiatives/a:b/",
    "/api/v1/a+b/",
    "/api/v1/%/",
    "/api/v1/initiatives/..",
    "/api/v1/initiatives/%2E%2e/me",
    "/api/v1/./me",
    "/api/v1\\initiatives",
    "/api/v1/%69nitiatives",
    `/api/v1/initiatives/${ABSENT_ID}//versions`,
    "/api/health/nope",
    "/api/mcp/x",
    "/api/v2/me",
  ]) {
    for (const method of ["HEAD", ...METHODS, ...EXOTIC]) {
      const { status, headers, body } = await ask(method, path);
      expect({ path, method, status }).toEqual({ path, method, status: 404 });
      expect(headers["x-content-type-options"]).toBe("nosniff");
      if (body) expect(JSON.parse(body)).toMatchObject(ofEnvelope("NOT_FOUND"));
    }
  }
});

test("methods: outside of /api/v1, a slash at the end is left to Next, which redirects", async () => {
  for (const path of ["/api/mcp/", "/api/health/live/", "//api/v1/me"]) {
    expect((await ask("GET", path)).status, path).toBe(LEFT_TO_NEXT);
  }
});

test("methods: odd paths and hosts do not bypass the check", async () => {
  for (const path of ["/api", "/api/", "/api/v1/%6de", "//api/v1/me", "/api/v1/../v1/me"]) {
    const { status } = await ask("TRACE", path);
    expect([404, 405], path).toContain(status);
  }
  expect((await ask("TRACE", "/api/v1/me", { host: "x/../y" })).status).toBe(405);
});

test("methods: an address in absolute form counts as its path, and its host as the Host", async () => {
  const atFrontDoor = [
    ["http://localhost:3000/api/v1/nope?a=b", 404],
    ["HTTPS://groundwork.example/api/v1/me", 401],
    ["http://localhost/api/health/live", 200],
    ["http://x@y/api/v1/me", 401],
  ] as const;
  for (const [address, status] of atFrontDoor) {
    const answer = await ask("GET", address, { host: "x/../y" });
    expect({ address, status: answer.status }).toEqual({ address, status });
  }
  for (const address of ["http://localhost", "http://localhost?x"]) {
    expect((await ask("GET", address)).status, address).toBe(LEFT_TO_NEXT);
  }
});

test("methods: a target that is not a path is 404", async () => {
  for (const target of ["*", "ftp://x/api/v1/me"]) {
    for (const method of ["HEAD", ...METHODS, ...EXOTIC]) {
      const { status, body } = await ask(method, target);
      expect({ target, method, status }).toEqual({ target, method, status: 404 });
      if (body) expect(JSON.parse(body)).toMatchObject(ofEnvelope("NOT_FOUND"));
    }
  }
});
