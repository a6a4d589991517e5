import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

// Prisma's own advisory lock and table, so that its engine and this file exclude each other.
const LOCK = 72707369;
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

export const MIGRATIONS_FOLDER = path.join(
  /*turbopackIgnore: true*/ process.cwd(),
  "prisma/migrations",
);

type Migration = { name: string; sql: string; checksum: string };

export function readMigrationFiles(): Migration[] {
  return readdirSync(MIGRATIONS_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(MIGRATIONS_FOLDER, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

export function computeSchemaVersion(): string {
  const all = readMigrationFiles().map(({ name, checksum }) => `${name} ${checksum}`);
  return createHash("sha256").update(all.join("\n")).digest("hex").slice(0, 16);
}

/** Safe in several processes at once, but not over a transaction-mode pooler. Returns the names of the applied migrations. */
export async function migrate(
  connection: Connection,
  migrations = readMigrationFiles(),
  prepare?: (next: string) => Promise<unknown>,
): Promise<string[]> {
  await connection.query(`SELECT pg_advisory_lock(${LOCK})`);
  try {
    await connection.query(TABLE);
    const { rows } = await connection.query(
      `SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
    );
    const known = new Map(rows.map((row) => readRow(row)));
    const lacking = migrations.filter(({ name }) => !known.get(name));
    if (known.size > 0 && lacking[0]) await prepare?.(lacking[0].name);
    for (const migration of lacking) {
      await apply(connection, migration).catch((error) => {
        throw new Error(explainFailure(migration.name, known.has(migration.name), error), {
          cause: error,
        });
      });
    }
    return lacking.map(({ name }) => name);
  } finally {
    await connection.query(`SELECT pg_advisory_unlock(${LOCK})`);
  }
}

/** Replaces an unfinished row, which an interrupted earlier version or Prisma's engine leaves behind. */
async function apply(connection: Connection, { name, sql, checksum }: Migration) {
  await connection.query("BEGIN");
  try {
    await connection.query(sql);
    await connection.query(
      `UPDATE _prisma_migrations SET rolled_back_at = clock_timestamp()
       WHERE migration_name = $1 AND rolled_back_at IS NULL`,
      [name],
    );
    await connection.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await connection.query("COMMIT");
  } catch (error) {
    await connection.query("ROLLBACK");
    throw error;
  }
}

function explainFailure(name: string, wasBegun: boolean, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const failed = `Migration ${name} failed and changed nothing: ${reason}.`;
  if (!wasBegun) return failed;
  return `${failed} An earlier attempt was interrupted. If its changes are already there, set finished_at in its row of _prisma_migrations, then start again.`;
}

function readRow(row: unknown): [name: string, finished: boolean] {
  if (row && typeof row === "object" && "migration_name" in row && "finished" in row) {
    return [String(row.migration_name), row.finished === true];
  }
  throw new Error("The table _prisma_migrations has an unexpected shape.");
}
