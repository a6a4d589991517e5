import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { dataFolder, serve, WAIT } from "@/tests/support/own-server";
import { startPostgres } from "@/tests/support/postgres";
import { call, findWorker, makeKeyHolder, type Server } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: workers need a PostgreSQL, and none can run here.");
afterAll(() => postgres?.stop());

const LIVE = "GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const titles = async (server: Server, key: string) =>
  (await call(server, key, "/initiatives"))?.body.data.items.map(
    ({ title }: { title: string }) => title,
  );

test("supervisor: a worker that dies as if out of memory is replaced, and its acknowledged writes remain", async () => {
  const settings = dataFolder();
  const server = await serve(settings);
  const key = await makeKeyHolder(settings);
  expect((await call(server, key, "/initiatives", { title: "Before" }))?.status).toBe(200);
  const first = await findWorker(server);

  process.kill(first, "SIGABRT"); // as V8 ends a process whose heap is full
  await vi.waitFor(async () => expect(await titles(server, key)).toEqual(["Before"]), WAIT);
  expect(await findWorker(server)).not.toBe(first);
  expect(server.output()).toContain('"worker_ended"');
  expect((await call(server, key, "/initiatives", { title: "After" }))?.status).toBe(200);

  const { code, output } = await server.stop("SIGTERM");
  expect(code).toBe(0);
  for (const line of output.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("event");
});

test("supervisor: a stop in the pause before the only worker is replaced ends it as usual", async () => {
  const server = await serve(dataFolder());
  process.kill(await findWorker(server), "SIGKILL");
  await vi.waitFor(() => expect(server.output()).toContain('"worker_ended"'), WAIT);
  const { code } = await server.stop("SIGTERM");
  expect(code).toBe(0);
});

test("supervisor: a supervisor that is killed leaves no worker behind that holds the port or the folder", async () => {
  const settings = dataFolder();
  const server = await serve(settings);
  const worker = await findWorker(server);
  await server.stop("SIGKILL");
  await vi.waitFor(() => expect(isAlive(worker)).toBe(false), WAIT);
  await expect(fetch(`${server.url}/api/health/live`)).rejects.toThrow();
  const again = await serve(settings);
  expect((await fetch(`${again.url}/api/health/ready`)).status).toBe(200);
});

describe.skipIf(!postgres)("supervisor: with several workers", () => {
  test("a connection that was handed to a worker just before it is killed is closed, not left waiting", async () => {
    const server = await serve({ ...dataFolder(), DATABASE_URL: postgres?.url, WORKERS: "2" });
    const ready = () => expect(server.output()).toContain('"event":"ready"');
    await vi.waitFor(ready, WAIT);
    const worker = await findWorker(server);
    process.kill(worker, "SIGSTOP"); // it is handed a connection, and cannot confirm it
    const sockets = Array.from({ length: 4 }, () => connect(Number(new URL(server.url).port)));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    const ended = sockets.map((socket) => {
      socket
        .on("error", () => {})
        .resume()
        .write(LIVE);
      return new Promise((resolve) => socket.once("close", resolve));
    });
    await sleep(500);
    process.kill(worker, "SIGKILL");
    await Promise.all(ended); // a client that is left waiting lets the test time out
  }, 30_000);
});
