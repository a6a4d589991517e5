import type { BY_MEANING, BY_WORDS } from "./rank.sql";
import { splitWords } from "./tokens";

type ByWords = NonNullable<(typeof BY_WORDS)["row"]>;
type ByMeaning = NonNullable<(typeof BY_MEANING)["row"]>;

export type Match = "words" | "meaning" | "both";

/** A found thing. `score` is 0 to 1; from 0.5 it is more likely to answer the query than not. */
export type Scored = Pick<ByWords, "type" | "id" | "hash" | "title" | "archived" | "sources"> & {
  match: Match;
  score: number;
};

type Query = {
  text: string;
  /** The number of its words that were found. */
  found: number;
  /** The weight of meaning, by the model. */
  meaningWeight: number;
};

/** Each part of a thing's strength. The parts were tuned on half of the planning set (docs/search.md). */
const PART = {
  /** Share of the query that the title and the label have; a further part if that is all of it. */
  head: 0.1,
  wholeHead: 0.3,
  isTitle: 0.2,
  initiative: 0.1,
  /** For each standard deviation above the usual cosine, from the first. */
  deviation: 0.11,
};
const ARCHIVED = 0.7;
/** The strength at which a thing answers as often as not: balanced accuracy is best there. */
const EVEN = 0.15;
/** With so few words found, meaning adds only so many things, after all others. */
const FEW_WORDS = 2;
const MAX_RELATED = 5;

/** Merges the things of both legs into one list, best first. */
export function scoreThings(
  query: Query,
  byWords: readonly ByWords[],
  byMeaning: readonly ByMeaning[],
): Scored[] {
  const asked = splitWords(query.text).join(" ");
  const near = new Map(byMeaning.map((thing) => [thing.id, thing]));
  const meant = (deviation = 1) => PART.deviation * query.meaningWeight * (deviation - 1);
  const weigh = (thing: Omit<Scored, "score" | "match">, match: Match, strength: number) => {
    const weighed = strength * (thing.archived ? ARCHIVED : 1);
    return { ...thing, match, score: weighed / (weighed + EVEN) };
  };
  const words = byWords.map((thing) => {
    const nearby = near.get(thing.id);
    const strength = thing.strength + weighHead(thing, asked) + meant(nearby?.deviation);
    return weigh(thing, nearby ? "both" : "words", strength);
  });
  const known = new Set(byWords.map(({ id }) => id));
  const meaning = byMeaning
    .filter(({ id }) => !known.has(id))
    .map((thing) => weigh(thing, "meaning", meant(thing.deviation)))
    .sort(inOrder);
  if (query.found > FEW_WORDS) return sourcesFirst([...words, ...meaning]);
  const found = sourcesFirst(words);
  const least = found.at(-1)?.score ?? 1;
  const related = meaning.slice(0, MAX_RELATED);
  return [
    ...found,
    ...related.map((thing) => ({ ...thing, score: Math.min(thing.score, least) })),
  ];
}

/** An initiative stands before the things in it whose title holds the query as well. */
function weighHead({ type, title, head }: ByWords, asked: string): number {
  if (head < 0.999) return PART.head * head;
  const isTitle = splitWords(title).join(" ") === asked;
  return (
    PART.head +
    PART.wholeHead +
    (isTitle ? PART.isTitle : 0) +
    (type === "initiative" ? PART.initiative : 0)
  );
}

const inOrder = (a: Scored, b: Scored) => b.score - a.score || (a.id < b.id ? -1 : 1);

/** Puts a generated document after the best of its sources, if that answers nearly as well. */
function sourcesFirst(things: Scored[]): Scored[] {
  const scores = new Map(things.map(({ id, score }) => [id, score]));
  return things
    .map((thing) => {
      const best = Math.max(0, ...(thing.sources ?? []).map((id) => scores.get(id ?? "") ?? 0));
      const isBehind = best >= thing.score * NEARLY && best <= thing.score;
      return isBehind ? { ...thing, score: best * AFTER } : thing;
    })
    .sort(inOrder);
}
const NEARLY = 0.6;
const AFTER = 0.999;
