import { MIB } from "@/lib/bytes";
import { database } from "./database";
import { compose, runOn, type Statement } from "./statement";
import { type Filter, type Table, writeConditions } from "./table-declaration";

/**
 * Runs one statement that commits by itself: a read, or a write that needs neither an activity record
 * nor another statement with it, such as a lease, a count, a reserved idempotency key or a batch of
 * removals. Does not wait until an embedded database has written to disk. People's changes of planning
 * data go through `write()`.
 */
export async function query<Row, Values>(
  statement: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> {
  const { pool } = await database();
  return runOn(pool, statement, values);
}

export async function findRow<Row, Model>(
  { name, columns, keys }: Table<Row, Model>,
  workspaceId: string,
  filter: Filter<Model>,
): Promise<Row | undefined> {
  const values: unknown[] = [workspaceId];
  const where = writeConditions(filter, values);
  const sql = `SELECT ${columns} FROM "${name}" t WHERE ${where} LIMIT 1`;
  const [row] = await query(compose<Row>(sql, keys), values);
  return row;
}

/** Maximum bytes of a page of a list (`docs/contract/additions.md#bounds`). */
export const PAGE_BYTES = 8 * MIB;
/** This many rows always fit: the largest texts have 100,000 characters of 4 bytes. */
const LIGHT_ROWS = 20;

export type PageRequest = { limit: number; offset: number };

/** Reads a page, newest first, and a row more if another page follows. Subselects avoid a new plan for each limit and offset. */
export async function findPage<Row, Model>(
  { name, columns, keys, bytes }: Table<Row, Model>,
  workspaceId: string,
  filter: Filter<Model>,
  page: PageRequest,
  also?: (values: unknown[]) => string,
): Promise<Row[]> {
  const values: unknown[] = [workspaceId];
  const where = writeConditions(filter, values) + (also ? ` AND ${also(values)}` : "");
  const limit = values.push(page.limit + 1);
  const offset = values.push(page.offset);
  const order = "t.created_at DESC, t.id DESC";
  const onPage = `"${name}" t WHERE t.workspace_id = $1 AND t.id = ANY(ARRAY(
       SELECT t.id FROM "${name}" t WHERE ${where} ORDER BY ${order}
       LIMIT (SELECT $${limit}::bigint) OFFSET (SELECT $${offset}::bigint)
     ))`;
  const isLight = bytes === undefined || page.limit <= LIGHT_ROWS;
  const sql = `SELECT ${columns} FROM ${isLight ? onPage : limitBytes(onPage, bytes, order)} ORDER BY ${order}`;
  return query(compose<Row>(sql, keys), values);
}

/** Sizes are known without reading texts. */
const limitBytes = (rows: string, bytes: string, order: string) =>
  `(SELECT t.*, sum(${bytes}) OVER (
      ORDER BY ${order} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    ) AS before FROM ${rows}) t WHERE t.before IS NULL OR t.before <= ${PAGE_BYTES}`;
