import { EXCLUDED, GOALS } from "@/lib/ai/advisors/shared/claims";
import { readEvidence } from "@/lib/ai/advisors/shared/matches";
import type { Evidence } from "@/lib/ai/evidence";
import { namesTime } from "@/lib/text/dates";
import type { Sentence } from "@/lib/text/sentences";
import { type Detector, groupBy, type Reading, type Remark, toQuote } from "./reading";

type Goal = Extract<Evidence, { type: "goal" }>;

const AMOUNT =
  /\d|\b(?:zero|none|no|all|half|third|quarter|twice|double|one|two|three|four|five|six|seven|eight|nine|ten|every)\b/i;
/** Times that `namesTime` does not read, such as `31.03.2027`, `by Christmas` and `next year`. */
const OTHER_TIME =
  /\b\d{1,2}[./-]\d{1,2}\b|\b(?:\d+|next|this|each|every|per|a) (?:day|week|month|quarter|year|season|summer|winter)|\b(?:by|until|before|end of) \p{L}/iu;
/** An objective is a headline; the key results under it have the numbers. */
const HEADLINE = /^\W{0,4}objective\b/i;
/** Minimum share of a sentence's words that a goal must have to count as the same goal. */
const SAME = 0.5;

export const findWeakGoals: Detector = (reading) => {
  const goals = reading.sentences.filter(isGoal);
  return [
    ...goals.filter((goal) => !hasAmount(goal)).map((goal) => remarkNoNumber(goal, reading)),
    ...remarkNoDate(goals, reading),
  ];
};

const isGoal = ({ kind, isFirst, section, text }: Sentence) =>
  kind === "item" &&
  isFirst &&
  GOALS.test(section) &&
  !EXCLUDED.test(section) &&
  !EXCLUDED.test(text) &&
  !HEADLINE.test(text);

const hasAmount = ({ text, rest }: Sentence) => AMOUNT.test(`${text} ${rest}`);

function findSameGoal(text: string, { matches }: Reading): Goal | undefined {
  const piece = matches(text).find(
    (each) => each.piece.type === "goal" && each.share >= SAME,
  )?.piece;
  return piece?.type === "goal" ? piece : undefined;
}

function remarkNoNumber(goal: Sentence, reading: Reading): Remark {
  const known = findSameGoal(goal.text, reading);
  return {
    ...toQuote(goal),
    severity: "high",
    issue: "No number says when this goal is reached.",
    suggestion: known?.goal.keyResult
      ? `State the key result of the goal “${known.title}”: ${known.goal.keyResult}.`
      : "Name the measure, its value today, the value to reach, and the day on which it is read.",
  };
}

/** Writes one remark for each section of goals that names no point in time, unless a heading does. */
function remarkNoDate(goals: readonly Sentence[], reading: Reading): Remark[] {
  const isDated = (text: string) => namesTime(text) || OTHER_TIME.test(text);
  if (reading.headings.some(({ title }) => isDated(title))) return [];
  const dated = new Set(
    reading.sentences.filter(({ text }) => isDated(text)).map(({ section }) => section),
  );
  return [...groupBy(goals, ({ section }) => section)].flatMap(([section, listed]): Remark[] => {
    const [first] = listed;
    if (!first || dated.has(section)) return [];
    const known = listed
      .map(({ text }) => findSameGoal(text, reading))
      .find((goal) => goal?.goal.timeframe);
    return [
      {
        ...toQuote(first),
        severity: "medium",
        issue: `No date stands under “${section}”.`,
        suggestion: known
          ? `Add a date to each goal. “${known.title}” has one in the workspace: ${known.goal.timeframe}.`
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
    )?.piece;
    if (goal?.type !== "goal" || !goal.goal.keyResult) return [];
    const known: readonly string[] = readEvidence(goal).match(PERCENTAGES) ?? [];
    if (known.length === 0 || written.some((each) => known.includes(each))) return [];
    return [
      {
        ...toQuote(sentence),
        severity: "high",
        issue: `This says ${written[0]}; the goal “${goal.title}” says: ${goal.goal.keyResult}.`,
        suggestion: "If both mean the same measure, find out which holds, and change the other.",
      },
    ];
  });
