import { isTelling, rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { stripTime } from "@/lib/ai/classifier/lines/marks";
import { findTagKind, type Kind } from "@/lib/ai/classifier/names/kind-names";
import type { RivalTest } from "@/lib/ai/classifier/names/known-rivals";
import type { Statement } from "@/lib/ai/classifier/statements/read-statements";
import type { GoalProposal } from "@/lib/schemas/classify";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { namesBaseline, readTarget } from "./read-target";
import { splitTarget } from "./split-target";
import { hideDates } from "./target-dates";
import { areOfOneKind, findFigure, readUnit } from "./target-figures";
import { isChange, isOwnWish, isTarget, isWish, statesPast } from "./targets";

/** `That is 300 more`, which explains the target before it. */
const BEGINS_WITH_PRONOUN = /^(?:it|this|that|they|es|das|dies|het|dat|dit|ce|cela|il)(?!\p{L})/iu;
/** `We want them at 100 by June`, `That should be half`, `これを50件に`. */
const REFERS_TO_FIGURE =
  /^(?:it|this|that|they|these|es|das|dies|het|dat|dit|ce|cela|il)(?!\p{L})|^(?:これ|それ)|(?<!\p{L})(?:them|it|(?:want|need|get|bring|cut|reduce) (?:this|that)|davon|ervan|er nog)(?!\p{L})/iu;
/** Words for a part of the figure before that is wanted or saved: `Davon sollen 10 …`, `We want to save them 30 minutes`. */
const PART_OF =
  /(?<!\p{L})(?:davon sollen|saves?|sparen|einsparen|besparen|économiser|gagner)(?!\p{L})/iu;
/** A figure, but not the number of a model such as `A14`. */
const UNATTACHED_DIGIT = /(?<![\p{Script=Latin}\p{N}])\d/u;
/** Kinds whose figures and dates are not targets; open points are general notes. */
const NO_GOALS: readonly Kind[] = ["task", "decision", "risk", "question", "general_note"];
const MAX_GOAL = 400;
/** The least rating of a note whose figures are targets and not findings. */
const MIN_GOAL = 0.2;

type Bounds = {
  /** How many targets of one sentence are split. */
  room: number;
  /** What a rival wants is no goal. */
  isOfRival: RivalTest;
};

/**
 * Reads goals from a statement if its kind is goal, or if it states targets or changes by a date: one for each target, with
 * the sentences that follow it.
 */
export function readGoals(
  said: Statement,
  addSource: (text: string) => string,
  { room, isOfRival }: Bounds,
): GoalProposal[] {
  const { kind } = said;
  if ((kind && NO_GOALS.includes(kind)) || said.rival) return [];
  if (kind === "key_competitors" && !isOwnWish(said.text)) return [];
  if (said.note && kind === null && said.ratings.goal < MIN_GOAL) return [];
  const whole = stripTime(said.text);
  if (whole.length > MAX_GOAL) return [];
  const isRow = said.role === "table" && kind !== "goal"; // mostly findings with past figures
  const sentences = splitPlainSentences(isRow ? whole.replace(/\n.*/s, "") : whole);
  const [first, ...more] = sentences.filter(
    (each) => isTarget(each) && (!isRow || isChange(each)) && !isOfRival(each),
  );
  const make = (text: string, around: string, content: string, subject?: string) =>
    splitTarget({ text, around, content, dated: text, subject }, room).map((target) =>
      readTarget(said, { ...target, content: addSource(target.content) }),
    );
  const isTagged = findTagKind(said.tag) === "goal";
  if (first === undefined)
    return kind === "goal" && (isTagged || !statesPast(whole)) ? make(whole, whole, said.text) : [];
  const before = sentences[sentences.indexOf(first) - 1];
  const today = isRow ? null : findTodaysFigure(before, first);
  const subject = today === null ? undefined : before;
  const next = new Set(more.filter((each) => isWish(each) && !BEGINS_WITH_PRONOUN.test(each)));
  const targets = [first, ...next];
  const goals = targets.flatMap((text, at) => {
    if (next.size === 0) return make(text, whole, said.text, subject);
    const [from, to] = [at === 0 ? 0 : sentences.indexOf(text), targets[at + 1]];
    const end = to === undefined ? undefined : sentences.indexOf(to);
    const part = joinSentences(sentences.slice(from, end));
    return make(text, part, part, at === 0 ? subject : undefined);
  });
  const [goal, ...others] = goals;
  return goal ? [{ ...goal, baseline: goal.baseline ?? today }, ...others] : [];
}

/** Finds the figure in the sentence before that the target refers to: `It takes 40 minutes. We want that down to 10.` */
function findTodaysFigure(before: string | undefined, target: string): string | null {
  if (before === undefined || !REFERS_TO_FIGURE.test(target) || PART_OF.test(target)) return null;
  const [now, wanted] = [before, target].map((each) => findFigure(hideDates(each))?.trim());
  return now && wanted && now !== wanted && areOfOneKind(now, wanted) ? now : null;
}

/** Whether a sentence is a target that says too little without those before it: it refers back, or takes its figure of today from them. */
export function leansOn(earlier: readonly string[], sentence: string): boolean {
  const last = earlier.at(-1);
  if (last === undefined || !isTarget(sentence)) return false;
  const refers = REFERS_TO_FIGURE.test(sentence);
  const hasBaseline = isChange(sentence) || namesBaseline(sentence);
  const unit = findUnit(sentence);
  if (!hasBaseline && unit && earlier.some((each) => findUnit(each) === unit)) return true;
  const hasFigure = !hasBaseline && UNATTACHED_DIGIT.test(last);
  return isOtherMatter(last) ? refers && hasFigure : refers || hasFigure;
}

const findUnit = (sentence: string) => readUnit(findFigure(hideDates(sentence)) ?? "");

/** Whether a sentence next to a target clearly says something else: a budget, a start or a rule, but not a figure of the goal. */
function isOtherMatter(sentence: string): boolean {
  if (BEGINS_WITH_PRONOUN.test(sentence) || isTarget(sentence) || namesBaseline(sentence))
    return false;
  const ratings = rateLabels(sentence, (label) =>
    label === "goal" ? Number.NEGATIVE_INFINITY : 0,
  );
  return isTelling({ ...ratings, market_research: 0 });
}
