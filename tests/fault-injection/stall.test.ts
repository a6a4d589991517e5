import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "@/tests/support/postgres";
import { freePort } from "@/tests/support/redis";
import {
  call,
  findWorker,
  makeKeyHolder,
  type Server,
  type Settings,
  startServer,
} from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres)
  console.warn("Skipped: one of these stalls needs a PostgreSQL, and none can run here.");
afterAll(() => postgres?.stop());

const CONNECTIONS = 32;
const CHANGES = 250;
const STALL_MS = 2_200;

async function serve(owner: string, more: Partial<Settings> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-fault-injection-"));
  const settings = { DATA_DIR: folder, ...more };
  const server = await startServer(settings);
  onTestFinished(async () => {
    await server.stop("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return { server, key: await makeKeyHolder(settings, owner) };
}

/** Makes all changes and stalls in their midst. @returns the statuses */
async function changeWhile(server: Server, key: string, stall: () => Promise<void>) {
  const statuses: (number | undefined)[] = [];
  let stalled: Promise<void> | undefined;
  let next = 0;
  const writer = async () => {
    while (next < CHANGES) {
      const answer = await call(server, key, "/initiatives", { title: `Change ${next++}` });
      statuses.push(answer?.status);
      if (statuses.length === CHANGES / 5) stalled = stall();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, writer));
  await stalled;
  return statuses;
}

/** Forwards connections, and can hold back every byte for a while. */
async function startProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isStill = false;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("data", (bytes) => other.write(bytes)).on("error", () => other.destroy());
      one.on("close", () => other.destroy());
      if (isStill) one.pause();
    }
  });
  const own = await freePort();
  await new Promise<void>((ready) => proxy.listen(own, "127.0.0.1", ready));
  onTestFinished(() => void proxy.close());
  const address = new URL(target);
  address.port = String(own);
  return {
    url: address.href,
    async stall() {
      isStill = true;
      for (const socket of sockets) socket.pause();
      await sleep(STALL_MS);
      isStill = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

/** Suspends the process itself, as an overloaded machine does. */
const halt = (server: Server) => async () => {
  const worker = await findWorker(server);
  process.kill(worker, "SIGSTOP");
  await sleep(STALL_MS);
  process.kill(worker, "SIGCONT");
};

describe.skipIf(!postgres)("stall: on PostgreSQL", () => {
  test("a database that stalls for two seconds delays requests but refuses none", async () => {
    const proxy = await startProxy(postgres?.url ?? "");
    const { server, key } = await serve("ada", { DATABASE_URL: proxy.url });
    const statuses = await changeWhile(server, key, proxy.stall);
    expect(statuses.length).toBeGreaterThanOrEqual(CHANGES);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("a process that stalls for two seconds delays requests but refuses none", async () => {
    const { server, key } = await serve("grace", { DATABASE_URL: postgres?.url });
    expect(new Set(await changeWhile(server, key, halt(server)))).toEqual(new Set([200]));
  });
});

test("stall: on the embedded database a process that stalls delays requests but refuses none", async () => {
  const { server, key } = await serve("ada");
  expect(new Set(await changeWhile(server, key, halt(server)))).toEqual(new Set([200]));
});
