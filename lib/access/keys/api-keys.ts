import { LRUCache } from "lru-cache";
import { background } from "@/lib/background";
import { inWorkspace } from "@/lib/db/tenant";
import { parseBearer, unauthorized } from "./bearer";
import { isKey } from "./key-format";
import { type KeyRow, lookUpKey } from "./key-look-ups";

export type KeyHolder = Omit<KeyRow, "lastUsedAt">;

/** The answer for missing, malformed, unknown, revoked and expired keys alike. */
const ADVICE =
  "Send a valid API key as 'Authorization: Bearer gwk_live_…'. Keys are made in Settings, API keys.";

/** Reads once by an index and caches nothing, so that a revocation bites at once. @throws 401 */
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
const noted = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE });

/** Runs after the response, at most once a minute. */
function noteKeyUse({ workspaceId, keyId, lastUsedAt }: KeyRow) {
  if (noted.has(keyId)) return;
  noted.set(keyId, true);
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < MINUTE) return;
  background("key_last_used", async () => {
    const db = await inWorkspace(workspaceId);
    const now = new Date();
    const isOld = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: new Date(+now - MINUTE) } }] };
    await db.apiKey.updateMany({ where: { id: keyId, ...isOld }, data: { lastUsedAt: now } });
  });
}
