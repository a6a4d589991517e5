import type { QueryResultRow } from "pg";
import { database } from "@/lib/db/database";

/** Runs any SQL text, which the application's own `query()` does not take. */
export async function query<Row extends QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { pool } = await database();
  return (await pool.query<Row>(text, values)).rows;
}
