import { LRUCache } from "lru-cache";
import { background } from "@/lib/background";
import { inWorkspace } from "@/lib/db/tenant";

const MINUTE = 60_000;
const noted = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE });

/** Notes that a key was used, after the response and at most once a minute. */
export function noteKeyUse(workspaceId: string, keyId: string, lastUsedAt: Date | null) {
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
