import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { dataFolder, serve } from "@/tests/support/own-server";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: these faults need a PostgreSQL, and none can run here.");

afterAll(() => postgres?.stop());

describe.skipIf(!postgres)("PostgreSQL: a PostgreSQL that goes away", () => {
  test("soon leads to 503, also on a server started meanwhile, and both recover without a restart", async () => {
    if (!postgres) return;
    onTestFinished(postgres.resume);
    const settings = { ...dataFolder(), DATABASE_URL: postgres.url };
    const server = await serve(settings);
    const key = await makeKeyHolder(settings);
    expect((await call(server, key, "/initiatives"))?.status).toBe(200);

    await postgres.halt();
    const late = await serve(settings);
    for (const affected of [server, late]) {
      const startedAt = performance.now();
      const answer = await call(affected, key, "/initiatives");
      expect(answer).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
      expect(performance.now() - startedAt).toBeLessThan(3000);
      expect((await fetch(`${affected.url}/api/health/ready`)).status).toBe(503);
    }

    await postgres.resume();
    for (const affected of [server, late]) {
      await vi.waitFor(
        async () => expect((await call(affected, key, "/initiatives"))?.status).toBe(200),
        { timeout: 20_000, interval: 250 },
      );
      await vi.waitFor(async () =>
        expect((await fetch(`${affected.url}/api/health/ready`)).status).toBe(200),
      );
    }
  });
});
