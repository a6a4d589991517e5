import { runInBackground } from "@/lib/background";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { firstWithin } from "@/lib/limits/first-within";
import { parseBearer, unauthorized } from "./bearer";
import { isKey } from "./key-format";
import { type KeyRow, lookUpKey } from "./key-lookups";

export type KeyHolder = Omit<KeyRow, "lastUsedAt">;

/** The answer for missing, malformed, unknown, revoked and expired keys alike. */
const ADVICE =
  "Send a valid API key as 'Authorization: Bearer gwk_live_…'. Create one in Settings, API keys.";

/** Reads once by an index and caches nothing, so that a revocation takes effect at once. @throws 401 */
export async function verifyKey(authorization: string | null): Promise<KeyHolder> {
  const key = parseBearer(authorization);
  if (!key || !isKey(key)) throw unauthorized(ADVICE);
  const row = await lookUpKey(key);
  if (!row) throw unauthorized(ADVICE);
  noteKeyUse(row);
  const { lastUsedAt: _, ...holder } = row;
  return holder;
}

const MINUTE = 60_000;
const isFirst = firstWithin(MINUTE, 10_000);

const TOUCH = statement(
  `UPDATE api_key SET last_used_at = now() WHERE workspace_id = $1 AND id = $2
     AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
  ["uuid", "uuid"],
);

function noteKeyUse({ workspaceId, keyId, lastUsedAt }: KeyRow) {
  if (!isFirst(keyId)) return;
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < MINUTE) return;
  runInBackground("key_last_used", () => query(TOUCH, [workspaceId, keyId]));
}
