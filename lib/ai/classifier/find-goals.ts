import type { GoalProposal } from "@/lib/schemas/classify";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import type { Kind } from "./kind-names";
import { isTelling, rateLabels } from "./label-model";
import { stripTime } from "./marks";
import type { Statement } from "./statements";
import { isChange, isTarget, isWish, namesBaseline, readTarget, splitTarget } from "./targets";

/** `That is 300 more`, which explains the target before it. */
const REFERS_BACK = /^(?:it|this|that|they|es|das|dies|het|dat|dit|ce|cela|il)(?!\p{L})/iu;
/** Kinds whose figures and dates are not targets; open points are general notes. */
const NO_GOALS: readonly Kind[] = ["task", "decision", "risk", "question", "general_note"];
const MAX_GOAL = 400;
/** In sentences: a shorter statement is about its goal alone. */
const MIN_PARAGRAPH = 3;

type Found = { goals: GoalProposal[]; others: readonly string[] };
const NONE: Found = { goals: [], others: [] };

/**
 * Reads goals from a statement if its kind is goal, or if it states targets or changes by a date: one for each target, with
 * the sentences that follow it. `others` are sentences about another matter, such as a budget, if there is room for more proposals.
 */
export function readGoals(
  said: Statement,
  addSource: (text: string) => string,
  room: number,
): Found {
  const { kind } = said;
  if (kind && NO_GOALS.includes(kind)) return NONE;
  const whole = stripTime(said.text);
  if (whole.length > MAX_GOAL) return NONE;
  const isRow = said.role === "table" && kind !== "goal"; // mostly findings with past figures
  const sentences = splitPlainSentences(isRow ? whole.replace(/\n.*/s, "") : whole);
  const [first, ...more] = sentences.filter((each) => isTarget(each) && (!isRow || isChange(each)));
  const make = (text: string, around: string, content: string) =>
    splitTarget({ text, around, content, dated: text }, room).map((target) =>
      readTarget(said, { ...target, content: addSource(target.content) }),
    );
  if (first === undefined)
    return kind === "goal" ? { goals: make(whole, whole, said.text), others: [] } : NONE;
  const isParagraph = !isRow && sentences.length >= MIN_PARAGRAPH && room >= sentences.length;
  const after = isParagraph ? sentences.slice(sentences.indexOf(first) + 1) : [];
  const others = after.filter(isOtherMatter);
  const next = new Set(more.filter((each) => isWish(each) && !REFERS_BACK.test(each)));
  if (next.size === 0 && others.length === 0)
    return { goals: make(first, whole, said.text), others };
  const own = sentences.filter((sentence) => !others.includes(sentence));
  const targets = [first, ...next];
  const goals = targets.flatMap((text, at) => {
    const [from, to] = [at === 0 ? 0 : own.indexOf(text), targets[at + 1]];
    const part = joinSentences(own.slice(from, to === undefined ? undefined : own.indexOf(to)));
    return make(text, next.size === 0 ? whole : part, part);
  });
  return { goals, others };
}

/** Whether a sentence below a target clearly says something else: a budget, a start, a rule, but no figure of the goal. */
function isOtherMatter(sentence: string): boolean {
  if (REFERS_BACK.test(sentence) || isTarget(sentence) || namesBaseline(sentence)) return false;
  const ratings = rateLabels(sentence, (label) =>
    label === "goal" ? Number.NEGATIVE_INFINITY : 0,
  );
  return isTelling({ ...ratings, market_research: 0 });
}
