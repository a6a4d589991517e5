import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { getQuotaUsage } from "@/lib/domain/generation/quota";
import { notFound } from "@/lib/errors";
import type { Me } from "@/lib/schemas/me";

const KEY = statement(
  `SELECT w.name, w.tier, k.name AS "keyName", k.prefix, k.scope
   FROM workspace w JOIN api_key k ON k.workspace_id = w.id WHERE w.id = $1 AND k.id = $2`,
  ["uuid", "uuid?"],
  { name: "text", tier: "tier", keyName: "text", prefix: "text", scope: "key_scope" },
);

/** @throws 404 without a key */
export async function getMe(caller: Caller): Promise<Me> {
  const { workspaceId, keyId } = caller;
  const [row] = await query(KEY, [workspaceId, keyId ?? null]);
  if (!row || !keyId) throw notFound("Key");
  return {
    organization: { id: workspaceId, name: row.name, tier: row.tier },
    key: { id: keyId, name: row.keyName, prefix: row.prefix, scope: row.scope },
    usage: await getQuotaUsage(caller),
  };
}
