import type { RowOf } from "@/lib/db/statement";
import type { BY_MEANING, BY_WORDS } from "./rank.sql";

/** Only rows that are telling are scored (`findByWords`). */
export type ByWords = Omit<RowOf<typeof BY_WORDS>, "isTelling">;
export type ByMeaning = RowOf<typeof BY_MEANING>;
export type Match = "words" | "meaning" | "both";

/** Refers to the database's row, since copying 200 of them takes as long as all else here. */
export type Candidate<Row extends ByWords | ByMeaning = ByWords | ByMeaning> = {
  row: Row;
  match: Match;
  score: number;
};
/** `holds` says how much of the query title and label contain. `level` orders by it; it is 0 if the title lacks part of the query, or the resource is ambiguous. */
export type Found = Candidate<ByWords> & { holds: Holds; level: number };
export type Holds = "is" | "all" | "part";
export const KNOWN_BY: Record<Holds, number> = { is: 2, all: 1, part: 0 };

/** The raw score that best separates resources that answer from others (by balanced accuracy). */
const EVEN = 0.19;
/** The score of `EVEN`. */
const LIKELY = 0.5;
/** A sum of shares that counts as 1, with room for rounding. */
export const ALL = 0.999;

/** Six digits, since PostgreSQL sums in any order. */
const round = (score: number) => Math.round(score * 1e6) / 1e6;
export const toScore = (strength: number) => round(strength / (strength + EVEN));
const toStrength = (score: number) => (EVEN * score) / (1 - score);

export const compareScores = (a: Candidate, b: Candidate) =>
  b.score - a.score || (a.row.id < b.row.id ? -1 : 1);
export const lowerScore = (score: number) => round(score * 0.999);
/** Raises a score by less than `lowerScore` lowers one, so that both orders hold. */
const raiseScore = (score: number) => round(score * 1.0005);

const withScore = (found: Found, score: number): Found => ({ ...found, score });

/** Applies the rules that move a resource regardless of its score, one after the other; `near` is the best score by meaning. */
export function putInOrder(resources: readonly Found[], near: number): Found[] {
  const titled = putTitlesFirst(resources, near);
  const told = putLast(putRepeatsLast(putSourcesFirst(titled)), isMereLink);
  return putInitiativesFirst(putLast(told, isBygone, ABOUT)).sort(compareScores);
}

/** Keeps the order of raised scores. */
const STEP = 1e-6;

/** A title that holds the whole query comes before all others, and one that is the query before these. */
function putTitlesFirst(resources: readonly Found[], near: number): Found[] {
  const scores = new Map(resources.map(({ row, score }) => [row.id, score]));
  let most = near;
  for (const rank of [0, 1, 2]) {
    const level = resources
      .filter(({ level }) => level === rank)
      .sort((a, b) => Number(b.row.archived) - Number(a.row.archived) || compareScores(b, a));
    let least = rank === 0 ? 0 : raiseScore(most);
    for (const { row, score } of level) {
      const raised = Math.max(score, least);
      scores.set(row.id, raised);
      most = Math.max(most, raised);
      if (rank > 0) least = round(raised + STEP);
    }
  }
  return resources.map((resource) =>
    withScore(resource, scores.get(resource.row.id) ?? resource.score),
  );
}

/** Titles that hold all of the query stay where they are. */
const isBygone = ({ row, level }: Found) => row.archived && level === 0;
/** An item that is only an address says less than others; if its title is the query, or the query asks for links, it is meant. */
const isMereLink = ({ row, holds }: Found) => row.isAddress && !row.isAsked && holds !== "is";

/** A live text with this share of the raw score of an archived one answers about as well. */
const ABOUT = 0.7;

/** Puts some resources after the others that hold as much of the query, or have at least this share of their raw score. */
function putLast(
  resources: readonly Found[],
  isLast: (resource: Found) => boolean,
  about = Number.POSITIVE_INFINITY,
): Found[] {
  const others = resources.filter((one) => !(one.row.archived || isLast(one)));
  return resources.map((resource) => {
    const { row, score } = resource;
    if (!isLast(resource)) return resource;
    const before = others.filter(
      (other) =>
        other.row.share >= row.share * ALL || toStrength(other.score) >= toStrength(score) * about,
    );
    return withScore(resource, Math.min(score, ...before.map((other) => lowerScore(other.score))));
  });
}

/** A generated document comes after sources that score at least this share of its score, since it quotes them. */
const NEARLY = 0.6;

/**
 * Puts sources before a generated document, or the drafts of an initiative would fill a page with what one of them says; unless its
 * title holds more of the query: then the document is asked for.
 */
function putSourcesFirst(resources: readonly Found[]): Found[] {
  const byId = new Map(resources.map((resource) => [resource.row.id, resource]));
  return resources.map((resource) => {
    const { row, holds, score } = resource;
    const sources = (row.sources ?? []).flatMap((id) => byId.get(id) ?? []);
    const known = sources.filter((source) => KNOWN_BY[source.holds] >= KNOWN_BY[holds]);
    const near = known.map((source) => source.score).filter((one) => one >= score * NEARLY);
    const least = Math.min(...near);
    return least <= score ? withScore(resource, lowerScore(least)) : resource;
  });
}

/**
 * Puts a draft after other texts that score at least `NEARLY` as much if a better draft of its initiative quotes all of its sources
 * among the results: drafts repeat the evidence. One whose title holds the query is asked for. A likely answer stays one.
 */
function putRepeatsLast(resources: readonly Found[]): Found[] {
  const ids = new Set(resources.map(({ row }) => row.id));
  const drafts = resources
    .filter(({ row, holds }) => row.sources && !row.archived && holds === "part")
    .sort(compareScores)
    .map(({ row }) => ({ row, quoted: new Set(row.sources?.filter((id) => ids.has(id))) }));
  const repeats = drafts.filter(({ row: { initiative }, quoted }, place) => {
    const better = drafts.slice(0, place).filter(({ row }) => row.initiative === initiative);
    return quoted.size > 0 && better.some((one) => [...quoted].every((id) => one.quoted.has(id)));
  });
  const repeated = new Set(repeats.map(({ row }) => row.id));
  const others = resources.filter(({ row }) => !row.sources).map(({ score }) => score);
  return resources.map((resource) => {
    if (!repeated.has(resource.row.id)) return resource;
    const near = others.filter((other) => other >= resource.score * NEARLY).map(lowerScore);
    const least = resource.score >= LIKELY ? LIKELY : 0;
    return withScore(resource, Math.max(least, Math.min(resource.score, ...near)));
  });
}

/** An initiative whose title holds the query comes before everything in it. */
function putInitiativesFirst(resources: readonly Found[]): Found[] {
  const best = new Map<string, number>();
  for (const { row, score } of resources)
    if (row.initiative && row.initiative !== row.id)
      best.set(row.initiative, Math.max(score, best.get(row.initiative) ?? 0));
  return resources.map((resource) => {
    const most = resource.holds === "part" ? undefined : best.get(resource.row.id);
    return most !== undefined && most > resource.score
      ? withScore(resource, raiseScore(most))
      : resource;
  });
}
