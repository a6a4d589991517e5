import { afterAll, beforeAll } from "vitest";
import { closeDatabase, makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrate } from "@/lib/db/migrate";
import { createPostgresPool } from "@/lib/db/postgres-pool";
import type { PostgresDatabase } from "@/tests/support/postgres";

/** Gives the tests in the same `describe` a migrated database of PostgreSQL, which is removed after them. */
export function postgresDatabase(server: PostgresDatabase | undefined) {
  beforeAll(async () => {
    const pool = createPostgresPool(server?.url, 20);
    const client = await pool.connect();
    await migrate(client);
    client.release();
    provideDatabase(Promise.resolve(makeDatabase({ pool })));
  });
  afterAll(async () => {
    await closeDatabase();
    await server?.stop();
  });
}
