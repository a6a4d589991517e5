import { BOUNDS, isEnough, MOST } from "@/app/components/search/search-bounds";
import { titleMarks } from "@/app/components/search/title-marks";
import type { Caller } from "@/lib/access/caller";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import { searchWorkspace } from "@/lib/domain/search";
import { invalid } from "@/lib/errors";
import { spendSlot } from "@/lib/limits/rate-limit";
import type { SearchResult } from "@/lib/schemas/search";
import type { Choice } from "./search-choice";

/** A search result with the path of its page and the highlights of its title. */
export type Result = Pick<
  SearchResult,
  "type" | "id" | "title" | "snippet" | "highlights" | "archived"
> & { path: string; initiative: string | null; marks: [number, number][] };

export type Results = {
  items: Result[];
  pagination: { limit: number; offset: number; has_more: boolean };
};

/**
 * Searches the workspace; spends one slot of the person's `search` budget.
 * @throws 400 for a query that is too short or too long, 429
 */
export async function findResults(
  caller: Caller,
  { q, type, initiative, offset }: Choice,
  limit: number,
): Promise<Results> {
  if (!isEnough(q) || q.length > MOST) throw invalid("q", BOUNDS);
  await spendSlot(caller, "search");
  const types = type && [type];
  const search = { q, types, initiative_id: initiative, limit, offset };
  const { items, pagination } = await searchWorkspace(caller, search);
  const initiatives = items.map(({ initiative_id }) => ({ target_id: initiative_id }));
  const titles = await findTargetTitles(caller, initiatives);
  return { items: items.map((item) => present(item, q, titles)), pagination };
}

function present(
  { type, id, title, snippet, highlights, archived, url, initiative_id }: SearchResult,
  q: string,
  titles: Map<string, string>,
): Result {
  const initiative = initiative_id === id ? null : (titles.get(initiative_id ?? "") ?? null);
  // The path alone, so that people stay on the host that they use.
  const path = new URL(url).pathname;
  const marks = titleMarks(title, q);
  return { type, id, title, marks, snippet, highlights, archived, path, initiative };
}
