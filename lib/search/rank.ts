import { LRUCache } from "lru-cache";
import { query } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import type { SourceType } from "@/lib/schemas/enums";
import type { Meaning } from "./meaning";
import { BY_MEANING, BY_WORDS, READ_PAGE } from "./rank.sql";
import { type Scored, scoreResources } from "./score";
import { isSynonym, type Terms, toTsquery } from "./terms";
import { joinPlainWords, splitWords } from "./tokens";

export type Wanted = {
  text: string;
  terms: Terms;
  meaning?: Meaning | undefined;
  types?: readonly SourceType[] | undefined;
  initiativeId?: string | undefined;
};

/** Ranks the resources that match, best first. Scores are comparable from one query to another. */
export async function rank(workspaceId: string, wanted: Wanted): Promise<Scored[]> {
  const { text, terms, meaning } = wanted;
  const scope = {
    workspaceId,
    types: wanted.types?.length ? wanted.types : null, // none named means all
    initiativeId: wanted.initiativeId ?? null,
  };
  const [byWords, byMeaning] = await Promise.all([findByWords(), findByMeaning()]);
  return scoreResources({ text, ...terms }, byWords, byMeaning);

  async function findByWords() {
    if (terms.terms.length === 0) return [];
    const { chunks, resources, length } = await readStatistics(workspaceId);
    const rows = await query(BY_WORDS, {
      ...scope,
      lexemes: terms.terms.map(toTsquery),
      weights: terms.terms.map(({ weight }) => weight),
      groups: terms.terms.map(({ group }) => group),
      synonyms: terms.terms.map(isSynonym),
      telling: terms.terms.map(({ isStop }) => !isStop),
      unknown: terms.unknown,
      resources,
      length,
      resourceLength: (length * chunks) / Math.max(1, resources),
    });
    // Of stop words alone, a title such as "Who are we" is found, but not every text that has one of them.
    const asked = new Set(splitWords(text));
    const isOnlyStop = terms.terms.every(({ isStop }) => isStop);
    return rows.filter(
      ({ isTelling, title }) =>
        isTelling ||
        isOnlyStop ||
        joinPlainWords(title)
          .split(" ")
          .every((word) => asked.has(word)),
    );
  }

  async function findByMeaning() {
    if (!meaning) return [];
    const vector = `[${meaning.vector.join(",")}]`;
    return query(BY_MEANING, { ...scope, vector, model: meaning.model });
  }
}

/** A chunk's length counts its distinct words. */
const MEASURE = statement(
  `SELECT count(*)::float8 AS chunks, count(DISTINCT id)::float8 AS resources,
     greatest(1, coalesce(avg(length), 1))::float8 AS length
   FROM search.chunk WHERE workspace_id = $1`,
  ["uuid"],
  { chunks: "float8", resources: "float8", length: "float8" },
);
type Statistics = RowOf<typeof MEASURE>;

const cached = new LRUCache<string, Statistics>({ max: 1000, ttl: 60_000 });

/** The statistics of a large workspace can be a minute old. */
async function readStatistics(workspaceId: string): Promise<Statistics> {
  const kept = cached.get(workspaceId);
  if (kept) return kept;
  const [row] = await query(MEASURE, [workspaceId]);
  const counted = row ?? { chunks: 0, resources: 0, length: 1 };
  // Small workspaces change fast.
  if (counted.chunks >= 1000) cached.set(workspaceId, counted);
  return counted;
}

export type Hit = Pick<Scored, "archived" | "match" | "score"> & RowOf<typeof READ_PAGE>;

/** Leaves out resources that were deleted in the meantime. */
export async function readHits(workspaceId: string, page: readonly Scored[]): Promise<Hit[]> {
  const rows = await query(READ_PAGE, {
    workspaceId,
    types: page.map(({ type }) => type),
    ids: page.map(({ id }) => id),
    hashes: page.map(({ hash }) => hash),
  });
  const byId = new Map(page.map((resource) => [resource.id, resource]));
  return rows.flatMap((row) => {
    const resource = byId.get(row.id);
    return resource
      ? { ...row, archived: resource.archived, match: resource.match, score: resource.score }
      : [];
  });
}
