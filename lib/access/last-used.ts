import { LRUCache } from "lru-cache";
import { background } from "@/lib/background";
import { query } from "@/lib/db/read";

const MINUTE = 60_000;
const noted = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE });

/** Notes that a key was used, after the response and at most once a minute. */
export function noteKeyUse(workspaceId: string, keyId: string, lastUsedAt: Date | null) {
  if (noted.has(keyId)) return;
  noted.set(keyId, true);
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < MINUTE) return;
  background("key_last_used", () =>
    query(
      `UPDATE api_key SET last_used_at = now() WHERE workspace_id = $1 AND id = $2
       AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
      [workspaceId, keyId],
    ),
  );
}
