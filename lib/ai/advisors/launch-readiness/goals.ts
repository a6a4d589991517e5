import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import { latestDate } from "@/lib/ai/advisors/shared/named-times";
import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { type Area, own, quoted } from "./check";

type Goal = Extract<Evidence, { type: "goal" }>;

const FACTS: readonly (readonly [keyof GoalFacts, string])[] = [
  ["keyResult", "a key result"],
  ["baseline", "a baseline"],
  ["timeframe", "a date"],
];

const lacks = ({ goal }: Goal) =>
  FACTS.flatMap(([fact, name]) => (goal[fact] === null ? [name] : []));

/** Whether success can be told apart from failure afterwards. */
export const goalsAndMetrics: Area = {
  name: "Goals and metrics",
  weight: 20,
  look(material) {
    const goals = own(material).flatMap((piece) =>
      piece.type === "goal" && piece.label !== "constraint" ? [piece] : [],
    );
    if (goals.length === 0) {
      return {
        status: "fail",
        finding:
          "The initiative has no goal of its own, so nobody can tell afterwards whether the launch worked.",
        pieces: [],
        action: "Add one goal with a key result, a baseline and the day on which it is read.",
        blocker: "No goal says what the launch is to reach.",
      };
    }
    const lacking = goals.filter((goal) => lacks(goal).length > 0);
    const overdue = goals.filter(
      ({ goal }) => (latestDate(goal.timeframe ?? "") ?? "9999") < material.options.today,
    );
    if (lacking.length === goals.length) {
      return {
        status: "fail",
        finding: `No goal can be measured yet: ${namedLacks(lacking)}.`,
        pieces: lacking,
        action: `Fill in what ${joinWords(quoted(lacking.slice(0, 1)))} lacks: the launch is measured by it.`,
        blocker: `The goal ${joinWords(quoted(lacking.slice(0, 3)))} cannot be measured yet.`,
      };
    }
    if (lacking.length > 0) {
      return {
        status: "warn",
        finding: `${goals.length - lacking.length} of ${goals.length} goals can be measured; ${namedLacks(lacking)}.`,
        pieces: lacking,
        action: `Fill in what is missing of ${joinWords(quoted(lacking.slice(0, 3)))}.`,
      };
    }
    if (overdue.length > 0) {
      return {
        status: "warn",
        finding: `The date of ${joinWords(quoted(overdue))} has passed.`,
        pieces: overdue,
        action: "Record the result that was reached, and set the next date or close the goal.",
      };
    }
    return {
      status: "pass",
      finding: `${counted(goals.length, "goal has", "goals have")} a key result, a baseline and a date.`,
      pieces: goals,
    };
  },
};

/** `“Title” lacks a baseline and a date`, for the first three. */
const namedLacks = (goals: readonly Goal[]) =>
  joinWords(goals.slice(0, 3).map((goal) => `“${goal.title}” lacks ${joinWords(lacks(goal))}`));
