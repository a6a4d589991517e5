import { LRUCache } from "lru-cache";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/** How many chunks a workspace has, and their mean length in words. */
const MEASURE = statement(
  `SELECT count(*)::float8 AS chunks, greatest(1, coalesce(avg(length), 1))::float8 AS length
   FROM search.chunk WHERE workspace_id = $1`,
  ["uuid"],
  { chunks: "float8", length: "float8" },
);
type Statistics = NonNullable<(typeof MEASURE)["row"]>;

/** They change little, and the ranking changes less. */
const cached = new LRUCache<string, Statistics>({ max: 1000, ttl: 60_000 });

/** The statistics of a workspace, up to a minute old where it is large. */
export async function statisticsOf(workspaceId: string): Promise<Statistics> {
  const kept = cached.get(workspaceId);
  if (kept) return kept;
  const [row] = await query(MEASURE, [workspaceId]);
  const counted = row ?? { chunks: 0, length: 1 };
  // A young workspace grows fast.
  if (counted.chunks >= 1000) cached.set(workspaceId, counted);
  return counted;
}
