import { describe, expect, test, vi } from "vitest";
import { database } from "@/lib/db/database";
import { toApiError } from "@/lib/to-api-error";
import { fullClient } from "@/tests/support/full-client";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { query } from "@/tests/support/query";

const server = await openPostgres();
if (!server) console.warn("Skipped: time limits need a PostgreSQL, and none can run here.");

/** Returns the parts of a failure that a caller sees. */
const seen = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => toApiError(error, "req_test"),
  );
const busy = { code: "SERVICE_UNAVAILABLE", status: 503, headers: { "Retry-After": "2" } };

const stillRunning = async (text: string) => {
  const rows = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE state = 'active' AND query LIKE $1 AND pid <> pg_backend_pid()`,
    [`%${text}%`],
  );
  return rows[0]?.count;
};

describe.skipIf(!server)("time limits of PostgreSQL: a pooled connection", () => {
  postgresDatabase(server);

  test("has limits of its own for statements, locks, idle transactions and lost clients", async () => {
    const { pool } = await database();
    const client = await pool.connect();
    const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    for (const name of [...names, "client_connection_check_interval"]) {
      const { rows } = await client.query(
        "SELECT setting::int AS ms FROM pg_settings WHERE name = $1",
        [name],
      );
      expect(rows[0].ms, name).toBeGreaterThan(0);
    }
    client.release();
  });

  test("cuts a statement and a wait that take too long, in the database too: 503 with Retry-After", async () => {
    const { pool } = await database();
    const prisma = await fullClient();
    const holder = await pool.connect();
    await holder.query("BEGIN");
    await holder.query("LOCK TABLE initiative IN ACCESS EXCLUSIVE MODE");
    const answers = await Promise.all([
      seen(query("SELECT pg_sleep(60)", [])),
      seen(prisma.$queryRaw`SELECT pg_sleep(60)::text`),
      seen(query("SELECT id FROM initiative WHERE workspace_id = $1", [crypto.randomUUID()])),
      seen(prisma.initiative.findFirst({ where: { workspaceId: crypto.randomUUID() } })),
    ]);
    await holder.query("ROLLBACK");
    holder.release();
    for (const answer of answers) expect(answer).toMatchObject(busy);
    expect(await stillRunning("pg_sleep(60)")).toBe(0);
  }, 60_000);

  test("that is lost takes its statement along", async () => {
    const { pool } = await database();
    const client = await pool.connect();
    client.on("error", () => {});
    const impatient = { text: "SELECT pg_sleep(8.5)", query_timeout: 300 };
    await expect(client.query(impatient)).rejects.toThrow("Query read timeout"); // the connection ends with it
    client.release(true);
    // Long before the statement would end by itself.
    await vi.waitFor(async () => expect(await stillRunning("pg_sleep(8.5)")).toBe(0), {
      timeout: 6_000,
      interval: 200,
    });
  });
});
