import type { ClientBase } from "pg";
import { MIB } from "@/lib/bytes";
import type { Source } from "./backup-tables";
import { Row, RowSum, type Sums } from "./format";

const READ_BYTES = MIB;
const PAGE_ROWS = 1000;

/** With these session settings, PostgreSQL formats values the same everywhere. */
export const PLAIN_VALUES = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, MDY'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`;

const asWritten = { getTypeParser: () => (value: string) => value };

export async function* readPages(connection: ClientBase, { rows, longest }: Source) {
  const { rows: sizes } = await connection.query<{ bytes: number | null }>(longest);
  const bytes = Math.max(sizes[0]?.bytes ?? 0, 1);
  const count = Math.min(Math.max(Math.floor(READ_BYTES / bytes), 1), PAGE_ROWS);
  await connection.query(`DECLARE backup NO SCROLL CURSOR FOR ${rows}`);
  const text = `FETCH ${count} FROM backup`;
  for (;;) {
    const page = await connection.query({ text, rowMode: "array", types: asWritten });
    if (page.rows.length === 0) break;
    yield page.rows.map((row) => Row.parse(row));
  }
  await connection.query("CLOSE backup");
}

export async function sumTables(connection: ClientBase, tables: Source[]): Promise<Sums> {
  const sums: Sums = {};
  for (const source of tables) {
    const sum = new RowSum();
    for await (const page of readPages(connection, source)) {
      for (const row of page) sum.add(`${JSON.stringify(row)}\n`);
    }
    sums[source.table] = sum.end();
  }
  return sums;
}
