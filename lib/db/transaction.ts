import type { Pool, PoolClient } from "pg";
import { database } from "./database";
import { compose, runOn, type Statement } from "./statement";
import { type RowFilter, type Table, toColumn, writeConditions } from "./table-declaration";

/** The transaction adds the workspace. */
type Fields<Model> = Partial<Omit<Model, "workspaceId">>;
export type NewRow<Row, Model> = Row & Fields<Model> & { id: string };

/** Changes to the tenant tables of one workspace: all are committed, or none. */
export class Transaction {
  /** Called for each inserted (with its fields), changed or removed row, once the statement is sent. */
  onChange?: (table: string, id: string, added?: Fields<Record<string, unknown>>) => void;
  readonly beganAt = performance.now();
  readonly #sent: Promise<void>[] = [];

  constructor(
    private readonly client: PoolClient,
    readonly workspaceId: string,
    /** @throws while the disk has too little space for more; to be called between the steps of a large change */
    readonly requireDiskSpace: () => void,
  ) {}

  query<Row, Values>(statement: Statement<Row, Values>, values: Values): Promise<Row[]> {
    return runOn(this.client, statement, values);
  }

  /** Does not wait. `settle()`, which `transaction()` calls before COMMIT, throws its error. */
  send<Values>(statement: Statement<unknown, Values>, values: Values) {
    const sent = this.query(statement, values).then(() => {});
    sent.catch(() => {}); // Handled in `settle()`; without this it would count as an unhandled rejection until then.
    this.#sent.push(sent);
  }

  /** @throws the first error among the sent statements */
  async settle() {
    await Promise.all(this.#sent);
  }

  /** Does not wait. The row has all fields that its declaration and search (`lib/search/searchable.ts`) read. */
  insert<Row, Model>({ name }: Table<Row, Model>, row: NewRow<Row, Model>) {
    const entries = Object.entries(row);
    const names = entries.map(([field]) => toColumn(field)).join(", ");
    const places = entries.map((_, index) => `$${index + 2}`).join(", ");
    const sql = `INSERT INTO "${name}" (workspace_id, ${names}) VALUES ($1, ${places})`;
    this.send(compose(sql, []), [this.workspaceId, ...entries.map(([, value]) => value)]);
    this.onChange?.(name, row.id, Object.fromEntries(entries));
  }

  async update<Row, Model>(
    { name, columns, keys }: Table<Row, Model>,
    filter: RowFilter<Model>,
    fields: Fields<Model>,
  ): Promise<Row | undefined> {
    const values: unknown[] = [this.workspaceId];
    const where = writeConditions(filter, values);
    const changes = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => `${toColumn(field)} = $${values.push(value)}`);
    const sql = `UPDATE "${name}" t SET ${changes.join(", ")} WHERE ${where} RETURNING ${columns}`;
    const rows = this.query(compose<Row>(sql, keys), values);
    this.onChange?.(name, filter.id);
    return (await rows)[0];
  }

  async remove<Row, Model>(
    { name }: Table<Row, Model>,
    filter: RowFilter<Model>,
  ): Promise<boolean> {
    const values: unknown[] = [this.workspaceId];
    const where = writeConditions(filter, values);
    const sql = `DELETE FROM "${name}" t WHERE ${where} RETURNING t.id`;
    const rows = this.query(compose(sql, ["id"]), values);
    this.onChange?.(name, filter.id);
    return (await rows).length > 0;
  }
}

/** Changes find rows by keys, so generic plans are enough. Searches run elsewhere: their plans need word frequencies. */
const BEGIN = "BEGIN; SET LOCAL plan_cache_mode = force_generic_plan";

/**
 * When this resolves, the changes are on disk. `bytes` are those of the texts and files that it stores.
 * @throws the error of the statement that failed first
 */
export async function transaction<Result>(
  workspaceId: string,
  run: (tx: Transaction) => Promise<Result>,
  bytes = 0,
): Promise<Result> {
  const { pool, waitForDisk, requireDiskSpace } = await database();
  const begin = (tx: Transaction) => {
    requireDiskSpace(bytes); // The connection is held: with the only one, no other change takes the space meanwhile.
    return run(tx);
  };
  const makeTransaction = (client: PoolClient) =>
    new Transaction(client, workspaceId, requireDiskSpace);
  const result = await runInTransaction(pool, makeTransaction, begin);
  await waitForDisk(); // The connection is already released: others use it during the write to disk.
  return result;
}

async function runInTransaction<Result>(
  pool: Pool,
  makeTransaction: (client: PoolClient) => Transaction,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that was lost or cannot roll back is closed, not returned to the pool.
  const onLost = (error: Error) => {
    broken = error;
  };
  client.on("error", onLost); // Without a listener, the event would end the process.
  const tx = makeTransaction(client);
  try {
    client.query(BEGIN).catch(() => {}); // If BEGIN fails, so does every statement after it, and that error is thrown.
    const result = await run(tx);
    // PostgreSQL answers ROLLBACK to the COMMIT of a transaction in which a statement failed.
    const [, { command }] = await Promise.all([tx.settle(), client.query("COMMIT")]);
    if (command !== "COMMIT") throw new Error("The transaction was rolled back.");
    return result;
  } catch (error) {
    // After a failed statement, PostgreSQL refuses all later ones. `run` may have seen only such a refusal; the cause
    // is then the error of a statement that was sent earlier.
    const cause = await tx.settle().then(
      () => error,
      (earlier) => earlier,
    );
    await client.query("ROLLBACK").catch(onLost);
    throw cause;
  } finally {
    if (!broken) client.off("error", onLost);
    client.release(broken);
  }
}
