import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeKeyHolder, type Server, startServer } from "@/tests/support/server";
import { readCookies } from "@/tests/support/sign-in";

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-anonymous-"));
const settings = { DATA_DIR: folder, EMBEDDINGS: "off", DOOR_LIMIT_SCALE: "1" };
const PASSWORD = "correct horse battery";
let server: Server;
let key: string;
beforeAll(async () => {
  server = await startServer({ ...settings, TRUST_PROXY: "true" });
  key = await makeKeyHolder(settings);
});
afterAll(async () => {
  await server.stop("SIGKILL");
  rmSync(folder, { recursive: true });
});

const ask = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${pathname}`, { headers, redirect: "manual" });
/** X-Forwarded-For as our proxy writes it: the client's own value comes first. */
const behind = (address: string, n = 0) => ({
  "x-forwarded-for": `198.51.100.${n % 200}, ${address}`,
});

/**
 * Resolves to the 429 of a request whose address has used up its budget. A minute may end between two requests of a test,
 * which frees a part of the budget, so the request is repeated.
 */
async function askUntilRefused(
  pathname: string,
  headers: Record<string, string>,
): Promise<Response> {
  for (let n = 0; n < 1_250; n++) {
    const response = await ask(pathname, headers);
    if (response.status === 429) return response;
  }
  throw new Error(`${pathname} was never refused`);
}

/** Sends the form of a page as a browser without JavaScript does. */
async function submit(
  page: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
) {
  const html = await (await ask(page, headers)).text();
  const form = new FormData();
  for (const [input] of html.matchAll(/<input type="hidden"[^>]*>/g)) {
    const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    form.append(of("name"), of("value").replaceAll("&quot;", '"'));
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const init = { method: "POST", body: form, redirect: "manual" as const };
  return fetch(`${server.url}${page}`, { ...init, headers: { ...headers, origin: server.url } });
}

test("limits by address: the form to sign up shares five sign-ups an hour with the API, since pages know the client's address too", async () => {
  const from = behind("203.0.113.1");
  const person = (n: number) => ({
    name: "Ada",
    email: `ada-${n}@example.com`,
    password: PASSWORD,
  });
  for (let n = 0; n < 5; n++) {
    const made = await submit("/sign-up", person(n), behind("203.0.113.1", n));
    expect(made.status, await made.text()).toBe(303);
  }
  const refused = await submit("/sign-up", person(5), from);
  expect(await refused.text()).toContain("Too many sign-ups from your network");

  const overApi = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", origin: server.url },
      body: JSON.stringify(person(6)),
    });
  expect((await overApi(from)).status).toBe(429);
  expect((await overApi(behind("203.0.113.2"))).status).toBe(200);
});

test("limits by address: pages without a session are refused beyond 600 a minute; files, health, keys and sessions are not", async () => {
  const from = behind("203.0.113.3");
  const signedIn = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { ...behind("203.0.113.4"), "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ email: "ada@example.com", password: "correct horse" }),
  });
  const cookie = readCookies(signedIn);
  const seen = new Map<number, number>();
  // Twice the limit, should a minute end meanwhile. A page that redirects, and ten requests at a time, are quick enough for
  // 600 in a minute on a busy machine.
  for (let n = 0; n < 1_250; n += 10) {
    const batch = Array.from({ length: 10 }, (_, index) =>
      ask("/workspaces/new", behind("203.0.113.3", n + index)),
    );
    for (const { status } of await Promise.all(batch))
      seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([307, 429]);
  expect(seen.get(307)).toBeGreaterThanOrEqual(600);

  const page = await askUntilRefused("/sign-in", from);
  expect(page.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(page.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  const inApi = await askUntilRefused("/api/auth/get-session", from);
  expect(await inApi.json()).toMatchObject({
    code: "RATE_LIMIT_EXCEEDED",
    requestId: expect.any(String),
  });
  const forged = { cookie: cookie.replace(/=(.)/g, (_, first) => (first === "x" ? "=y" : "=x")) };
  await askUntilRefused("/workspaces/new", { ...from, ...forged });
  await askUntilRefused("/api/v1/me", from);

  expect((await ask("/workspaces/new", { ...from, cookie })).status).toBe(200);
  expect((await ask("/api/v1/me", { ...from, authorization: `Bearer ${key}` })).status).toBe(200);
  for (const free of [
    "/api/health/live",
    "/openapi.json",
    "/llms.txt",
    "/api/mcp",
    "/llms-full.txt",
  ]) {
    expect((await ask(free, from)).status, free).toBe(200);
  }
  expect((await ask("/sign-in", behind("203.0.113.5"))).status).toBe(200);
});

test("limits by address: without a proxy of ours nobody gets another budget by a header", async () => {
  const alone = mkdtempSync(path.join(tmpdir(), "groundwork-anonymous-"));
  const direct = await startServer({ ...settings, DATA_DIR: alone });
  try {
    const statuses = new Set<number>();
    for (let n = 0; n < 1_250; n++) {
      const headers = {
        "x-forwarded-for": `203.0.113.${n % 250}`,
        ...(n % 2 === 0 && { authorization: "Bearer gwk_live_wrong" }),
      };
      statuses.add((await fetch(`${direct.url}/api/v1/me`, { headers })).status);
    }
    expect([...statuses].sort()).toEqual([401, 429]);
  } finally {
    await direct.stop("SIGKILL");
    rmSync(alone, { recursive: true });
  }
});
