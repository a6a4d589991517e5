import type { ClientBase } from "pg";
import { readMigrationFiles } from "@/lib/db/migrate";
import { type RowOf, runOn, statement } from "@/lib/db/statement";
import { Migration, type TableHead } from "./format";

/** SQL: `rows` selects in the order of the primary key, `longest` the size of the longest row in bytes. */
export type Source = TableHead & { rows: string; longest: string };

// Leaves out the search index, which is rebuilt after a restore, and the tables of other programs.
const TABLES = statement(
  `
  SELECT c.relname AS table, c.oid::int AS oid,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
          ORDER BY a.attnum) AS columns,
    ARRAY(SELECT format('coalesce(octet_length(%I::text), 0)', a.attname) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attlen = -1
            AND a.atttypid <> 'bytea'::regtype) ||
    ARRAY(SELECT format('coalesce(octet_length(%I)::bigint * 2, 0)', a.attname) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
            AND a.atttypid = 'bytea'::regtype) AS sizes,
    ARRAY(SELECT format(CASE WHEN a.attcollation = 0 THEN '%I' ELSE '%I COLLATE "C"' END, a.attname)
          FROM pg_index i, unnest(i.indkey::int[]) WITH ORDINALITY AS k (attnum, place)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
          WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY k.place) AS key,
    ARRAY(SELECT f.confrelid::int FROM pg_constraint f
          WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.confrelid <> c.oid) AS parents
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
    AND c.relname = ANY($1::text[])
  ORDER BY c.relname COLLATE "C"`,
  ["text[]"],
  {
    table: "name",
    oid: "int4",
    columns: "text[]",
    sizes: "text[]",
    key: "text[]",
    parents: "int4[]",
  },
);
type Found = RowOf<typeof TABLES>;

export async function listTables(connection: ClientBase): Promise<Source[]> {
  const rows = await runOn(connection, TABLES, [collectTableNames()]);
  const sorted: Found[] = [];
  while (sorted.length < rows.length) {
    const known = new Set(sorted.map(({ oid }) => oid));
    const next = rows.filter(
      (row) => !known.has(row.oid) && row.parents.every((p) => known.has(p)),
    );
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    sorted.push(...next);
  }
  return sorted.map(({ table, columns, key, sizes }) => ({
    table,
    columns,
    rows: `SELECT ${quoteNames(columns)} FROM "${table}" ORDER BY ${key.join(", ")}`,
    longest: `SELECT max(${["0", ...sizes].join(" + ")})::float8 AS bytes FROM "${table}"`,
  }));
}

export const quoteNames = (names: string[]) => names.map((name) => `"${name}"`).join(", ");

/** Includes former migrations, since a backup can be older than this version. */
const collectTableNames = () =>
  readMigrationFiles().flatMap(({ sql }) =>
    [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/g)].map(([, name = ""]) => name),
  );

const APPLIED = statement(
  `SELECT migration_name AS name, checksum FROM _prisma_migrations
   WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
  [],
  { name: "varchar", checksum: "varchar" },
);

export async function listMigrations(connection: ClientBase): Promise<Migration[]> {
  return Migration.array().parse(await runOn(connection, APPLIED, []));
}
