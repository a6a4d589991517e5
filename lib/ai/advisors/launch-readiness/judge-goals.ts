import { nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Goal, listOwnGoals } from "@/lib/ai/evidence";
import { findLatestDate, namesTime } from "@/lib/text/dates";
import { isPlaceholder } from "@/lib/text/no-answer";
import { joinWords } from "@/lib/text/phrases";
import { type Launch, type Note, noteGap, notePieces } from "./finding";

const MAX_NAMED = 3;
const RESULT = /\bresult\b/i;

/** Looks for the fields of the initiative's goals that are empty, and for timeframes that have passed. */
export function judgeGoals({ evidence, options }: Launch): Note[] {
  const goals = listOwnGoals(evidence);
  if (goals.length === 0)
    return noteGap(
      "The initiative has no goal of its own.",
      "Add one goal with a key result, a baseline and a timeframe.",
    );
  const lacking = goals.filter((goal) => listEmpty(goal).length > 0);
  const filled = goals.filter((goal) => !lacking.includes(goal));
  const overdue = goals.filter(
    ({ text, goal: { timeframe } }) =>
      !RESULT.test(text) && (findLatestDate(timeframe ?? "") ?? options.today) < options.today,
  );
  const lists = lacking
    .slice(0, MAX_NAMED)
    .map((goal) => `“${goal.title}” has no ${joinWords(listEmpty(goal), "or")}`);
  const late = nameTitles(overdue);
  return [
    ...notePieces(
      lacking,
      `${joinWords(lists)} filled in.`,
      `Fill in what is empty in ${nameTitles(lacking)}.`,
    ),
    ...notePieces(filled, `A key result, a baseline and a time are in ${nameTitles(filled)}.`),
    ...notePieces(
      overdue,
      `The date in the timeframe of ${late} has passed.`,
      `Record what was reached in ${late}, and set the next date or close the goal.`,
    ),
  ];
}

const isEmpty = (value: string | null) => !value || isPlaceholder(value);

/** A time in the title, the text or the key result counts as the timeframe. */
const listEmpty = ({ title, text, goal }: Goal) =>
  [
    isEmpty(goal.keyResult) && "key result",
    isEmpty(goal.baseline) && "baseline",
    isEmpty(goal.timeframe) &&
      !namesTime(`${title}\n${text}\n${goal.keyResult ?? ""}`) &&
      "timeframe",
  ].filter((name) => name !== false);
