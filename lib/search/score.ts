import { type BY_MEANING, type BY_WORDS, MIN_DEVIATION } from "./rank.sql";
import { splitWords } from "./tokens";

type ByWords = NonNullable<(typeof BY_WORDS)["row"]>;
type ByMeaning = NonNullable<(typeof BY_MEANING)["row"]>;

type Match = "words" | "meaning" | "both";

/** `score` is 0 to 1; from 0.5 it is more likely to answer the query than not. */
export type Scored = Pick<ByWords, "type" | "id" | "hash" | "title" | "archived" | "sources"> & {
  match: Match;
  score: number;
};

type Query = {
  text: string;
  found: number;
  meaningWeight: number;
};

/** Parts of a raw score (`strength`), tuned on half of the planning set (docs/search.md). */
const PART = {
  /** Multiplied by the share of the query that title and label have. */
  head: 0.1,
  wholeHead: 0.3,
  isTitle: 0.2,
  initiative: 0.1,
  /** Multiplied by the standard deviations above the minimum. */
  deviation: 0.1,
  /** Multiplied by the raw score of the initiative; `askedWithin` is for resources with a label that the query asks for. */
  within: 0.1,
  askedWithin: 0.5,
  /** Multiplied by the square of the resource's share of the query. */
  isAsked: 0.15,
};
const ARCHIVED = 0.7;
/** The raw score that best separates resources that answer from others (by balanced accuracy). */
const EVEN = 0.19;
/** With at most this many known words, meaning adds only `MAX_RELATED` resources, after all others. */
const FEW_WORDS = 2;
const MAX_RELATED = 5;

export function scoreResources(
  query: Query,
  byWords: readonly ByWords[],
  byMeaning: readonly ByMeaning[],
): Scored[] {
  const asked = splitWords(query.text).join(" ");
  const near = new Map(byMeaning.map((resource) => [resource.id, resource]));
  const weighMeaning = (deviation = MIN_DEVIATION) =>
    PART.deviation * query.meaningWeight * (deviation - MIN_DEVIATION);
  const weighInitiative = createInitiativeWeigher(byWords);
  const words = byWords.map((resource) => {
    const nearby = near.get(resource.id);
    const holds = compareWithQuery(resource, asked);
    const strength =
      resource.strength +
      weighHead(resource, holds) +
      weighMeaning(nearby?.deviation) +
      weighInitiative(resource) +
      (resource.isAsked ? PART.isAsked * resource.share ** 2 : 0);
    return {
      ...resource,
      holds,
      match: nearby ? ("both" as const) : ("words" as const),
      score: toScore(strength),
    };
  });
  const known = new Set(byWords.map(({ id }) => id));
  const meaning = byMeaning
    .filter(({ id }) => !known.has(id))
    .map((resource) => {
      const strength =
        (weighMeaning(resource.deviation) + weighInitiative(resource)) *
        (resource.archived ? ARCHIVED : 1);
      return { ...resource, match: "meaning" as const, score: toScore(strength) };
    })
    .sort(compareScores);
  const titled = putTitlesFirst(words, Math.max(0, ...meaning.map(({ score }) => score)));
  const found = putInitiativesFirst(putArchivedLast(putSourcesFirst(titled))).sort(compareScores);
  if (query.found > FEW_WORDS) return [...found, ...putBelow(found, meaning)].sort(compareScores);
  const least = found.at(-1)?.score ?? 1;
  const related = meaning.slice(0, MAX_RELATED);
  return [
    ...found,
    ...related.map((resource) => ({ ...resource, score: Math.min(resource.score, least) })),
  ];
}

/** Computes what an initiative's raw score adds to that of its resources. */
function createInitiativeWeigher(byWords: readonly ByWords[]) {
  const initiatives = byWords.filter(({ type }) => type === "initiative");
  const strengths = new Map(initiatives.map(({ id, strength }) => [id, strength]));
  return ({ type, initiative, ...resource }: ByWords | ByMeaning): number => {
    if (type === "initiative" || !initiative) return 0;
    const part = "isAsked" in resource && resource.isAsked ? PART.askedWithin : PART.within;
    return part * (strengths.get(initiative) ?? 0);
  };
}

/** Six digits, since PostgreSQL sums in any order. */
const round = (score: number) => Math.round(score * 1e6) / 1e6;
const toScore = (strength: number) => round(strength / (strength + EVEN));

type Holds = "is" | "all" | "part";

/** Says how much of the query the title and label contain. A single word does not ask for an archived resource of that name. */
function compareWithQuery({ title, head, archived }: ByWords, asked: string): Holds {
  if (head < ALL) return "part";
  const isAmbiguous = archived && !asked.includes(" ");
  return splitWords(title).join(" ") === asked && !isAmbiguous ? "is" : "all";
}
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

const compareScores = (a: Scored, b: Scored) => b.score - a.score || (a.id < b.id ? -1 : 1);
const lowerScore = (score: number) => round(score * 0.999);
/** Raises a score by less than `lowerScore` lowers one, so that both orders hold. */
const raiseScore = (score: number) => round(score * 1.0005);

type Found = Scored & Pick<ByWords, "share" | "initiative"> & { holds: Holds };

/** Keeps the order of raised scores. */
const STEP = 1e-6;

/** A title that holds the whole query comes before all others, and one that is the query before these. */
function putTitlesFirst(resources: readonly Found[], near: number): Found[] {
  const scores = new Map(resources.map(({ id, score }) => [id, score]));
  let most = near;
  for (const rank of [0, 1, 2]) {
    const level = resources
      .filter(({ holds, archived }) => (archived && holds !== "is" ? 0 : KNOWN_BY[holds]) === rank)
      .sort((a, b) => Number(b.archived) - Number(a.archived) || compareScores(b, a));
    let least = rank === 0 ? 0 : raiseScore(most);
    for (const { id, score } of level) {
      const raised = Math.max(score, least);
      scores.set(id, raised);
      most = Math.max(most, raised);
      if (rank > 0) least = round(raised + STEP);
    }
  }
  return resources.map((resource) => ({
    ...resource,
    score: scores.get(resource.id) ?? resource.score,
  }));
}

/** A resource without the words of the query stays below those that hold all of them. */
function putBelow<Resource extends Scored>(
  found: readonly Found[],
  resources: readonly Resource[],
) {
  const whole = found.filter(({ share }) => share >= ALL).map(({ score }) => lowerScore(score));
  const most = Math.min(1, ...whole);
  return resources.map((resource) => ({ ...resource, score: Math.min(resource.score, most) }));
}

/** Puts archived resources after others that hold as much of the query, but leaves a title that is the query. */
function putArchivedLast(resources: readonly Found[]): Found[] {
  const living = resources.filter(({ archived }) => !archived);
  return resources.map((resource) => {
    if (!resource.archived || resource.holds === "is") return resource;
    const before = living.filter(({ share }) => share >= resource.share * ALL);
    const score = Math.min(resource.score, ...before.map((other) => lowerScore(other.score)));
    return { ...resource, score };
  });
}

/** Shares of a generated document's score: its best source comes before it from the first, all others from the second. */
const NEARLY = 0.6;
const CLOSE = 0.9;
const KNOWN_BY: Record<Holds, number> = { is: 2, all: 1, part: 0 };

/** Puts sources before a generated document, unless its title holds more of the query: then the document is asked for. */
function putSourcesFirst(resources: readonly Found[]): Found[] {
  const byId = new Map(resources.map((resource) => [resource.id, resource]));
  return resources.map((resource) => {
    const sources = (resource.sources ?? []).flatMap((id) => byId.get(id) ?? []);
    const known = sources.filter(({ holds }) => KNOWN_BY[holds] >= KNOWN_BY[resource.holds]);
    const scores = known.map(({ score }) => score);
    const best = Math.max(0, ...scores);
    if (best < resource.score * NEARLY) return resource;
    const least = Math.min(best, ...scores.filter((score) => score >= resource.score * CLOSE));
    return least <= resource.score ? { ...resource, score: lowerScore(least) } : resource;
  });
}

/** An initiative whose title holds the query comes before everything in it. */
function putInitiativesFirst(resources: readonly Found[]): Found[] {
  const best = new Map<string, number>();
  for (const { id, initiative, score } of resources)
    if (initiative && initiative !== id)
      best.set(initiative, Math.max(score, best.get(initiative) ?? 0));
  return resources.map((resource) => {
    const most = resource.holds === "part" ? undefined : best.get(resource.id);
    return most !== undefined && most > resource.score
      ? { ...resource, score: raiseScore(most) }
      : resource;
  });
}
