import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

const MAX = 20;
const DEPTH = 1000;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

const declareSearch = (table: "initiative" | "document") =>
  statement(
    `
  SELECT id FROM (
    SELECT id, title FROM ${table} WHERE workspace_id = $1
    ORDER BY created_at DESC, id DESC LIMIT ${DEPTH}
  ) newest
  WHERE id::text LIKE $2 || '%' OR title ILIKE '%' || $2 || '%' LIMIT ${MAX + 1}`,
    ["uuid", "text"],
    { id: "uuid" },
  );
const INITIATIVES = declareSearch("initiative");
const DOCUMENTS = declareSearch("document");

/** Finds at most 20 resources whose id begins with the typed text or whose title contains it. */
export async function suggestIds(
  { workspaceId }: Caller,
  { of, typed }: { of: "initiative" | "document"; typed: string },
): Promise<{ values: string[]; hasMore: boolean }> {
  const suggested = of === "initiative" ? INITIATIVES : DOCUMENTS;
  const rows = await query(suggested, [workspaceId, escapeLike(typed)]);
  return { values: rows.slice(0, MAX).map(({ id }) => id), hasMore: rows.length > MAX };
}
