import type { Caller } from "@/lib/access/caller";
import { buildSourceUrl } from "@/lib/domain/source-url";
import type { Search, SearchResult } from "@/lib/schemas/search";
import { correct } from "@/lib/search/corrections";
import { embeddings, type SemanticState } from "@/lib/search/embeddings/choose-embedder";
import { findMeaning } from "@/lib/search/meaning";
import { type Hit, rank, readHits } from "@/lib/search/rank";
import { addSnippets, type Snippet } from "@/lib/search/snippet";
import { lookUpTerms } from "@/lib/search/terms";
import { hasVectors } from "@/lib/search/vectors";
import { toList } from "./to-list";

type Options = {
  /** Whether the person may still be typing the last word. */
  isTyped: boolean;
};

/** Searches by words and, if a model is available, by meaning. */
export const searchWorkspace = async (caller: Caller, search: Search, options?: Options) =>
  (await searchAndCount(caller, search, options)).list;

/** Also counts the results of all pages, and lists the words that no text of the workspace has. */
export async function searchAndCount(
  caller: Caller,
  search: Search,
  { isTyped }: Options = { isTyped: true },
) {
  const { workspaceId } = caller;
  const { q, types, initiative_id: initiativeId, limit, offset } = search;
  const terms = await lookUpTerms(workspaceId, q, isTyped);
  const meaning = await findMeaning(q, terms);
  const ranked = await rank(workspaceId, { text: q, terms, meaning, types, initiativeId });
  const page = await readHits(workspaceId, ranked.slice(offset, offset + limit));
  const rows = await addSnippets(workspaceId, page, { asked: q, terms: terms.terms });
  const hasMore = ranked.length > offset + limit;
  const list = toList(rows, search, (hit) => present(caller, hit), hasMore);
  const isCorrected = terms.corrections.length > 0 && list.items.length > 0;
  const texts = list.items.flatMap(({ title, snippet }) => [title, snippet]);
  const corrected = isCorrected && { corrected_query: correct(q, terms.corrections, texts) };
  return { list: { ...list, ...corrected }, total: ranked.length, missing: terms.missing };
}

const present = ({ workspaceId }: Caller, hit: Hit & Snippet): SearchResult => ({
  type: hit.type,
  id: hit.id,
  title: hit.title,
  title_highlights: hit.titleHighlights,
  snippet: hit.snippet,
  highlights: hit.highlights,
  url: buildSourceUrl(hit.type, hit.id, workspaceId),
  score: hit.score,
  match: hit.match,
  label: hit.label,
  goal_type: hit.goalType,
  scope: hit.initiativeId ? "initiative" : "workspace",
  initiative_id: hit.initiativeId,
  archived: hit.archived,
  updated_at: hit.updatedAt.toISOString(),
});

/** `off` by its setting, `unavailable` if the model fails or is not installed. */
export type SemanticSearch = SemanticState | "no pgvector";

export async function getSemanticSearch(): Promise<SemanticSearch> {
  const state = embeddings().getState();
  return state === "off" || (await hasVectors()) ? state : "no pgvector";
}
