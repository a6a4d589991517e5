import type { Result, Results } from "@/app/components/search/results";
import { BOUNDS, isEnough, MAX_LENGTH } from "@/app/components/search/search-bounds";
import { toPath } from "@/app/shared/to-path";
import type { Caller } from "@/lib/access/caller";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import { searchWorkspace } from "@/lib/domain/search";
import { invalid } from "@/lib/errors";
import { spendInApp } from "@/lib/limits/rate-limit";
import type { SearchResult } from "@/lib/schemas/search";
import type { Choice } from "./search-choice";

/** Spends one call of the person's `search` budget. @throws 400 for a query that is too short or too long, 429 */
export async function findResults(
  caller: Caller,
  { q, type, initiative, offset }: Choice,
  limit: number,
): Promise<Results> {
  if (!isEnough(q) || q.length > MAX_LENGTH) throw invalid("q", BOUNDS);
  await spendInApp(caller, "search");
  const types = type && [type];
  const search = { q, types, initiative_id: initiative, limit, offset };
  const { items, pagination, corrected_query: corrected } = await searchWorkspace(caller, search);
  const initiatives = items.map(({ initiative_id }) => ({ target_id: initiative_id }));
  const titles = await findTargetTitles(caller, initiatives);
  return { items: items.map((item) => present(item, titles)), pagination, corrected };
}

function present(item: SearchResult, titles: Map<string, string>): Result {
  const { type, id, title, snippet, highlights, label, match, archived, initiative_id } = item;
  return {
    type,
    id,
    title,
    marks: item.title_highlights,
    snippet,
    highlights,
    label,
    match,
    archived,
    path: toPath(item.url),
    initiative: initiative_id === id ? null : (titles.get(initiative_id ?? "") ?? null),
    changedAt: item.updated_at,
  };
}
