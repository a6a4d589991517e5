import type { Principal } from "@/lib/access/caller";
import { ensurePersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { query } from "@/lib/db/read";

type Nowhere = { userId: string; workspaceId: null; tier: null; role: null };
type Row = { name: string; disabled: boolean } & (Principal | Nowhere);

// Resolves a proof to its person and their personal workspace; never another workspace.
const lookup = (proof: string) => `
  SELECT u.id AS "userId", u.name, u.disabled_at IS NOT NULL AS disabled, w.id AS "workspaceId", w.tier, m.role
  FROM (${proof}) proof
  JOIN "user" u ON u.id = proof.user_id
  LEFT JOIN (workspace w JOIN membership m ON m.workspace_id = w.id AND m.user_id = w.personal_owner_id)
    ON w.personal_owner_id = u.id`;

const BY_SESSION = lookup(
  "SELECT user_id FROM session WHERE id = $1 AND user_id = $2 AND expires_at > now()",
);
const BY_ACCOUNT = lookup("SELECT user_id FROM account WHERE provider_id = $1 AND account_id = $2");

/** The person of a session; undefined once the session has ended, null if the person is disabled. */
export const findPrincipalBySession = (sessionId: string, userId: string) =>
  find(BY_SESSION, [sessionId, userId]);

/** The person linked to an outside issuer's subject; null if the person is disabled. */
export const findPrincipalByAccount = (issuer: string, subject: string) =>
  find(BY_ACCOUNT, [issuer, subject]);

async function find(text: string, values: string[]): Promise<Principal | null | undefined> {
  const read = () => query<Row>(text, values);
  let [row] = await read();
  if (row?.disabled) return null;
  if (row?.workspaceId === null) {
    await ensurePersonalWorkspace({ id: row.userId, name: row.name }, "mcp");
    [row] = await read();
  }
  if (!row || row.workspaceId === null) return undefined;
  const { name: _, disabled: __, ...principal } = row;
  return principal;
}
