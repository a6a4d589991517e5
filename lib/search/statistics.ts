import { LRUCache } from "lru-cache";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/** Lengths count different words. */
const MEASURE = statement(
  `SELECT count(*)::float8 AS chunks, count(DISTINCT id)::float8 AS things,
     greatest(1, coalesce(avg(length), 1))::float8 AS length
   FROM search.chunk WHERE workspace_id = $1`,
  ["uuid"],
  { chunks: "float8", things: "float8", length: "float8" },
);
type Statistics = NonNullable<(typeof MEASURE)["row"]>;

const cached = new LRUCache<string, Statistics>({ max: 1000, ttl: 60_000 });

/** Those of a large workspace can be a minute old. */
export async function readStatistics(workspaceId: string): Promise<Statistics> {
  const kept = cached.get(workspaceId);
  if (kept) return kept;
  const [row] = await query(MEASURE, [workspaceId]);
  const counted = row ?? { chunks: 0, things: 0, length: 1 };
  // Small ones change fast.
  if (counted.chunks >= 1000) cached.set(workspaceId, counted);
  return counted;
}
