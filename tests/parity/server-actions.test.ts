import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Server, startServer } from "@/tests/support/server";

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-actions-"));
let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, EMBEDDINGS: "off" });
});
afterAll(async () => {
  await server.stop("SIGKILL");
  rmSync(folder, { recursive: true });
});

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/sign-up`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { origin: server.url, "next-action": "0".repeat(42), ...headers },
  });

const deep = "[".repeat(50_000) + "]".repeat(50_000);
test.each([
  ["brackets", deep, 400],
  ["more than 128 KiB without a session", "x".repeat(200_000), 413],
  ["a text that is not JSON", "a secret text", 400],
  ["nothing", "", 400],
])(
  "server actions: a body of %s is refused in one sentence, and the console gets nothing",
  async (_, body, status) => {
    const answer = await send(body);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      status,
      "text/plain; charset=utf-8",
    ]);
    expect(await answer.text()).toMatch(/^This form .+\.\n$/);
    expect(
      server
        .output()
        .split("\n")
        .filter((line) => line && !line.startsWith("{")),
    ).toEqual([]);
  },
);

test("server actions: a body of unknown length is read as others are", async () => {
  const headers = { "next-action": "0".repeat(42) };
  const request = http.request(`${server.url}/sign-up`, { method: "POST", headers });
  request.write(deep); // chunked
  request.end();
  const [answer] = await once(request, "response");
  answer.resume();
  expect(answer.statusCode).toBe(400);
});

test("server actions: a body that is refused before its end does not hold up the next request of its connection", async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { "next-action": "0".repeat(42), "content-length": 8_000_000 };
  const statuses: (number | undefined)[] = [];
  for (const request of [
    http.request(`${server.url}/sign-up`, { agent, method: "POST", headers }),
    http.request(`${server.url}/api/health/live`, { agent }),
  ]) {
    request.end(request.method === "POST" ? Buffer.alloc(8_000_000) : undefined);
    const [answer] = await once(request, "response", { signal: AbortSignal.timeout(20_000) });
    await once(answer.resume(), "end");
    statuses.push(answer.statusCode);
  }
  agent.destroy();
  expect(statuses).toEqual([413, 200]);
});

test.each(["https://elsewhere.example", "null", "nonsense"])(
  "server actions: the origin %s gets 403",
  async (origin) => {
    const answer = await send("[]", { origin });
    expect(answer.status).toBe(403);
    expect(server.output()).not.toContain("elsewhere");
  },
);

test("server actions: the form of a page without scripts arrives whole", async () => {
  const html = await (await fetch(`${server.url}/sign-up`)).text();
  const form = new FormData();
  for (const [input] of html.matchAll(/<input type="hidden"[^>]*>/g)) {
    const read = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    form.append(read("name"), read("value").replaceAll("&quot;", '"'));
  }
  form.append("name", "Ada");
  form.append("email", "ada@example.com");
  form.append("password", "correct horse battery");
  const init = { method: "POST", body: form, redirect: "manual" as const };
  const answer = await fetch(`${server.url}/sign-up`, { ...init, headers: { origin: server.url } });
  expect(answer.status).toBe(303);
});
