import { takeExcerpt } from "@/lib/ai/engines/builtin/excerpt";
import {
  escapeInline,
  refer,
  writeBullet,
  writeFacts,
  writeTable,
  writeTitled,
} from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { type Layout, type Layouts, limitTo, MOST_BULLETS, MOST_ROWS } from "./layout";

const FIGURES = ["Key result", "Baseline", "By"];

const readFigures = (piece: Evidence) =>
  piece.type === "goal" ? [piece.goal.keyResult, piece.goal.baseline, piece.goal.timeframe] : [];

const isResult = ({ text }: Evidence) =>
  /\bresult(?::| (?:on|in|at|for|of)\b)|\b(?:reached|achieved|missed|ended at|came to)\b/i.test(
    takeExcerpt(text),
  );

const makeGoalTable = (noteOf: (piece: Evidence) => string): Omit<Layout, "isPart"> => ({
  takes: ({ type }) => type === "goal",
  hasRoom: limitTo(MOST_ROWS),
  write: (pieces) =>
    writeTable(
      "Goal",
      FIGURES,
      pieces.map((piece) => ({
        piece,
        note: noteOf(piece),
        cells: readFigures(piece),
      })),
    ),
});

const goals: Layout = { ...makeGoalTable(({ text }) => text), isPart: false };

/** The results are under another heading. */
const goalFigures: Layout = {
  ...makeGoalTable((piece) => (isResult(piece) ? "" : piece.text)),
  isPart: true,
};

const goalResults: Layout = {
  isPart: true,
  takes: (piece) => piece.type === "goal" && isResult(piece),
  hasRoom: limitTo(MOST_BULLETS),
  write: (pieces) => pieces.map((piece) => writeBullet(piece, takeExcerpt(piece.text))).join("\n"),
};

const writeKeyResult = (goal: GoalFacts) =>
  `${goal.keyResult ? "" : "Key result: not given. "}${writeFacts(goal)}`.trim();

/** Outcomes as objectives, then success metrics as measures, each with its key result below it. */
const objectives: Layout = {
  isPart: false,
  takes: ({ type }) => type === "goal",
  hasRoom: limitTo(MOST_ROWS),
  write: (pieces) => {
    const isMeasure = (piece: Evidence) =>
      piece.type === "goal" && piece.label === "success_metric";
    const ordered = [...pieces.filter((piece) => !isMeasure(piece)), ...pieces.filter(isMeasure)];
    return ordered
      .map((piece) => {
        const facts = piece.type === "goal" ? writeKeyResult(piece.goal) : "";
        const name = isMeasure(piece) ? "Measure:" : "Objective:";
        const parts = [name, writeTitled(piece.title, takeExcerpt(piece.text)), refer(piece)];
        const first = `- ${parts.filter((part) => part !== "").join(" ")}`;
        return `${first}\n  - ${escapeInline(facts)} ${refer(piece)}`;
      })
      .join("\n");
  },
};

export const goalLayouts = {
  goals,
  goal_figures: goalFigures,
  goal_results: goalResults,
  objectives,
} satisfies Partial<Layouts>;
