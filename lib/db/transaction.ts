import type { Pool, PoolClient, QueryResultRow } from "pg";
import { database } from "./database";
import { statementName } from "./statement-name";
import { columnOf, conditions, type RowFilter, type Table } from "./table";

/** What a write gives a row; the workspace is not among it, the transaction knows it. */
type Fields<Model> = Partial<Omit<Model, "workspaceId">>;

/** Changes to the tenant tables of one workspace, by prepared statements, all or none. */
export class Transaction {
  /** Hears of each row that is added, with its fields, or changed or removed by its id, once that is sent. */
  onChange?: (table: string, id: string, added?: Fields<Record<string, unknown>>) => void;
  /** `performance.now()` when it began. */
  readonly beganAt = performance.now();
  readonly #sent: Promise<void>[] = [];

  constructor(
    private readonly client: PoolClient,
    readonly workspaceId: string,
  ) {}

  /**
   * One statement whose answer nobody needs: it goes out without waiting for those before it. If it
   * fails, so does the transaction, in its end at the latest.
   */
  send(text: string, values: unknown[]) {
    const sent = this.query(text, values).then(() => {});
    sent.catch(() => {}); // `settled` tells
    this.#sent.push(sent);
  }

  /** Throws what the first of the statements sent has failed of, when there is one. */
  async settled() {
    await Promise.all(this.#sent);
  }

  /** One statement; a tenant table's workspace id is `$1`, always. */
  async query<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const name = statementName(text);
    const { rows } = await this.client.query<Row>({ text, values, ...(name && { name }) });
    return rows;
  }

  /**
   * Adds a row that nobody waits for, see `send`: all that is shown of it must be in it, and all that search
   * finds of it (`lib/search/searchable.ts`).
   */
  insert<Row, Model>({ name }: Table<Row, Model>, row: Row & Fields<Model> & { id: string }) {
    const entries = Object.entries(row);
    const names = entries.map(([field]) => columnOf(field)).join(", ");
    const places = entries.map((_, index) => `$${index + 2}`).join(", ");
    this.send(`INSERT INTO "${name}" (workspace_id, ${names}) VALUES ($1, ${places})`, [
      this.workspaceId,
      ...entries.map(([, value]) => value),
    ]);
    this.onChange?.(name, row.id, Object.fromEntries(entries));
  }

  /** Changes the row that fits; undefined when there is none. */
  async update<Row extends object, Model>(
    { name, columns }: Table<Row, Model>,
    filter: RowFilter<Model>,
    fields: Fields<Model>,
  ): Promise<Row | undefined> {
    const values: unknown[] = [this.workspaceId];
    const where = conditions(filter, values);
    const changes = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => `${columnOf(field)} = $${values.push(value)}`);
    const [row] = await this.#change<Row & QueryResultRow>(
      { name, id: filter.id },
      `UPDATE "${name}" t SET ${changes.join(", ")} WHERE ${where} RETURNING ${columns}`,
      values,
    );
    return row;
  }

  /** Removes the row that fits. @returns whether there was one */
  async remove<Row, Model>(
    { name }: Table<Row, Model>,
    filter: RowFilter<Model>,
  ): Promise<boolean> {
    const values: unknown[] = [this.workspaceId];
    const where = conditions(filter, values);
    const rows = await this.#change(
      { name, id: filter.id },
      `DELETE FROM "${name}" t WHERE ${where} RETURNING t.id`,
      values,
    );
    return rows.length > 0;
  }

  #change<Row extends QueryResultRow>(
    { name, id }: { name: string; id: string },
    text: string,
    values: unknown[],
  ): Promise<Row[]> {
    const rows = this.query<Row>(text, values);
    this.onChange?.(name, id);
    return rows;
  }
}

/**
 * What a change needs is found by keys: planning it once is enough, and costs more than running it. Not so
 * outside of changes, where search is planned by how frequent its words are.
 */
const BEGIN = "BEGIN; SET LOCAL plan_cache_mode = force_generic_plan";

/** Runs `run` in one transaction; whatever it throws undoes everything. What it returns is on disk. */
export async function transaction<Result>(
  workspaceId: string,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { pool, durable } = await database();
  const result = await runOn(pool, workspaceId, run);
  await durable(); // by now others have the connection
  return result;
}

async function runOn<Result>(
  pool: Pool,
  workspaceId: string,
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onLost = (error: Error) => {
    broken = error; // a connection that is lost, or cannot roll back, is not given to anybody else
  };
  client.on("error", onLost); // without a listener it would end the process
  const tx = new Transaction(client, workspaceId);
  try {
    client.query(BEGIN).catch(() => {}); // where it cannot be sent, nothing after it can
    const result = await run(tx);
    // After a statement that failed, a commit undoes everything.
    const [, { command }] = await Promise.all([tx.settled(), client.query("COMMIT")]);
    if (command !== "COMMIT") throw new Error("The transaction was undone.");
    return result;
  } catch (error) {
    const first = await tx.settled().then(
      () => error,
      (earlier) => earlier, // what was refused after it was refused because of it
    );
    await client.query("ROLLBACK").catch(onLost);
    throw first;
  } finally {
    if (!broken) client.off("error", onLost);
    client.release(broken);
  }
}
