import type { ClientBase } from "pg";
import { MIB } from "@/lib/bytes";
import { runForRow, runOn, statement } from "@/lib/db/statement";
import { listMigrations, listTables, quoteNames, type Source } from "./backup-tables";
import {
  type Contents,
  type Header,
  type Row,
  type Sums,
  summarizeContents,
  type TableHead,
} from "./format";
import { readBackup } from "./read-backup";
import { PLAIN_VALUES, sumTables } from "./rows";

/** PostgreSQL allows 65,535 parameters. */
const BATCH_PARAMETERS = 10_000;
const BATCH_BYTES = MIB;

/** A restore may take long, but does not wait indefinitely for table locks. */
const LIMITS = `
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '15s'`;
const LOCK_NOT_AVAILABLE = "55P03";

const INDEX = statement(
  "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'search'",
  [],
  { name: "text" },
);
const COUNT = statement(
  `SELECT (SELECT count(*)::int FROM "user") AS accounts, (SELECT count(*)::int FROM workspace) AS workspaces`,
  [],
  { accounts: "int4", workspaces: "int4" },
);

/** Loads in one transaction that compares hashes. Only `force` replaces contents. @throws an explanation */
export async function loadBackup(
  connection: ClientBase,
  file: string,
  { force }: { force: boolean },
): Promise<Contents> {
  await connection.query("BEGIN");
  try {
    await connection.query(`${PLAIN_VALUES}; ${LIMITS}`);
    const tables = await listTables(connection);
    await empty(connection, tables, force);
    const { header, sums } = await insertAll(connection, tables, file);
    await connection.query("SET CONSTRAINTS ALL IMMEDIATE");
    compare(await sumTables(connection, tables), sums);
    await connection.query("COMMIT");
    return summarizeContents(header, sums);
  } catch (error) {
    await connection.query("ROLLBACK");
    throw error;
  }
}

async function empty(connection: ClientBase, tables: Source[], force: boolean) {
  const index = await runOn(connection, INDEX, []);
  if (!force) await refuseFull(connection); // before a lock that would block every request
  const all = [quoteNames(tables.map(({ table }) => table)), ...index.map(({ name }) => name)].join(
    ", ",
  );
  await connection.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`).catch((error) => {
    if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new Error("The database is busy. Stop the servers that use it, then try again.");
  });
  if (!force) await refuseFull(connection); // an account may have been added since
  await connection.query(`TRUNCATE ${all}`);
}

async function refuseFull(connection: ClientBase) {
  const { accounts, workspaces } = await runForRow(connection, COUNT);
  if (accounts + workspaces === 0) return;
  throw new Error(
    `This installation is not empty: accounts ${accounts}, workspaces ${workspaces}. Restore into an empty one, or add --force to replace all that is in it.`,
  );
}

type Batch = TableHead & { rows: Row[]; bytes: number };

async function insertAll(connection: ClientBase, tables: Source[], file: string) {
  let header: Header | undefined;
  let batch: Batch | undefined;
  for await (const part of readBackup(file)) {
    if ("header" in part) {
      header = part.header;
      await refuseOtherSchema(connection, header);
    } else if ("row" in part && batch) {
      const isFull =
        batch.bytes + part.bytes > BATCH_BYTES ||
        (batch.rows.length + 1) * batch.columns.length > BATCH_PARAMETERS;
      if (isFull) batch = await insert(connection, batch);
      batch.rows.push(part.row);
      batch.bytes += part.bytes;
    } else {
      if (batch) await insert(connection, batch);
      if ("head" in part) batch = { ...findTable(tables, part.head), rows: [], bytes: 0 };
      if ("sums" in part && header) return { header, sums: part.sums };
    }
  }
  throw new Error(`The backup ${file} has no end.`); // unreachable: `readBackup` throws first
}

async function insert(connection: ClientBase, { table, columns, rows }: Batch): Promise<Batch> {
  if (rows.length > 0) {
    const writeTuple = (_: Row, index: number) =>
      `(${columns.map((_column, place) => `$${index * columns.length + place + 1}`).join(", ")})`;
    await connection.query(
      `INSERT INTO "${table}" (${quoteNames(columns)}) VALUES ${rows.map(writeTuple).join(", ")}`,
      rows.flat(),
    );
  }
  return { table, columns, rows: [], bytes: 0 };
}

async function refuseOtherSchema(connection: ClientBase, { migrations }: Header) {
  const own = await listMigrations(connection);
  if (JSON.stringify(own) !== JSON.stringify(migrations)) {
    throw new Error(
      "The database is of another version of Groundwork than this command. Start the server with the version of this command, then restore again.",
    );
  }
}

/** Returns names from the database: those of the file must not go into SQL. */
function findTable(tables: Source[], head: TableHead): TableHead {
  const source = tables.find(({ table }) => table === head.table);
  if (JSON.stringify(source?.columns) !== JSON.stringify(head.columns) || !source) {
    throw new Error(`The table "${head.table}" of the backup does not fit that of the database.`);
  }
  return { table: source.table, columns: source.columns };
}

function compare(stored: Sums, written: Sums) {
  for (const [table, { rows, sha256 }] of Object.entries(stored)) {
    if (written[table]?.rows !== rows || written[table].sha256 !== sha256) {
      throw new Error(
        `The rows of "${table}" are not stored as they were written, so nothing was restored.`,
      );
    }
  }
}
