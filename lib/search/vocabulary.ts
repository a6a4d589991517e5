import { LRUCache } from "lru-cache";
import { lockName } from "@/lib/db/locks";
import { statement } from "@/lib/db/statement";
import { type Transaction, transaction } from "@/lib/db/transaction";

const SLICE = 5_000;
/** Shared by writers, exclusive for `forgetWords`. */
const LOCK = "'search.term ' || $1::text";

const ADD = statement(
  `
  WITH lock AS MATERIALIZED (${lockName(LOCK, "SHARE")})
  INSERT INTO search.term (workspace_id, term)
  SELECT $1::uuid, term FROM lock, unnest($2::text[]) WITH ORDINALITY AS t(term, n) ORDER BY n
  ON CONFLICT DO NOTHING`,
  ["text", "text[]"],
);

/** Search still finds words above this limit, but neither completes nor corrects them. */
export const MAX_VOCABULARY = 200_000;

const COUNT = statement(
  `SELECT count(*)::int AS count
   FROM (SELECT FROM search.term WHERE workspace_id = $1 LIMIT ${MAX_VOCABULARY}) AS t`,
  ["uuid"],
  { count: "int4" },
);
const LOCK_WORDS = statement(lockName(LOCK, "UPDATE"), ["text"], {
  pg_advisory_xact_lock: "void",
});
const FORGET = statement("DELETE FROM search.term WHERE workspace_id = $1", ["uuid"]);

/** Upper bounds, by this process's counts and additions; counted again in time, since others forget words too. */
const reckoned = new LRUCache<string, number>({ max: 10_000, ttl: 600_000 });

async function reserveRoom(tx: Transaction, wanted: number): Promise<number> {
  const { workspaceId } = tx;
  let has = reckoned.get(workspaceId);
  if (has === undefined || (has < MAX_VOCABULARY && has + wanted > MAX_VOCABULARY)) {
    const [row] = await tx.query(COUNT, [workspaceId]);
    has = row?.count ?? 0;
  }
  const room = Math.min(wanted, MAX_VOCABULARY - has);
  reckoned.set(workspaceId, has + room, { noUpdateTTL: true });
  return room;
}

/** Sorted, so that concurrent writers of the same words do not deadlock. */
export async function addWords(tx: Transaction, words: string[]) {
  const distinct = [...new Set(words)].filter((word) => word !== "");
  if (distinct.length === 0) return;
  const sorted = distinct.slice(0, await reserveRoom(tx, distinct.length)).sort();
  for (let start = 0; start < sorted.length; start += SLICE) {
    tx.send(ADD, [tx.workspaceId, sorted.slice(start, start + SLICE)]);
  }
}

/** Concurrent writers wait, then add their words. */
export async function forgetWords(workspaceId: string) {
  reckoned.delete(workspaceId);
  await transaction(workspaceId, async (tx) => {
    await tx.query(LOCK_WORDS, [workspaceId]);
    await tx.query(FORGET, [workspaceId]);
  });
}
