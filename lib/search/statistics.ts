import { LRUCache } from "lru-cache";
import { query } from "@/lib/db/read";
import { statement } from "@/lib/db/statement";

/** Lengths are mean numbers of different words: of a chunk, and of a thing's chunks together. */
const MEASURE = statement(
  `SELECT count(*)::float8 AS chunks, count(DISTINCT id)::float8 AS things,
     greatest(1, coalesce(avg(length), 1))::float8 AS length
   FROM search.chunk WHERE workspace_id = $1`,
  ["uuid"],
  { chunks: "float8", things: "float8", length: "float8" },
);
type Statistics = NonNullable<(typeof MEASURE)["row"]>;

/** Slightly outdated statistics hardly change a ranking. */
const cached = new LRUCache<string, Statistics>({ max: 1000, ttl: 60_000 });

/** Reads the statistics of a workspace; those of a large one can be a minute old. */
export async function readStatistics(workspaceId: string): Promise<Statistics> {
  const kept = cached.get(workspaceId);
  if (kept) return kept;
  const [row] = await query(MEASURE, [workspaceId]);
  const counted = row ?? { chunks: 0, things: 0, length: 1 };
  // Small workspaces change fast, so they are not cached.
  if (counted.chunks >= 1000) cached.set(workspaceId, counted);
  return counted;
}
