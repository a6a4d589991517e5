import { afterAll, beforeAll, describe, test } from "vitest";
import { closeDatabase, fromPool, provideDatabase } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { postgresPool } from "@/lib/db/postgres-pool";
import { startPostgres } from "@/tests/support/postgres";
import { races } from "@/tests/support/races";

const server = await startPostgres();
if (!server) console.warn("Skipped: the races need a PostgreSQL, and none can run here.");

describe.skipIf(!server)("on PostgreSQL", () => {
  beforeAll(async () => {
    const pool = postgresPool(server?.url, 20);
    const client = await pool.connect();
    await migrate(client);
    client.release();
    provideDatabase(Promise.resolve(fromPool({ pool })));
  });
  afterAll(async () => {
    await closeDatabase();
    await server?.stop();
  });

  test.each(Object.entries(races))("%s", async (_name, race) => race());
});
