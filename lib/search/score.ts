import {
  ALL,
  type ByMeaning,
  type ByWords,
  type Candidate,
  compareScores,
  type Found,
  type Holds,
  KNOWN_BY,
  lowerScore,
  type Match,
  putInOrder,
  toScore,
} from "./put-in-order";
import { MIN_DEVIATION } from "./rank.sql";
import type { Terms } from "./terms";
import { joinPlainWords } from "./tokens";

/** `score` is 0 to 1; from 0.5 it is more likely to answer the query than not. */
export type Scored = Pick<ByWords, "type" | "id" | "hash" | "archived"> & {
  match: Match;
  score: number;
};

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
  const found = putInOrder(words, Math.max(0, ...meaning.map(({ score }) => score)));
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

function compareWithQuery(row: ByWords, asked: string): Holds {
  if (row.head < ALL) return "part";
  const isTitle = joinPlainWords(row.title) === asked;
  return isTitle && !isAmbiguous(row, asked) ? "is" : "all";
}
/** A single word does not ask for an archived resource of that name. */
const isAmbiguous = ({ archived }: ByWords, asked: string) => archived && !asked.includes(" ");

function weighHead({ type, head }: ByWords, holds: Holds): number {
  if (holds === "part") return PART.head * head;
  return (
    PART.head +
    PART.wholeHead +
    (holds === "is" ? PART.isTitle : 0) +
    (type === "initiative" ? PART.initiative : 0)
  );
}

const limitScores = (candidates: readonly Candidate[], most: number): Candidate[] =>
  candidates.map(({ row, match, score }) => ({ row, match, score: Math.min(score, most) }));

/** A resource without the words of the query stays below those that hold all of them. */
function putBelow(found: readonly Found[], others: readonly Candidate[]): Candidate[] {
  const whole = found.filter(({ row }) => row.share >= ALL).map(({ score }) => lowerScore(score));
  return limitScores(others, Math.min(1, ...whole));
}
