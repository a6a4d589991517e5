import { escapeInline } from "@/lib/ai/builtin/escape";
import { excerptOf } from "@/lib/ai/builtin/excerpt";
import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { bullet, factsText, titled } from "./bullets";
import { type Layout, MOST_BULLETS, MOST_ROWS, refer, upTo } from "./layout";
import { table } from "./table-layout";

const FIGURES = ["Key result", "Baseline", "By"];

const figuresOf = (piece: Evidence) =>
  piece.type === "goal" ? [piece.goal.keyResult, piece.goal.baseline, piece.goal.timeframe] : [];

/** A description that tells what came of a goal. */
const isResult = ({ text }: Evidence) =>
  /\bresult(?::| (?:on|in|at|for|of)\b)|\b(?:reached|achieved|missed|ended at|came to)\b/i.test(
    excerptOf(text),
  );

const goalTable = (noteOf: (piece: Evidence) => string): Omit<Layout, "isPart"> => ({
  takes: ({ type }) => type === "goal",
  hasRoom: upTo(MOST_ROWS),
  write: (pieces) =>
    table(
      "Goal",
      FIGURES,
      pieces.map((piece) => ({
        piece,
        note: noteOf(piece),
        cells: figuresOf(piece),
      })),
    ),
});

/** Goals as a table with their descriptions. */
export const goals: Layout = { ...goalTable(({ text }) => text), isPart: false };

/** Goals as a table without their results, which stand under another heading. */
export const goalFigures: Layout = {
  ...goalTable((piece) => (isResult(piece) ? "" : piece.text)),
  isPart: true,
};

/** What came of goals. */
export const goalResults: Layout = {
  isPart: true,
  takes: (piece) => piece.type === "goal" && isResult(piece),
  hasRoom: upTo(MOST_BULLETS),
  write: (pieces) => pieces.map((piece) => bullet(piece, excerptOf(piece.text))).join("\n"),
};

const keyResultText = (goal: GoalFacts) =>
  `${goal.keyResult ? "" : "Key result: not given. "}${factsText(goal)}`.trim();

/** Outcomes as objectives, measures after them, each with its key result below it. */
export const objectives: Layout = {
  isPart: false,
  takes: ({ type }) => type === "goal",
  hasRoom: upTo(MOST_ROWS),
  write: (pieces) => {
    const isMeasure = (piece: Evidence) =>
      piece.type === "goal" && piece.label === "success_metric";
    const ordered = [...pieces.filter((piece) => !isMeasure(piece)), ...pieces.filter(isMeasure)];
    return ordered
      .map((piece) => {
        const facts = piece.type === "goal" ? keyResultText(piece.goal) : "";
        const name = isMeasure(piece) ? "Measure:" : "Objective:";
        const parts = [name, titled(piece.title, excerptOf(piece.text)), refer(piece)];
        const first = `- ${parts.filter((part) => part !== "").join(" ")}`;
        return `${first}\n  - ${escapeInline(facts)} ${refer(piece)}`;
      })
      .join("\n");
  },
};
