import { type PrismaTx, queryInPrisma } from "./prisma-query";
import { compose, statement } from "./statement";
import { conditions, type RowFilter, type Table } from "./table";
import { Transaction } from "./transaction";

/**
 * PostgreSQL's row locks. `NO KEY UPDATE` makes writers of the row take turns, while others can add rows that refer to it.
 * `UPDATE` keeps those out too. `SHARE` keeps the row as it is; `KEY SHARE` keeps it from being deleted.
 */
type Strength = "UPDATE" | "NO KEY UPDATE" | "SHARE" | "KEY SHARE";

/** Locks the row of a tenant table that fits, until the transaction ends. @returns the row; undefined when none fits */
export async function lockRow<Row, Model>(
  tx: Transaction,
  { name, columns, keys }: Table<Row, Model>,
  filter: RowFilter<Model>,
  strength: Strength = "NO KEY UPDATE",
  workspaceId = tx.workspaceId,
): Promise<Row | undefined> {
  const values: unknown[] = [workspaceId];
  const where = conditions(filter, values);
  const sql = `SELECT ${columns} FROM "${name}" t WHERE ${where} FOR ${strength}`;
  const [row] = await tx.query(compose<Row>(sql, keys), values);
  return row;
}

const lockingById = (table: "user" | "workspace", strength: Strength) =>
  statement(`SELECT id FROM "${table}" WHERE id = $1::uuid FOR ${strength}`, ["uuid"], {
    id: "uuid",
  });

const LOCKS = {
  user: {
    "NO KEY UPDATE": lockingById("user", "NO KEY UPDATE"),
    SHARE: lockingById("user", "SHARE"),
  },
  workspace: {
    "NO KEY UPDATE": lockingById("workspace", "NO KEY UPDATE"),
    "KEY SHARE": lockingById("workspace", "KEY SHARE"),
  },
};

/**
 * Locks a person's row until the transaction ends, so that changes of their credentials take turns; a password has no lock of
 * its own. Lock it before all other rows of the account: one order for all prevents deadlocks.
 */
export const lockPerson = (
  tx: PrismaTx,
  id: string,
  strength: keyof (typeof LOCKS)["user"] = "NO KEY UPDATE",
) => queryInPrisma(tx, LOCKS.user[strength], [id]);

/** Locks a workspace's row in either kind of transaction until that ends. */
export const lockWorkspaceRow = (
  tx: Transaction | PrismaTx,
  id: string,
  strength: keyof (typeof LOCKS)["workspace"] = "NO KEY UPDATE",
) => {
  const lock = LOCKS.workspace[strength];
  return tx instanceof Transaction ? tx.query(lock, [id]) : queryInPrisma(tx, lock, [id]);
};
