import type { Caller } from "@/lib/access/caller";
import { buildSourceUrl } from "@/lib/domain/generation/sources";
import type { Search, SearchResult } from "@/lib/schemas/search";
import { findMeaning } from "@/lib/search/meaning";
import { type Hit, rank } from "@/lib/search/rank";
import { MAX_HITS } from "@/lib/search/rank.sql";
import { addSnippets, type Snippet } from "@/lib/search/snippet";
import { lookUpTerms } from "@/lib/search/terms";
import { toList } from "./page";

/**
 * Searches documents, initiatives, context items, goals and uploads, best match first, by words and, if a model is
 * available, by meaning. No query is an error.
 */
export async function searchWorkspace(caller: Caller, search: Search) {
  const { workspaceId } = caller;
  const { q, types, initiative_id: initiativeId, limit, offset } = search;
  const { terms, isUnfinished } = await lookUpTerms(workspaceId, q);
  const meaning = await findMeaning(isUnfinished ? dropLastWord(q) : q);
  const page = { offset: Math.min(offset, MAX_HITS), limit: limit + 1 };
  const hits = await rank(workspaceId, { terms, meaning, types, initiativeId, ...page });
  const rows = await addSnippets(hits.slice(0, limit), terms);
  return toList({ rows, hasMore: hits.length > limit }, search, (hit) => present(caller, hit));
}

const dropLastWord = (text: string) =>
  text
    .split(/(?<=\s)/)
    .slice(0, -1)
    .join("");

const present = (
  { workspaceId }: Caller,
  { type, id, title, initiativeId, archived, score, snippet, highlights }: Hit & Snippet,
): SearchResult => ({
  type,
  id,
  title,
  snippet,
  highlights,
  url: buildSourceUrl(type, id, workspaceId),
  score,
  initiative_id: initiativeId,
  archived,
});
