import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the migrator needs of a connection; `pg.Client` and the embedded pool's client both fit. */
type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

// Prisma's own advisory lock and table, so that its engine and this file can take turns.
const LOCK = 72707369;
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

export const MIGRATIONS = path.join(/*turbopackIgnore: true*/ process.cwd(), "prisma/migrations");

/**
 * Applies the migrations that the database does not have yet, in order of their folder names.
 * Safe to run from several processes at once. Never call it over a transaction-mode pooler.
 * @returns the names applied now.
 */
export async function migrate(connection: Connection, folder = MIGRATIONS): Promise<string[]> {
  await connection.query(`SELECT pg_advisory_lock(${LOCK})`);
  try {
    await connection.query(TABLE);
    const { rows } = await connection.query(
      `SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    const known = new Map(rows.map((row) => readRow(row)));
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
    const applied: string[] = [];
    for (const name of names) {
      if (known.get(name)) continue;
      if (known.has(name)) {
        throw new Error(
          `Migration ${name} failed earlier. Repair the database, then delete its row in _prisma_migrations.`,
        );
      }
      await apply(connection, name, readFileSync(path.join(folder, name, "migration.sql"), "utf8"));
      applied.push(name);
    }
    return applied;
  } finally {
    await connection.query(`SELECT pg_advisory_unlock(${LOCK})`);
  }
}

async function apply(connection: Connection, name: string, sql: string) {
  const id = randomUUID();
  const checksum = createHash("sha256").update(sql).digest("hex");
  await connection.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)",
    [id, checksum, name],
  );
  try {
    await connection.query(sql);
  } catch (error) {
    await connection.query("ROLLBACK");
    await connection.query("UPDATE _prisma_migrations SET logs = $2 WHERE id = $1", [
      id,
      String(error),
    ]);
    throw error;
  }
  await connection.query(
    "UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1",
    [id],
  );
}

function readRow(row: unknown): [name: string, finished: boolean] {
  if (row && typeof row === "object" && "migration_name" in row && "finished" in row) {
    return [String(row.migration_name), row.finished === true];
  }
  throw new Error("The table _prisma_migrations has an unexpected shape.");
}
