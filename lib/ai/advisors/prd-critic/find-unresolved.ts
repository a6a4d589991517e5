import { namesTime } from "@/lib/text/dates";
import { countNoun, joinWords } from "@/lib/text/phrases";
import type { Sentence } from "@/lib/text/sentences";
import {
  cutInPassing,
  type Detector,
  groupBy,
  isSpoken,
  namesPerson,
  type Remark,
  toQuote,
} from "./reading";

const PLACEHOLDER =
  /(?<![\p{L}\p{N}])(?:TBD|TBC|TODO|FIXME|T\.B\.D\.?|to be (?:decided|determined|defined|confirmed|specified|agreed)|\?{2,}|X{2,}%?|lorem ipsum)(?![\p{L}\p{N}])|\[(?:insert|placeholder|your|add)[^\]\n]{0,60}\]/u;

export const findUnresolved: Detector = (reading) => [
  ...reading.sentences.flatMap(remarkPlaceholder),
  ...findOpenQuestions(reading),
  ...findOpenTasks(reading),
];

function remarkPlaceholder(sentence: Sentence): Remark | [] {
  const found = PLACEHOLDER.exec(sentence.text);
  if (!found || isSpoken(sentence.text, found.index)) return [];
  const owes = sentence.section ? `“${sentence.section}” owes` : "the document owes";
  return {
    ...toQuote(sentence),
    severity: "high",
    issue: `“${found[0]}” stands where ${owes} the reader an answer.`,
    suggestion: namesPerson(`${sentence.text} ${sentence.rest}`)
      ? "Fill it in, or write the date by which the person named will."
      : "Fill it in, or write who decides it, by which date, and what waits for it.",
  };
}

const QUESTIONS = /\bopen\b|unknown|unclear|undecided|not known/i;
/** Headings of sections that readers take as settled. */
const SETTLED = /require|scope|criteria|accept|\bgoals?\b|must have|should have|rollout/i;
const MAX_QUESTIONS = 3;

type Question = { sentence: Sentence; item: string };

/** Finds open questions without an owner or a date, and questions among the requirements. */
const findOpenQuestions: Detector = ({ sentences }) => {
  const questions = findQuestions(sentences);
  const open = questions.filter(({ sentence }) => QUESTIONS.test(sentence.section));
  const settled = questions.filter(
    ({ sentence: { section } }) => SETTLED.test(section) && !QUESTIONS.test(section),
  );
  return [
    ...remarkUnowned(open.filter(({ item }) => !namesPerson(item)).map(({ sentence }) => sentence)),
    ...remarkUndated(
      open
        .filter(({ item }) => namesPerson(item) && !namesTime(item))
        .map(({ sentence }) => sentence),
    ),
    ...settled.map(({ sentence }) => remarkMisplaced(sentence)),
  ];
};

function findQuestions(sentences: readonly Sentence[]): Question[] {
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

function remarkUnowned(questions: readonly Sentence[]): Remark[] {
  const [first, ...others] = questions;
  if (!first) return [];
  const issue = "Nobody is named to answer this open question";
  const suggestion = "a name and a date, and say what the team does if no answer comes by then.";
  return [
    {
      ...toQuote(first),
      severity: "medium",
      issue: others.length > 0 ? `${issue}, nor ${listQuestions(others)}.` : `${issue}.`,
      suggestion: `Give ${others.length > 0 ? "each" : "it"} ${suggestion}`,
    },
  ];
}

function remarkUndated(questions: readonly Sentence[]): Remark[] {
  const [first, ...others] = questions;
  if (!first) return [];
  const issue = "No date says when the answer to this question comes too late";
  return [
    {
      ...toQuote(first),
      severity: "low",
      issue: others.length > 0 ? `${issue}, nor to ${listQuestions(others)}.` : `${issue}.`,
      suggestion: "Write the day on which the plan needs the answer behind the name.",
    },
  ];
}

function listQuestions(questions: readonly Sentence[]): string {
  const named = questions.slice(0, MAX_QUESTIONS).map(({ text }) => `“${cutInPassing(text)}”`);
  const unnamed = questions.length - named.length;
  return joinWords(unnamed > 0 ? [...named, `${countNoun(unnamed, "other")}`] : named, "or");
}

const remarkMisplaced = (sentence: Sentence): Remark => ({
  ...toQuote(sentence),
  severity: "medium",
  issue: `A question stands in “${sentence.section}”, where readers look for what holds.`,
  suggestion: "Answer it here, or move it to the open questions with a name and a date.",
});

/** Headings under which a task box is a step of work, and not a criterion or a test. */
const STEPS =
  /\b(?:plan|work|steps?|to.?do|next|actions?|timeline|before|on the day|checklist|rollout|milestones?|readiness|what we do)\b/i;
const MAX_STEPS = 4;

/** Finds steps that are not done and have no owner, with one remark for each section. */
const findOpenTasks: Detector = ({ sentences }) => {
  const tasks = sentences.filter(
    ({ kind, isFirst, section }) => kind === "task" && isFirst && STEPS.test(section),
  );
  const bySection = groupBy(tasks, ({ section }) => section);
  return [...bySection].flatMap(([section, listed]): Remark | [] => {
    const unowned = listed.filter(({ text, rest }) => !namesPerson(`${text} ${rest}`));
    const [first] = unowned;
    if (!first) return [];
    const names = unowned.slice(0, MAX_STEPS).map(({ text }) => `“${cutInPassing(text)}”`);
    return {
      ...toQuote(first),
      severity: "medium",
      issue:
        unowned.length === 1
          ? `This step of “${section}” is the one still to do that names nobody.`
          : `${unowned.length} of the ${listed.length} steps still to do in “${section}” name nobody, this one first.`,
      suggestion: `Write one name behind ${names.length === 1 ? "it" : joinWords(names)}.`,
    };
  });
};
