import { leansOn } from "@/lib/ai/classifier/goals/find-goals";
import { isTarget } from "@/lib/ai/classifier/goals/targets";
import { isRemark } from "@/lib/ai/classifier/labels/asides";
import {
  RATED,
  type Ratings,
  rateBeginning,
  rateLabels,
} from "@/lib/ai/classifier/labels/label-model";
import {
  dropSpeaker,
  isMailHeader,
  readPrefix,
  readTag,
  stripTime,
} from "@/lib/ai/classifier/lines/marks";
import { findKind, findTagKind } from "@/lib/ai/classifier/names/kind-names";
import { findOpenQuotation } from "@/lib/text/open-quotation";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import type { Unit } from "./split-units";

/** In sentences: a shorter paragraph is about one matter, unless it has a target. */
const MIN_PARAGRAPH = 3;
/** In UTF-16 units: a shorter sentence, such as `Seen it?`, does not count. */
const MIN_SENTENCE = 15;
/** In sentences: a longer matter is not tried. */
const MAX_MATTER = 12;
/** How much a sentence after the first says about the label of its matter. */
const WEIGHT = 0.5;
/** In nats: how much better two labels must fit than one, less the log-odds of a border by the words after it. */
const BORDER = 1.5;
/** The rating of a label that splits a note with a title. */
const CLEAR = 0.8;
/** Never rate a label as impossible. */
const MIN_RATING = 1e-6;
/** Far from any sum of ratings. */
const [NEVER, ALWAYS] = [1e6, -1e6];
/** In UTF-16 units: a shorter first sentence, such as `Klimaat Noord called.`, only introduces the next one. */
const MAX_INTRODUCTION = 25;
const IS_NOISE = 0.5;

/**
 * Splits a paragraph of running text where a sentence begins another matter: at the borders with which labels fit the
 * sentences best (the most likely segments, by dynamic programming). A paragraph that a heading or a tag labels
 * stays whole, and so does a note with a title, unless two of its parts clearly differ.
 */
export function splitMatters(unit: Unit): Unit[] {
  const { speaker, said } = readSpeaker(unit.text);
  const isLabeled = unit.kind !== null || findTagKind(readTag(speaker + said).tag) !== null;
  if (unit.role !== "prose" || isLabeled) return [unit];
  const sentences = splitPlainSentences(said);
  const count = sentences.filter(({ length }) => length >= MIN_SENTENCE).length;
  if (count < MIN_PARAGRAPH && !sentences.some(isTarget)) return [unit];
  const offsets = findOffsets(said, sentences);
  const ratings = sentences.map((sentence) => rateLabels(sentence));
  const costs = sentences.map((sentence, at) => {
    const first = Math.max(0, at - MAX_MATTER);
    const before = sentences.slice(first, at);
    const isQuotedOn = findOpenQuotation(said.slice(offsets[first], offsets[at])) !== undefined;
    if (isQuotedOn || leansOn(before, sentence) || isRemark(sentence)) return NEVER;
    const last = before.at(-1) ?? "";
    if (isMailHeader(last) || (at === 1 && isIntroduction(last, ratings[0]))) return NEVER;
    return findKind(readTag(sentence).tag) === null ? BORDER - rateBeginning(sentence) : ALWAYS;
  });
  const starts = findStarts(ratings, costs).map((at) => offsets[at] ?? 0);
  const parts = starts.map((start, at) => said.slice(start, starts[at + 1]).trim());
  if (unit.note && !differClearly(parts)) return [unit];
  // `Goal for the year: …` is a tag of its own sentence only.
  const isGoalTag = findKind(readPrefix(speaker + said)) === "goal";
  return parts.map((part, at) => ({
    ...unit,
    note: undefined,
    text: (at > 0 && isGoalTag ? "" : speaker) + part,
    isJoined: at === 0 && unit.isJoined,
    isRest: at > 0,
  }));
}

/** Whether two parts have labels that are certain and differ, so that a paragraph below its own heading is more than one note. */
function differClearly(parts: readonly string[]): boolean {
  const labels = parts.flatMap((part) => {
    const ratings = rateLabels(part);
    return RATED.filter((label) => ratings[label] >= CLEAR);
  });
  return new Set(labels).size > 1;
}

const isIntroduction = (first: string, ratings: Ratings | undefined) =>
  first.length <= MAX_INTRODUCTION && (ratings?.noise ?? 0) < IS_NOISE;

/** `Tom: `, also after a time of day, which each matter keeps. */
function readSpeaker(text: string) {
  const said = dropSpeaker(stripTime(text));
  const speaker = text.slice(0, text.length - said.length);
  const isName = text.endsWith(said) && !/[.!?] /.test(speaker) && !isMailHeader(text);
  return isName ? { speaker, said } : { speaker: "", said: text };
}

function findOffsets(text: string, sentences: readonly string[]): number[] {
  let end = 0;
  return sentences.map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return start;
  });
}

type Best = { fit: number; from: number };

/** The positions of the sentences that begin a matter. */
function findStarts(rated: readonly Ratings[], costs: readonly number[]): number[] {
  const logs = rated.map((ratings) =>
    RATED.map((label) => Math.log(Math.max(ratings[label], MIN_RATING))),
  );
  const best: Best[] = [{ fit: 0, from: 0 }];
  for (let to = 1; to <= logs.length; to++) {
    let found: Best = { fit: Number.NEGATIVE_INFINITY, from: 0 };
    const rest = RATED.map(() => 0);
    for (let from = to - 1; from >= Math.max(0, to - MAX_MATTER); from--) {
      const first = logs[from] ?? [];
      const fits = rest.map((sum, label) => sum + (first[label] ?? 0));
      const fit =
        (best[from]?.fit ?? 0) + Math.max(...fits) - (from === 0 ? 0 : (costs[from] ?? 0));
      if (fit > found.fit) found = { fit, from };
      for (const [label, log] of first.entries()) rest[label] = (rest[label] ?? 0) + WEIGHT * log;
    }
    best.push(found);
  }
  const starts: number[] = [];
  for (let to = logs.length; to > 0; to = best[to]?.from ?? 0) starts.unshift(best[to]?.from ?? 0);
  return starts;
}
