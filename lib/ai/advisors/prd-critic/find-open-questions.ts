import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import { namesPerson, namesTime } from "@/lib/ai/advisors/shared/named-times";
import type { Sentence } from "@/lib/ai/advisors/shared/sentences";
import { type Detector, isSpoken, quoteOf, type Remark, shortened } from "./reading";

/** Headings under which questions are collected. */
const QUESTIONS = /\bopen\b|unknown|unclear|undecided|not known/i;
/** Headings under which readers look for what holds. */
const SETTLED = /require|scope|criteria|accept|\bgoals?\b|must have|should have|rollout/i;
/** Questions that one remark names beside the one it quotes. */
const MAX_NAMED = 3;

/** A question, and all that stands with it in its paragraph or list item. */
type Question = { sentence: Sentence; item: string };

/** Questions that nobody has to answer by any date, and questions in place of requirements. */
export const findOpenQuestions: Detector = ({ sentences }) => {
  const questions = questionsOf(sentences);
  const open = questions.filter(({ sentence }) => QUESTIONS.test(sentence.section));
  const settled = questions.filter(
    ({ sentence: { section } }) => SETTLED.test(section) && !QUESTIONS.test(section),
  );
  return [
    ...unowned(open.filter(({ item }) => !namesPerson(item)).map(({ sentence }) => sentence)),
    ...undated(
      open
        .filter(({ item }) => namesPerson(item) && !namesTime(item))
        .map(({ sentence }) => sentence),
    ),
    ...settled.map(({ sentence }) => misplaced(sentence)),
  ];
};

/** The first question of each paragraph and list item. */
function questionsOf(sentences: readonly Sentence[]): Question[] {
  const questions: Question[] = [];
  let start: Sentence | undefined;
  let last: Sentence | undefined;
  for (const sentence of sentences) {
    if (sentence.isFirst) start = sentence;
    if (!start || start === last || !isQuestion(sentence)) continue;
    questions.push({ sentence, item: `${start.text} ${start.rest} ${sentence.rest}` });
    last = start;
  }
  return questions;
}

const isQuestion = ({ text, kind }: Sentence) =>
  /\?[*_]{0,3}$/.test(text) && kind !== "quote" && kind !== "row" && !isSpoken(text, text.length);

function unowned(questions: readonly Sentence[]): Remark[] {
  const [first, ...others] = questions;
  if (!first) return [];
  const issue = "Nobody is named to answer this open question";
  const suggestion = "a name and a date, and say what the team does if no answer comes by then.";
  return [
    {
      ...quoteOf(first),
      severity: "medium",
      issue: others.length > 0 ? `${issue}, nor ${listed(others)}.` : `${issue}.`,
      suggestion: `Give ${others.length > 0 ? "each" : "it"} ${suggestion}`,
    },
  ];
}

function undated(questions: readonly Sentence[]): Remark[] {
  const [first, ...others] = questions;
  if (!first) return [];
  const issue = "No date says when the answer to this question comes too late";
  return [
    {
      ...quoteOf(first),
      severity: "low",
      issue: others.length > 0 ? `${issue}, nor to ${listed(others)}.` : `${issue}.`,
      suggestion: "Write the day on which the plan needs the answer behind the name.",
    },
  ];
}

function listed(questions: readonly Sentence[]): string {
  const named = questions.slice(0, MAX_NAMED).map(({ text }) => `“${shortened(text)}”`);
  const unnamed = questions.length - named.length;
  return joinWords(unnamed > 0 ? [...named, `${counted(unnamed, "other")}`] : named, "or");
}

const misplaced = (sentence: Sentence): Remark => ({
  ...quoteOf(sentence),
  severity: "medium",
  issue: `A question stands in “${sentence.section}”, where readers look for what holds.`,
  suggestion: "Answer it here, or move it to the open questions with a name and a date.",
});
