import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startPostgres } from "@/tests/support/postgres";
import { call, launch, makeKeyHolder, type Server, startServer } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: workers need a PostgreSQL, and none can run here.");

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-workers-"));
const settings = { DATA_DIR: folder, EMBEDDINGS: "off" };
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** The ids of the workers' processes, as the log has them. */
const listWorkers = (server: Server) =>
  [...server.output().matchAll(/"worker_listening","pid":(\d+)/g)].map(([, pid]) => Number(pid));

test("workers: WORKERS needs PostgreSQL", async () => {
  const { ended } = await launch({ ...settings, WORKERS: "2" });
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toContain("WORKERS: needs DATABASE_URL");
});

describe.skipIf(!postgres)("workers: workers on one port", () => {
  test("answer all, replace one that ended, and lose no request when told to stop", async () => {
    const shared = { ...settings, DATABASE_URL: postgres?.url };
    const server = await startServer({ ...shared, WORKERS: "2" });
    try {
      const key = await makeKeyHolder(shared);
      await vi.waitFor(() => expect(listWorkers(server)).toHaveLength(2), { timeout: 20_000 });
      expect(server.output()).toContain("Set REDIS_URL to count them together");

      const [first = 0] = listWorkers(server);
      process.kill(first, "SIGKILL");
      await vi.waitFor(() => expect(listWorkers(server)).toHaveLength(3), { timeout: 20_000 });
      expect(server.output()).toContain('"worker_ended"');

      const writes = Array.from({ length: 40 }, (_, n) =>
        call(server, key, "/initiatives", { title: `Initiative ${n}` }),
      );
      await Promise.race(writes); // some are in flight
      const ended = server.stop("SIGTERM");
      const answered = (await Promise.all(writes)).filter((reply) => reply !== undefined);
      expect(answered.length).toBeGreaterThan(0);
      for (const { status } of answered) expect(status).toBe(200);
      expect((await ended).code).toBe(0);

      const again = await startServer(shared);
      const kept = await call(again, key, "/initiatives?limit=100");
      await again.stop("SIGKILL");
      expect(kept?.body).toMatchObject({ data: { items: { length: answered.length } } });
    } finally {
      await server.stop("SIGKILL");
    }
  });
});
