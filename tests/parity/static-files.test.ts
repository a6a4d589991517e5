import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Server, startServer } from "@/tests/support/server";

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-static-"));
let server: Server;
let paths: string[];
let first = "";
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, EMBEDDINGS: "off" });
  paths = readdirSync(".next/static", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `/_next/static/${name}`);
  [first = ""] = paths;
});
afterAll(async () => {
  await server.stop("SIGKILL");
  rmSync(folder, { recursive: true });
});

type Sent = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Sends the headers as they are, and does not decompress. */
function get(at: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  return new Promise<Sent>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const options = { hostname, port, path: at, headers, method }; // a URL would resolve dots
    const request = http.request(options, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    request.on("error", reject).end();
  });
}

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])(
  "static files: all scripts and styles come as %s, with Next's bytes, and its headers except validators",
  async (encoding, decompress) => {
    expect(paths.length).toBeGreaterThan(50);
    for (const at of paths) {
      const plain = await get(at);
      const sent = await get(at, { "accept-encoding": encoding });
      expect(sent.headers["content-encoding"], at).toBe(encoding);
      expect(decompress(sent.body).equals(plain.body), at).toBe(true);
      const { vary, "content-length": length, ...same } = sent.headers;
      expect(vary).toBe("Accept-Encoding");
      expect(length).toBe(String(sent.body.length));
      const { date, "content-encoding": _, connection, "keep-alive": __, ...wanted } = same;
      expect(plain.headers).toMatchObject(wanted);
      const missing = Object.keys(plain.headers).filter((name) => !(name in sent.headers));
      expect(missing.toSorted()).toEqual(["accept-ranges", "etag", "last-modified"]);
    }
  },
);

test.each([
  ["br;q=0, gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["br;Q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.2, gzip;q=0.5", "gzip"],
])("static files: a browser that accepts %s gets %s", async (accepted, encoding) => {
  const { headers } = await get(first, { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
});

test("static files: a header that would take long to parse is left to Next", async () => {
  const { headers } = await get(first, { "accept-encoding": `a${" ".repeat(15_000)}b` });
  expect(headers.etag).toBeDefined();
});

test("static files: HEAD has the headers alone, and a range is answered by Next", async () => {
  const accepts = { "accept-encoding": "br" };
  const [whole, head] = [await get(first, accepts), await get(first, accepts, "HEAD")];
  expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  expect(head.body).toHaveLength(0);
  const part = await get(first, { ...accepts, range: "bytes=0-9" });
  expect(part.status).toBe(206);
  expect(part.body.equals((await get(first)).body.subarray(0, 10))).toBe(true);
});

test.each([
  "/_next/static/chunks/none.js",
  "/_next/static/../server/app.js",
  "/_next/static/chunks/..%2f..%2fBUILD_ID.js",
  "/_next/static/chunks/none.js.br",
])("static files: %s is not found", async (at) => {
  expect((await get(at, { "accept-encoding": "br" })).status).toBe(404);
});

test.each([
  "/api/mcp/../../sign-in",
  "/api/auth/%2e%2E/.%2e/sign-in",
  "/_next/static/../../sign-in",
  "/sign-in/.",
])("front door: %s, whose dots would be resolved after its checks, is not found", async (at) => {
  const { status, body } = await get(at);
  expect(status).toBe(404);
  expect(JSON.parse(body.toString())).toMatchObject({ code: "NOT_FOUND" });
});

test("front door: a request for an upgrade is answered as any other, before and after the first page", async () => {
  const upgrade = {
    connection: "Upgrade, HTTP2-Settings",
    upgrade: "h2c",
    "http2-settings": "AAMAAABk",
  };
  expect((await get("/api/health/live", upgrade)).status).toBe(200);
  expect((await get("/sign-in")).status).toBe(200);
  expect((await get("/api/health/live", upgrade)).status).toBe(200);
});
