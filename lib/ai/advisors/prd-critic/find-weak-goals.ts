import { readEvidence } from "@/lib/ai/advisors/shared/matches";
import type { Evidence } from "@/lib/ai/evidence";
import { namesTime } from "@/lib/text/dates";
import type { Sentence } from "@/lib/text/sentences";
import { CHANGE_VERBS } from "./find-vague";
import {
  type Detector,
  EXCLUDED,
  GOALS,
  groupBy,
  type Reading,
  type Remark,
  toQuote,
} from "./reading";

type Goal = Extract<Evidence, { type: "goal" }>;

const AMOUNT =
  /\d|\b(?:zero|none|no|half|third|quarter|twice|double|one|two|three|four|five|every)\b/i;
/** Phrases for the value at the start: `38% today`, `from 24 to 20`, `baseline`. */
const STARTING_POINT =
  /\b(?:today|now|currently|current|baseline|at present|so far|until now|was|were|from\s.{0,30}\d.{0,40}\sto\s|up from|down from|instead of|compared)\b/i;
/** An objective is a headline; the key results under it have the numbers. */
const HEADLINE = /^\W{0,4}objective\b/i;
/** Minimum share of a sentence's words that a goal must have to count as the same goal. */
const SAME = 0.3;
const MAX_COMPARED = 20;

export const findWeakGoals: Detector = (reading) => {
  const goals = reading.sentences.filter(isGoal);
  return [
    ...goals.filter((goal) => !hasAmount(goal)).map((goal) => remarkNoNumber(goal, reading)),
    ...goals
      .filter(hasAmount)
      .filter(lacksStart)
      .slice(0, 3)
      .map((goal) => remarkNoStart(goal, reading)),
    ...remarkNoDate(goals, reading),
  ];
};

function isGoal({ kind, isFirst, section, text }: Sentence): boolean {
  if (!GOALS.test(section) || EXCLUDED.test(section) || EXCLUDED.test(text)) return false;
  if (HEADLINE.test(text)) return false;
  return kind === "item" ? isFirst : kind === "prose" && CHANGE_VERBS.test(text);
}

const hasAmount = ({ text, rest }: Sentence) => AMOUNT.test(`${text} ${rest}`);

const lacksStart = ({ text, rest }: Sentence) => !STARTING_POINT.test(`${text} ${rest}`);

function findSameGoal(
  text: string,
  { matches }: Reading,
): (Goal["goal"] & { title: string }) | undefined {
  const match = matches(text).find(({ piece, share }) => piece.type === "goal" && share >= SAME);
  return match?.piece.type === "goal"
    ? { ...match.piece.goal, title: match.piece.title }
    : undefined;
}

function remarkNoNumber(goal: Sentence, reading: Reading): Remark {
  const known = findSameGoal(goal.text, reading);
  return {
    ...toQuote(goal),
    severity: "high",
    issue: "No number says when this goal is reached.",
    suggestion: known?.keyResult
      ? `State the key result of the goal “${known.title}”: ${known.keyResult}.`
      : "Name the measure, its value today, the value to reach, and the day on which it is read.",
  };
}

function remarkNoStart(goal: Sentence, reading: Reading): Remark {
  const known = findSameGoal(goal.text, reading);
  return {
    ...toQuote(goal),
    severity: "medium",
    issue: "The value to reach has no starting point, so a reader cannot tell how far it is.",
    suggestion: known?.baseline
      ? `Add the baseline of the goal “${known.title}”: ${known.baseline}.`
      : "Write today's value beside it and how it was measured; where nobody knows, say who measures it and when.",
  };
}

/** Writes one remark for each section of goals that names no point in time. */
function remarkNoDate(goals: readonly Sentence[], reading: Reading): Remark[] {
  const dated = new Set(
    reading.sentences.filter(({ text }) => namesTime(text)).map(({ section }) => section),
  );
  const bySection = groupBy(goals, ({ section }) => section);
  return [...bySection].flatMap(([section, listed]): Remark[] => {
    const [first] = listed;
    if (!first || namesTime(section) || dated.has(section)) return [];
    const known = listed
      .slice(0, MAX_COMPARED)
      .map(({ text }) => findSameGoal(text, reading))
      .find((goal) => goal?.timeframe);
    return [
      {
        ...toQuote(first),
        severity: "medium",
        issue: `Nothing under “${section}” says by when, so no goal there can be missed.`,
        suggestion: known
          ? `Add a date to each. The goal “${known.title}” has one in the workspace: ${known.timeframe}.`
          : "Add the day on which each number is read, and who reads it.",
      },
    ];
  });
}

/** Minimum share of a sentence's words that a goal must have for a comparison of percentages. */
const CONFLICTS = 0.5;
const PERCENTAGES = /\d+(?:[.,]\d+)? ?%/g;

/** Finds percentages that differ from those of the workspace's goal about the same subject. */
export const findConflicts: Detector = ({ sentences, matches }) =>
  sentences.flatMap((sentence): Remark[] => {
    const written = sentence.text.match(PERCENTAGES);
    if (!written || sentence.kind === "quote" || sentence.kind === "row") return [];
    const goal = matches(sentence.text).find(
      ({ piece, share, words }) => piece.type === "goal" && share >= CONFLICTS && words >= 3,
    );
    if (goal?.piece.type !== "goal") return [];
    const { keyResult } = goal.piece.goal;
    const known: readonly string[] = readEvidence(goal.piece).match(PERCENTAGES) ?? [];
    if (!keyResult || known.length === 0 || written.some((each) => known.includes(each))) return [];
    return [
      {
        ...toQuote(sentence),
        severity: "high",
        issue: `This says ${written[0]}; the goal “${goal.piece.title}” says: ${keyResult}.`,
        suggestion:
          "Find out which of the two holds, and change the other, so that both are read as one target.",
      },
    ];
  });
