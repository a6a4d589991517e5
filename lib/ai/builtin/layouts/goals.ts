import type { Evidence, GoalFacts } from "@/lib/ai/evidence";
import { escapeInline } from "../escape";
import { excerptOf } from "../excerpt";
import { boldTitle, bullet, bullets, factsText } from "./bullets";
import { type Layout, MOST_BULLETS, MOST_ROWS, refer, upTo } from "./layout";
import { table } from "./table";

const FIGURES = ["Key result", "Baseline", "By"];

const figuresOf = (piece: Evidence) =>
  piece.type === "goal" ? [piece.goal.keyResult, piece.goal.baseline, piece.goal.timeframe] : [];

const hasFigures = (piece: Evidence) => figuresOf(piece).some((figure) => figure);

const goalTable = (hasNotes: boolean): Omit<Layout, "isPart"> => ({
  takes: ({ type }) => type === "goal",
  hasRoom: upTo(MOST_ROWS),
  write: (pieces) =>
    pieces.some(hasFigures)
      ? table(
          "Goal",
          FIGURES,
          pieces.map((piece) => ({
            piece,
            note: hasNotes ? piece.text : "",
            cells: figuresOf(piece),
          })),
        )
      : bullets.write(pieces),
});

/** Goals as a table with their descriptions. */
export const goals: Layout = { ...goalTable(true), isPart: false };

/** Goals as a table without their descriptions, which stand under another heading. */
export const goalFigures: Layout = { ...goalTable(false), isPart: true };

/** The descriptions of goals. */
export const goalNotes: Layout = {
  isPart: true,
  takes: (piece) => piece.type === "goal" && hasFigures(piece) && excerptOf(piece.text) !== "",
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
        const parts = [
          name,
          boldTitle(piece.title),
          escapeInline(excerptOf(piece.text)),
          refer(piece),
        ];
        const first = `- ${parts.filter((part) => part !== "").join(" ")}`;
        return `${first}\n  - ${escapeInline(facts)} ${refer(piece)}`;
      })
      .join("\n");
  },
};
