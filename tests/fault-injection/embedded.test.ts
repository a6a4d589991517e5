import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { hostname } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { dataFolder, serve, WAIT } from "@/tests/support/own-server";
import { admin, call, launch, makeKeyHolder, type Server } from "@/tests/support/server";

const WRITERS = 4;
const WRITES = 80;
const STARTS = 6;

/** Creates initiatives until the server is gone. @returns the acknowledged ids */
async function writeUntilKilled(server: Server, key: string): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async (name: number) => {
    for (let n = 0; ; n++) {
      const answer = await call(server, key, "/initiatives", { title: `${name}, ${n}` });
      if (answer?.status !== 200) return;
      acknowledged.push(answer.body.data.id);
      if (acknowledged.length === WRITES) void server.stop("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
  return acknowledged;
}

async function allIds(server: Server, key: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await call(server, key, `/initiatives?limit=100&offset=${ids.length}`);
    const { items, pagination } = page?.body.data ?? {};
    ids.push(...items.map(({ id }: { id: string }) => id));
    if (!pagination.has_more) return ids;
  }
}

test("embedded database: a server that is killed while it writes has lost no write that it acknowledged", async () => {
  const settings = dataFolder();
  const server = await serve(settings);
  const key = await makeKeyHolder(settings);
  const acknowledged = await writeUntilKilled(server, key);
  expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES);

  const again = await serve(settings);
  expect(await allIds(again, key)).toEqual(expect.arrayContaining(acknowledged));
  expect((await call(again, key, "/initiatives", { title: "Afterwards" }))?.status).toBe(200);
});

test("embedded database: a server that is repeatedly killed and restarted always starts and loses nothing", async () => {
  const settings = dataFolder();
  let server = await serve(settings);
  const key = await makeKeyHolder(settings);
  const acknowledged: string[] = [];
  for (let start = 0; start < STARTS; start++) {
    const answer = await call(server, key, "/initiatives", { title: `Start ${start}` });
    acknowledged.push(answer?.body.data.id);
    void server.stop("SIGKILL"); // not waited for
    server = await serve(settings);
  }
  expect((await allIds(server, key)).sort()).toEqual(acknowledged.sort());
});

test("embedded database: a second server on the same folder says which process holds it, waits, and exits with 1", async () => {
  const settings = dataFolder();
  const server = await serve(settings);
  const { code, output } = await (await launch(settings)).ended;
  expect(code).toBe(1);
  const inUse = `The data folder ${settings.DATA_DIR} is in use by process ${server.pid} on ${hostname()}.`;
  const [waiting = "", ...refusal] = output.split("\n");
  expect(JSON.parse(waiting)).toMatchObject({
    event: "data_folder_in_use",
    message: `${inUse} Waiting up to 10 s for it to end.`,
  });
  expect(refusal).toEqual([`${inUse} Stop that process, or set DATA_DIR to another folder.`, ""]);
});

/** A request whose body is half sent; `finish` sends the rest and gives the status of the answer. */
async function beginRequest(server: Server, key: string) {
  const sending = request(`${server.url}/api/v1/initiatives`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      expect: "100-continue",
    },
  });
  const answered = once(sending, "response");
  sending.flushHeaders();
  await once(sending, "continue"); // the server has begun to read it
  sending.write('{"title":');
  return async () => {
    sending.end('"Begun before the end"}');
    const [response] = await answered;
    return response.resume().statusCode;
  };
}

test("embedded database: a server that is told to stop finishes its requests, releases the folder and exits with 0", async () => {
  const settings = dataFolder();
  const server = await serve(settings);
  const key = await makeKeyHolder(settings);
  const finish = await beginRequest(server, key);
  const socket = path.join(settings.DATA_DIR, "admin.sock");
  expect((statSync(socket).mode & 0o777).toString(8)).toBe("600");
  const stopped = server.stop("SIGTERM");
  await vi.waitFor(() => expect(server.output()).toContain('"stopping"'), WAIT);
  // A connection that is open still brings its next request; there are no new ones.
  await vi.waitFor(async () => expect(await call(server, key, "/me")).toBeUndefined(), WAIT);
  expect(await finish()).toBe(200);

  const { code, output } = await stopped;
  expect(code).toBe(0);
  for (const line of output.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("event");
  for (const secret of [key, "correct horse"]) expect(output).not.toContain(secret);
  expect(readFileSync(path.join(settings.DATA_DIR, "pg.lock"), "utf8")).toBe("");
  expect(existsSync(socket)).toBe(false);
});

test("embedded database: simultaneous commands on a folder without a server all run, and a server waits for them", async () => {
  const settings = dataFolder();
  const emails = ["a@example.com", "b@example.com", "c@example.com", "d@example.com"];
  const commands = emails.map((email) =>
    admin(settings, "user", "create", "--email", email, "--name", "A", "--password", "long enough"),
  );
  const [server, ...answers] = await Promise.all([serve(settings), ...commands]);
  expect(answers).toEqual(emails.map((email) => ({ id: expect.any(String), email })));
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
});
