import { afterEach, expect, test, vi } from "vitest";
import { GET as getPicture } from "@/app/account/pictures/[userId]/route";
import { auth } from "@/lib/access/session";
import { database, provideDatabase } from "@/lib/db/database";
import { log } from "@/lib/log";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { mcp } from "@/tests/support/mcp";
import { api } from "@/tests/support/request";
import { authCall, readCookies } from "@/tests/support/sign-in";

freshDatabase();
afterEach(() => void vi.restoreAllMocks());

const failures = {
  unreachable: () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
  "disk full": () => Object.assign(new Error("could not extend file"), { code: "53100" }),
};

/** Lets every use of the database fail until the mocks are restored. */
async function failWith(outage: keyof typeof failures) {
  const { pool } = await database();
  const fail = (callback?: unknown) =>
    typeof callback === "function"
      ? callback(failures[outage]())
      : Promise.reject(failures[outage]());
  vi.spyOn(pool, "connect").mockImplementation(fail);
}

test("outage: many refused requests make one line of the log, which says what to do", async () => {
  const { key } = await makeWorkspace();
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  await failWith("unreachable");
  for (let n = 0; n < 5; n++)
    expect((await api(key).call("POST", "/initiatives", { body: { title: "x" } })).status).toBe(
      503,
    );
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ event: "database_unavailable", code: "ECONNREFUSED" })],
  ]);
  expect(JSON.stringify(error.mock.calls)).not.toContain("stack");
});

test("outage: a full disk is 503 with the reason, in the answer and in the log", async () => {
  const { key } = await makeWorkspace();
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  await failWith("disk full");
  const reply = await api(key).call("POST", "/initiatives", { body: { title: "x" } });
  expect(reply).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
  expect(reply.body.error).toMatch(/disk is full/);
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(error.mock.calls).toMatchObject([[{ event: "disk_full", code: "53100" }]]);
});

/** Replaces the look at the disk during `work`. */
async function withDiskCheck(
  requireDiskSpace: (bytes?: number) => void,
  work: () => Promise<void>,
) {
  const working = await database();
  provideDatabase(Promise.resolve({ ...working, requireDiskSpace }));
  await work().finally(() => provideDatabase(Promise.resolve(working)));
}
const refuseFull = () => {
  throw Object.assign(new Error("full"), { code: "ENOSPC" });
};

test("outage: without disk space, changes are refused before they begin, and reading goes on", async () => {
  const { key } = await makeWorkspace();
  const { call } = api(key);
  vi.spyOn(log, "error").mockImplementation(() => {});
  await withDiskCheck(refuseFull, async () => {
    const refused = await call("POST", "/initiatives", { body: { title: "x" } });
    expect(refused).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
    expect((await call("GET", "/initiatives")).status).toBe(200);
  });
  expect((await call("POST", "/initiatives", { body: { title: "x" } })).status).toBe(200);
});

test("outage: a change whose index would use up the disk space is undone", async () => {
  const { key } = await makeWorkspace();
  const { call } = api(key);
  vi.spyOn(log, "error").mockImplementation(() => {});
  const text = Array.from({ length: 12_000 }, (_, n) => `word${n}`).join(" ");
  const path = "/context-items";
  const content = text.slice(0, 90_000);
  const body = { scope: "workspace", label: "general_note", title: "x", content };
  let looks = 0;
  const fillUp = () => void (++looks > 2 && refuseFull());
  await withDiskCheck(fillUp, async () => {
    expect((await call("POST", path, { body })).status).toBe(503);
    expect((await call("GET", path, { query: { scope: "workspace" } })).body.data).toMatchObject({
      items: [],
    });
  });
  const look = vi.fn();
  await withDiskCheck(look, async () => {
    expect((await call("POST", path, { body })).status).toBe(200);
  });
  expect(look.mock.calls[0]?.[0]).toBeGreaterThan(89_000);
});

test("outage: without disk space, nobody signs up or in, and calls of tools, which are all recorded, wait", async () => {
  const { key } = await makeWorkspace();
  vi.spyOn(log, "error").mockImplementation(() => {});
  const body = { name: "Ada", email: "ada.full@example.com", password: "correct horse battery" };
  const tool = () => mcp(key).call("list_initiatives");
  await withDiskCheck(refuseFull, async () => {
    expect((await authCall("/sign-up/email", { body })).status).toBe(503);
    await expect(tool()).rejects.toThrow("disk is full");
  });
  await tool();
  const cookie = readCookies(await authCall("/sign-up/email", { body }));
  await withDiskCheck(refuseFull, async () => {
    expect((await authCall("/sign-in/email", { body })).status).toBe(503);
    expect((await authCall("/get-session", { cookie })).status).toBe(200);
  });
});

test.each([
  ["unreachable", "2", /database is unreachable/],
  ["disk full", "30", /disk is full/],
] as const)(
  "outage: a look at the session is 503, not the library's 500 without a cause (%s)",
  async (outage, seconds, words) => {
    vi.spyOn(log, "error").mockImplementation(() => {});
    const name = outage.replace(" ", "-");
    const body = {
      name: "Ada",
      email: `ada.${name}@example.com`,
      password: "correct horse battery",
    };
    const cookie = readCookies(await authCall("/sign-up/email", { body }));
    expect((await authCall("/get-session", { cookie })).status).toBe(200);
    await failWith(outage);
    const answer = await authCall("/get-session", { cookie });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe(seconds);
    expect(await answer.text()).toMatch(words);
  },
);

test("outage: what the sign-in library logs about it is no line of its own", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const { logger } = await (await auth()).$context;
  for (let n = 0; n < 3; n++) logger.error("Failed to delete session", failures.unreachable());
  expect(error.mock.calls).toMatchObject([[{ event: "database_unavailable" }]]);
  logger.error("Failed to delete session", new TypeError("no such field"));
  expect(error.mock.calls.slice(1)).toMatchObject([[{ event: "auth", error: "TypeError" }]]);
});

test("outage: a picture of a person is refused with the time of the next try", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const body = { name: "Eve", email: "eve.outage@example.com", password: "correct horse battery" };
  const cookie = readCookies(await authCall("/sign-up/email", { body }));
  await failWith("unreachable");
  const userId = "01a23320-f00c-76ce-a71f-a67f45eed1cb";
  const request = new Request(`http://localhost:3000/account/pictures/${userId}`, {
    headers: { cookie },
  });
  const answer = await getPicture(request, { params: Promise.resolve({ userId }) });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("2");
});

test("outage: a sign-out that cannot end the session is 503 and keeps the cookie", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const body = { name: "Ada", email: "ada.leaves@example.com", password: "correct horse battery" };
  const cookie = readCookies(await authCall("/sign-up/email", { body }));
  const { api: library } = await auth();
  const headers = new Headers({ cookie, origin: "http://localhost:3000" });
  await failWith("disk full");
  const refused = await authCall("/sign-out", { body: {}, cookie });
  expect(refused.status).toBe(503);
  expect(refused.headers.getSetCookie()).toEqual([]);
  await expect(library.signOut({ headers })).rejects.toThrow();
  vi.restoreAllMocks();

  const signedIn = async () => (await authCall("/get-session", { cookie })).json();
  expect(await signedIn()).not.toBeNull();
  const strange = { body: {}, cookie, origin: "https://evil.example" };
  expect((await authCall("/sign-out", strange)).status).toBe(403);
  expect(await signedIn()).not.toBeNull();
  await library.signOut({ headers });
  expect(await signedIn()).toBeNull();
});
