import { hashKey, isKey } from "@/lib/access/key-format";
import { noteKeyUse } from "@/lib/access/last-used";
import { PATIENCE_MS, query } from "@/lib/db/read";
import { ApiError } from "@/lib/errors";
import type { KeyScope, Role, Tier } from "@/lib/schemas/enums";

/** A key that has proven itself, with its workspace and the role of the person it acts for. */
export type KeyHolder = {
  keyId: string;
  scope: KeyScope;
  workspaceId: string;
  tier: Tier;
  userId: string;
  role: Role;
};

type Row = KeyHolder & { lastUsedAt: Date | null };

// Every request begins with this statement. The join on membership is the rule "a key whose creator has left the workspace stops working".
const LOOKUP = `
  SELECT k.id AS "keyId", k.scope, k.last_used_at AS "lastUsedAt", k.workspace_id AS "workspaceId",
         w.tier, m.user_id AS "userId", m.role
  FROM api_key k
  JOIN workspace w ON w.id = k.workspace_id
  JOIN membership m ON m.workspace_id = k.workspace_id AND m.user_id = k.created_by_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`;

/** One answer for missing, malformed, unknown, revoked and expired keys, so that none can be told apart. */
const unauthorized = () =>
  new ApiError(
    "UNAUTHORIZED",
    "Send a valid API key as 'Authorization: Bearer gwk_live_…'. Keys are made in Settings, API keys.",
    { headers: { "WWW-Authenticate": "Bearer" } },
  );

/**
 * Proves an API key from an `Authorization` header, with one indexed read and no cache, so that
 * a revocation bites at once everywhere.
 * @throws 401
 */
export async function verifyKey(authorization: string | null): Promise<KeyHolder> {
  const key = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  if (!key || !isKey(key)) throw unauthorized();
  const [row] = await query<Row>(LOOKUP, [hashKey(key)], { timeoutMs: PATIENCE_MS });
  if (!row) throw unauthorized();
  const { lastUsedAt, ...holder } = row;
  noteKeyUse(holder.workspaceId, holder.keyId, lastUsedAt);
  return holder;
}
