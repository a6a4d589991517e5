import { compose, type Queryable, statement } from "./statement";
import { type RowFilter, type Table, writeConditions } from "./table-declaration";
import type { Transaction } from "./transaction";

/**
 * `NO KEY UPDATE` still allows new rows that refer to the row, `UPDATE` does not. `SHARE` excludes both and itself not;
 * `KEY SHARE` excludes only `UPDATE` and deletion.
 */
type Strength = "UPDATE" | "NO KEY UPDATE" | "SHARE" | "KEY SHARE";

/** Ends a SELECT and locks its rows, of the table `alias` if it joins several. An ORDER BY prevents deadlocks. */
export const lockSelected = (strength: Strength, alias?: string) =>
  alias ? `FOR ${strength} OF ${alias}` : `FOR ${strength}`;

/** Locks a name (an SQL expression) in place of a row. `SHARE` excludes only `UPDATE`. */
export const lockName = (name: string, strength: "UPDATE" | "SHARE") =>
  `SELECT pg_advisory_xact_lock${strength === "SHARE" ? "_shared" : ""}(hashtextextended(${name}, 0))`;

export async function lockRow<Row, Model>(
  tx: Transaction,
  { name, columns, keys }: Table<Row, Model>,
  filter: RowFilter<Model>,
  strength: Strength = "NO KEY UPDATE",
  workspaceId = tx.workspaceId,
): Promise<Row | undefined> {
  const values: unknown[] = [workspaceId];
  const where = writeConditions(filter, values);
  const sql = `SELECT ${columns} FROM "${name}" t WHERE ${where} ${lockSelected(strength)}`;
  const [row] = await tx.query(compose<Row>(sql, keys), values);
  return row;
}

const declareLock = (table: "user" | "workspace", strength: Strength) =>
  statement(`SELECT id FROM "${table}" WHERE id = $1::uuid ${lockSelected(strength)}`, ["uuid"], {
    id: "uuid",
  });

const LOCKS = {
  user: {
    UPDATE: declareLock("user", "UPDATE"),
    "NO KEY UPDATE": declareLock("user", "NO KEY UPDATE"),
    SHARE: declareLock("user", "SHARE"),
  },
  workspace: {
    "NO KEY UPDATE": declareLock("workspace", "NO KEY UPDATE"),
    SHARE: declareLock("workspace", "SHARE"),
  },
};

/** Serializes changes of credentials. Take it before every other lock on the account: the order prevents deadlocks. */
export const lockPerson = (
  tx: Queryable,
  id: string,
  strength: keyof (typeof LOCKS)["user"] = "NO KEY UPDATE",
) => tx.query(LOCKS.user[strength], [id]);

export const lockWorkspaceRow = (
  tx: Queryable,
  id: string,
  strength: keyof (typeof LOCKS)["workspace"],
) => tx.query(LOCKS.workspace[strength], [id]);

const LOCK_PEOPLE = statement(`LOCK TABLE "user" IN SHARE ROW EXCLUSIVE MODE`, []);

/** Blocks every change of the table, so that a check that it is empty stays true. */
export const lockPeople = (tx: Queryable) => tx.query(LOCK_PEOPLE, []);
