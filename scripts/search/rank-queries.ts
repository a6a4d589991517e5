import type { Caller } from "@/lib/access/caller";
import { searchWorkspace } from "@/lib/domain/search";
import type { Collection } from "./collection";

/** The first ten texts for each query, by query id; `ids` are the texts' ids by row id. */
export async function rankQueries(
  queries: Collection["queries"],
  ids: ReadonlyMap<string, string>,
  workspaceId: string,
): Promise<Map<string, string[]>> {
  const caller: Caller = {
    workspaceId,
    userId: "",
    tier: "internal",
    role: "owner",
    request: { id: "measure", origin: "api", startedAt: 0 },
  };
  const rankings = new Map<string, string[]>();
  for (const { id, text } of queries) {
    const { items } = await searchWorkspace(caller, { q: text, limit: 10, offset: 0 });
    rankings.set(
      id,
      items.flatMap((item) => ids.get(item.id) ?? []),
    );
  }
  return rankings;
}
