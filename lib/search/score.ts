import type { RowOf } from "@/lib/db/statement";
import { type BY_MEANING, type BY_WORDS, MIN_DEVIATION } from "./rank.sql";
import type { Terms } from "./terms";
import { joinPlainWords } from "./tokens";

/** Only rows that are telling are scored (`findByWords`). */
type ByWords = Omit<RowOf<typeof BY_WORDS>, "isTelling">;
type ByMeaning = RowOf<typeof BY_MEANING>;

type Match = "words" | "meaning" | "both";

/** `score` is 0 to 1; from 0.5 it is more likely to answer the query than not. */
export type Scored = Pick<ByWords, "type" | "id" | "hash" | "archived"> & {
  match: Match;
  score: number;
};

/** Refers to the database's row, since copying 200 of them takes as long as all else here. */
type Candidate<Row extends ByWords | ByMeaning = ByWords | ByMeaning> = {
  row: Row;
  match: Match;
  score: number;
};
/** `holds` says how much of the query title and label contain. `level` orders by it; it is 0 if the title lacks part of the query, or the resource is ambiguous. */
type Found = Candidate<ByWords> & { holds: Holds; level: number };
type Holds = "is" | "all" | "part";
const KNOWN_BY: Record<Holds, number> = { is: 2, all: 1, part: 0 };

/** Parts of a raw score (`strength`), tuned on half of the planning set (docs/search.md). */
const PART = {
  /** Multiplied by the share of the query that title and label have. */
  head: 0.1,
  wholeHead: 0.3,
  isTitle: 0.2,
  initiative: 0.1,
  /**
   * Multiplied by the standard deviations above the minimum. Measured with two modest models, of which the built-in one
   * worsens search at twice the weight. Raise it only after measuring another model.
   */
  deviation: 0.05,
  /** Multiplied by the raw score of the initiative; `askedWithin` is for resources with a label that the query asks for. */
  within: 0.1,
  askedWithin: 0.5,
  /** Multiplied by the square of the resource's share of the query; of a short one with known words, as a share of the largest, since no text has its "did". */
  isAsked: 0.2,
};
const ARCHIVED = 0.7;
/** The raw score that best separates resources that answer from others (by balanced accuracy). */
const EVEN = 0.19;
/** The score of `EVEN`. */
const LIKELY = 0.5;
/** With at most this many known words, meaning adds only `MAX_RELATED` resources, after all others. */
const FEW_WORDS = 2;
const MAX_RELATED = 5;

export function scoreResources(
  query: { text: string } & Pick<Terms, "found" | "missing">,
  byWords: readonly ByWords[],
  byMeaning: readonly ByMeaning[],
): Scored[] {
  const asked = joinPlainWords(query.text);
  const near = new Map(byMeaning.map((resource) => [resource.id, resource]));
  const weighMeaning = (deviation = MIN_DEVIATION) => PART.deviation * (deviation - MIN_DEVIATION);
  const weighInitiative = createInitiativeWeigher(byWords);
  const isShort = query.found <= FEW_WORDS && query.missing.length === 0;
  const whole = isShort ? Math.max(...byWords.map(({ share }) => share)) : 1;
  const words = byWords.map((row): Found => {
    const nearby = near.get(row.id);
    const holds = compareWithQuery(row, asked);
    const strength =
      row.strength +
      weighHead(row, holds) +
      weighMeaning(nearby?.deviation) +
      weighInitiative(row) +
      (row.isAsked ? PART.isAsked * (row.share / whole) ** 2 : 0);
    const level = isAmbiguous(row, asked) || row.inTitle < ALL ? 0 : KNOWN_BY[holds];
    return { row, holds, level, match: nearby ? "both" : "words", score: toScore(strength) };
  });
  const known = new Set(byWords.map(({ id }) => id));
  const meaning = byMeaning
    .filter(({ id }) => !known.has(id))
    .map((row): Candidate => {
      const strength =
        (weighMeaning(row.deviation) + weighInitiative(row)) * (row.archived ? ARCHIVED : 1);
      return { row, match: "meaning", score: toScore(strength) };
    })
    .sort(compareScores);
  const titled = putTitlesFirst(words, Math.max(0, ...meaning.map(({ score }) => score)));
  const told = putLast(putRepeatsLast(putSourcesFirst(titled)), isMereLink);
  const found = putInitiativesFirst(putLast(told, isBygone, ABOUT)).sort(compareScores);
  if (query.found > FEW_WORDS)
    return [...found, ...putBelow(found, meaning)].sort(compareScores).map(toScored);
  const least = found.at(-1)?.score ?? 1;
  return [...found, ...limitScores(meaning.slice(0, MAX_RELATED), least)].map(toScored);
}

const toScored = ({ row: { type, id, hash, archived }, match, score }: Candidate): Scored => ({
  ...{ type, id, hash, archived, match, score },
});

/** Computes what an initiative's raw score adds to that of its resources. */
function createInitiativeWeigher(byWords: readonly ByWords[]) {
  const initiatives = byWords.filter(({ type }) => type === "initiative");
  const strengths = new Map(initiatives.map(({ id, strength }) => [id, strength]));
  return (row: ByWords | ByMeaning): number => {
    if (row.type === "initiative" || !row.initiative) return 0;
    const part = "isAsked" in row && row.isAsked ? PART.askedWithin : PART.within;
    return part * (strengths.get(row.initiative) ?? 0);
  };
}

/** Six digits, since PostgreSQL sums in any order. */
const round = (score: number) => Math.round(score * 1e6) / 1e6;
const toScore = (strength: number) => round(strength / (strength + EVEN));
const toStrength = (score: number) => (EVEN * score) / (1 - score);

function compareWithQuery(row: ByWords, asked: string): Holds {
  if (row.head < ALL) return "part";
  const isTitle = joinPlainWords(row.title) === asked;
  return isTitle && !isAmbiguous(row, asked) ? "is" : "all";
}
/** A single word does not ask for an archived resource of that name. */
const isAmbiguous = ({ archived }: ByWords, asked: string) => archived && !asked.includes(" ");
/** A sum of shares that counts as 1, with room for rounding. */
const ALL = 0.999;

function weighHead({ type, head }: ByWords, holds: Holds): number {
  if (holds === "part") return PART.head * head;
  return (
    PART.head +
    PART.wholeHead +
    (holds === "is" ? PART.isTitle : 0) +
    (type === "initiative" ? PART.initiative : 0)
  );
}

const compareScores = (a: Candidate, b: Candidate) =>
  b.score - a.score || (a.row.id < b.row.id ? -1 : 1);
const lowerScore = (score: number) => round(score * 0.999);
/** Raises a score by less than `lowerScore` lowers one, so that both orders hold. */
const raiseScore = (score: number) => round(score * 1.0005);

const withScore = (found: Found, score: number): Found => ({ ...found, score });
const limitScores = (candidates: readonly Candidate[], most: number): Candidate[] =>
  candidates.map(({ row, match, score }) => ({ row, match, score: Math.min(score, most) }));

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

/** A resource without the words of the query stays below those that hold all of them. */
function putBelow(found: readonly Found[], others: readonly Candidate[]): Candidate[] {
  const whole = found.filter(({ row }) => row.share >= ALL).map(({ score }) => lowerScore(score));
  return limitScores(others, Math.min(1, ...whole));
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
