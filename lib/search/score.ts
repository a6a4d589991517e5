import type { BY_MEANING, BY_WORDS } from "./rank.sql";
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

/** Parts of a strength, tuned on half of the planning set (docs/search.md). */
const PART = {
  /** Times the share of the query that title and label have. */
  head: 0.1,
  wholeHead: 0.3,
  isTitle: 0.2,
  initiative: 0.1,
  /** For each standard deviation above the usual cosine, from the first. */
  deviation: 0.11,
};
const ARCHIVED = 0.7;
/** The strength at which a thing answers as often as not: balanced accuracy is best there. */
const EVEN = 0.18;
/** Then meaning adds only so many things, after all others. */
const FEW_WORDS = 2;
const MAX_RELATED = 5;

export function scoreThings(
  query: Query,
  byWords: readonly ByWords[],
  byMeaning: readonly ByMeaning[],
): Scored[] {
  const asked = splitWords(query.text).join(" ");
  const near = new Map(byMeaning.map((thing) => [thing.id, thing]));
  const meant = (deviation = 1) => PART.deviation * query.meaningWeight * (deviation - 1);
  const words = byWords.map((thing) => {
    const nearby = near.get(thing.id);
    const strength = thing.strength + weighHead(thing, asked) + meant(nearby?.deviation);
    return {
      ...thing,
      match: nearby ? ("both" as const) : ("words" as const),
      score: toScore(strength),
    };
  });
  const known = new Set(byWords.map(({ id }) => id));
  const meaning = byMeaning
    .filter(({ id }) => !known.has(id))
    .map((thing) => {
      const strength = meant(thing.deviation) * (thing.archived ? ARCHIVED : 1);
      return { ...thing, match: "meaning" as const, score: toScore(strength) };
    })
    .sort(inOrder);
  const found = archivedLast(sourcesFirst(words)).sort(inOrder);
  if (query.found > FEW_WORDS) return [...found, ...meaning].sort(inOrder);
  const least = found.at(-1)?.score ?? 1;
  const related = meaning.slice(0, MAX_RELATED);
  return [...found, ...related.map((thing) => ({ ...thing, score: Math.min(thing.score, least) }))];
}

/** Six digits, since PostgreSQL sums in any order. */
const round = (score: number) => Math.round(score * 1e6) / 1e6;
const toScore = (strength: number) => round(strength / (strength + EVEN));

function weighHead({ type, title, head }: ByWords, asked: string): number {
  if (head < ALL) return PART.head * head;
  const isTitle = splitWords(title).join(" ") === asked;
  return (
    PART.head +
    PART.wholeHead +
    (isTitle ? PART.isTitle : 0) +
    (type === "initiative" ? PART.initiative : 0)
  );
}
/** Of a sum of shares, with room for rounding. */
const ALL = 0.999;

const inOrder = (a: Scored, b: Scored) => b.score - a.score || (a.id < b.id ? -1 : 1);
const after = (score: number) => round(score * 0.999);

type Found = Scored & Pick<ByWords, "share">;

/** After the others that hold as much of the query. */
function archivedLast(things: readonly Found[]): Found[] {
  const living = things.filter(({ archived }) => !archived);
  return things.map((thing) => {
    if (!thing.archived) return thing;
    const before = living.filter(({ share }) => share >= thing.share * ALL);
    const score = Math.min(thing.score, ...before.map((other) => after(other.score)));
    return { ...thing, score };
  });
}

/** A source that answers this much as well comes before the generated document. */
const NEARLY = 0.6;

function sourcesFirst(things: readonly Found[]): Found[] {
  const scores = new Map(things.map(({ id, score }) => [id, score]));
  return things.map((thing) => {
    const ofSources = (thing.sources ?? []).map((id) => scores.get(id) ?? 0);
    const best = Math.max(0, ...ofSources);
    return best >= thing.score * NEARLY && best <= thing.score
      ? { ...thing, score: after(best) }
      : thing;
  });
}
