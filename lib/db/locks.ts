import { type PrismaTx, queryInPrisma } from "./prisma-query";
import { compose, statement } from "./statement";
import { type RowFilter, type Table, writeConditions } from "./table";
import { Transaction } from "./transaction";

/** `NO KEY UPDATE` still allows new rows that refer to the row, `UPDATE` does not; `KEY SHARE` blocks only deletion. */
type Strength = "UPDATE" | "NO KEY UPDATE" | "SHARE" | "KEY SHARE";

export async function lockRow<Row, Model>(
  tx: Transaction,
  { name, columns, keys }: Table<Row, Model>,
  filter: RowFilter<Model>,
  strength: Strength = "NO KEY UPDATE",
  workspaceId = tx.workspaceId,
): Promise<Row | undefined> {
  const values: unknown[] = [workspaceId];
  const where = writeConditions(filter, values);
  const sql = `SELECT ${columns} FROM "${name}" t WHERE ${where} FOR ${strength}`;
  const [row] = await tx.query(compose<Row>(sql, keys), values);
  return row;
}

const declareLock = (table: "user" | "workspace", strength: Strength) =>
  statement(`SELECT id FROM "${table}" WHERE id = $1::uuid FOR ${strength}`, ["uuid"], {
    id: "uuid",
  });

const LOCKS = {
  user: {
    "NO KEY UPDATE": declareLock("user", "NO KEY UPDATE"),
    SHARE: declareLock("user", "SHARE"),
  },
  workspace: {
    "NO KEY UPDATE": declareLock("workspace", "NO KEY UPDATE"),
    "KEY SHARE": declareLock("workspace", "KEY SHARE"),
  },
};

/** Serializes changes of credentials. Take it before every other lock on the account: the order prevents deadlocks. */
export const lockPerson = (
  tx: PrismaTx,
  id: string,
  strength: keyof (typeof LOCKS)["user"] = "NO KEY UPDATE",
) => queryInPrisma(tx, LOCKS.user[strength], [id]);

export const lockWorkspaceRow = (
  tx: Transaction | PrismaTx,
  id: string,
  strength: keyof (typeof LOCKS)["workspace"] = "NO KEY UPDATE",
) => {
  const lock = LOCKS.workspace[strength];
  return tx instanceof Transaction ? tx.query(lock, [id]) : queryInPrisma(tx, lock, [id]);
};
