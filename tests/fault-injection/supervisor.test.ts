import { expect, test, vi } from "vitest";
import { dataFolder, serve, WAIT } from "@/tests/support/own-server";
import { call, findWorker, makeKeyHolder, type Server } from "@/tests/support/server";

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
