import type { Principal } from "@/lib/access/caller";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { query } from "@/lib/db/pool-query";
import type { Parameters } from "@/lib/db/sql-types";
import { type RowOf, statement } from "@/lib/db/statement";
import { refuseToken } from "./bearer";

// Resolves a proof to its person and their personal workspace; never another workspace.
const declareLookup = <const Types extends Parameters>(proof: string, parameters: Types) =>
  statement(
    `SELECT u.id AS "userId", u.name, u.disabled_at IS NOT NULL AS disabled, w.id AS "workspaceId", w.tier, m.role
  FROM (${proof}) proof
  JOIN "user" u ON u.id = proof.user_id
  LEFT JOIN (workspace w JOIN membership m ON m.workspace_id = w.id AND m.user_id = w.personal_owner_id)
    ON w.personal_owner_id = u.id`,
    parameters,
    {
      userId: "uuid",
      name: "text",
      disabled: "bool",
      workspaceId: "uuid?",
      tier: "tier?",
      role: "role?",
    },
  );

const BY_SESSION = declareLookup(
  "SELECT user_id FROM session WHERE id = $1 AND user_id = $2 AND expires_at > now()",
  ["uuid", "uuid"],
);
const BY_ACCOUNT = declareLookup(
  "SELECT user_id FROM account WHERE provider_id = $1 AND account_id = $2",
  ["text", "text"],
);

/** @throws 401 for a disabled account */
export const findPrincipalBySession = (sessionId: string, userId: string) =>
  find(() => query(BY_SESSION, [sessionId, userId]));

/** @throws 401 for a disabled account */
export const findPrincipalByAccount = (issuer: string, subject: string) =>
  find(() => query(BY_ACCOUNT, [issuer, subject]));

type Row = RowOf<typeof BY_SESSION>;

async function find(read: () => Promise<Row[]>): Promise<Principal | undefined> {
  let [row] = await read();
  if (row?.disabled) throw refuseToken();
  if (row?.workspaceId === null) {
    await ensurePersonalWorkspace({ id: row.userId, name: row.name }, "mcp");
    [row] = await read();
  }
  if (!row) return undefined;
  const { userId, workspaceId, tier, role } = row;
  return workspaceId && tier && role ? { userId, workspaceId, tier, role } : undefined;
}
