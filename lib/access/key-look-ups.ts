import { hashKey } from "@/lib/access/key-format";
import { PATIENCE_MS, query } from "@/lib/db/read";
import type { KeyScope, Role, Tier } from "@/lib/schemas/enums";

/** What the database says of a key that works. */
export type KeyRow = {
  keyId: string;
  scope: KeyScope;
  lastUsedAt: Date | null;
  workspaceId: string;
  tier: Tier;
  userId: string;
  role: Role;
};

// Every request begins with this statement. The join on membership is the rule "a key whose creator has left the workspace stops working".
const LOOKUP = `
  SELECT k.id AS "keyId", k.scope, k.last_used_at AS "lastUsedAt", k.workspace_id AS "workspaceId",
         w.tier, m.user_id AS "userId", m.role
  FROM api_key k
  JOIN workspace w ON w.id = k.workspace_id
  JOIN membership m ON m.workspace_id = k.workspace_id AND m.user_id = k.created_by_id
  WHERE k.hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`;

declare global {
  var keyLookUps: Map<string, Promise<KeyRow | undefined>> | undefined;
}

/** The reads under way, by hash: on `globalThis`, since every route bundle has modules of its own. */
const underWay = (): Map<string, Promise<KeyRow | undefined>> => {
  globalThis.keyLookUps ??= new Map();
  return globalThis.keyLookUps;
};

/** Looks a key up with one indexed read. Requests that arrive together share it; its answer is not kept. */
export function lookUpKey(key: string): Promise<KeyRow | undefined> {
  const hash = hashKey(key);
  const id = hash.toString("base64");
  const reads = underWay();
  const shared = reads.get(id);
  if (shared) return shared;
  const read = query<KeyRow>(LOOKUP, [hash], { timeoutMs: PATIENCE_MS })
    .then(([row]) => row)
    .finally(() => reads.get(id) === read && reads.delete(id));
  reads.set(id, read);
  return read;
}

/** After a change to keys, members or plans: nobody who asks from now on shares a read from before it. */
export const forgetLookUps = () => underWay().clear();
