import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import { listMigrations, listTables, quoteNames, type Source } from "./backup-tables";
import {
  type Contents,
  FORMAT,
  type Header,
  RowSum,
  type Sums,
  summarizeContents,
  VERSION,
} from "./format";
import { writeNewFile } from "./new-file";
import { PLAIN_VALUES, readPages } from "./rows";

/** The file appears complete or not at all. @throws an explanation if it exists or cannot be written */
export async function writeBackup(connection: ClientBase, file: string): Promise<Contents> {
  return writeNewFile(file, async (sink) => {
    const tables = await listTables(connection);
    await connection.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    try {
      // Locks before taking the snapshot: a concurrent restore would empty the tables under it.
      await connection.query(
        `LOCK TABLE ${quoteNames(tables.map(({ table }) => table))} IN ACCESS SHARE MODE`,
      );
      await connection.query(PLAIN_VALUES);
      const migrations = await listMigrations(connection);
      const created_at = new Date().toISOString();
      const header: Header = { format: FORMAT, version: VERSION, created_at, migrations };
      const sums: Sums = {};
      await pipeline(
        withEnd(writeLines(connection, tables, header, sums), sums),
        createGzip(),
        sink,
      );
      return summarizeContents(header, sums);
    } finally {
      await connection.query("ROLLBACK");
    }
  });
}

const writeLine = (value: unknown) => `${JSON.stringify(value)}\n`;

async function* writeLines(connection: ClientBase, tables: Source[], header: Header, sums: Sums) {
  yield writeLine(header);
  for (const source of tables) {
    const { table, columns } = source;
    yield writeLine({ table, columns });
    const sum = new RowSum();
    for await (const page of readPages(connection, source)) {
      const lines = page.map(writeLine);
      for (const text of lines) sum.add(text);
      yield lines.join("");
    }
    sums[table] = sum.end();
  }
}

async function* withEnd(texts: AsyncIterable<string>, tables: Sums) {
  const hash = createHash("sha256");
  for await (const text of texts) {
    hash.update(text);
    yield text;
  }
  yield writeLine({ tables, sha256: hash.digest("hex") });
}
