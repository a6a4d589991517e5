import { readText, takePassage } from "@/lib/ai/engines/builtin/fitting-passages";
import { endSentence, writeBullets, writeTable } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import type { Layout } from ".";

const isResult = (piece: Evidence) =>
  /\bresult(?::| (?:on|in|at|for|of)\b)|\b(?:reached|achieved|missed|ended at|came to)\b/i.test(
    takePassage(readText(piece)),
  );

const writeNote = (piece: Evidence) =>
  [
    endSentence(takePassage(readText(piece))),
    piece.scope === "workspace" ? "Goal of the whole workspace." : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

const readFacts = (piece: Evidence) =>
  piece.type === "goal" ? [piece.goal.keyResult, piece.goal.baseline, piece.goal.timeframe] : [];

const makeGoalTable = (isNoted: (piece: Evidence) => boolean): Layout => ({
  takes: ({ type }) => type === "goal",
  write: (pieces) =>
    writeTable(
      "Goal",
      ["Key result", "Baseline", "By"],
      pieces.map((piece) => ({
        piece,
        note: isNoted(piece) ? writeNote(piece) : "",
        cells: readFacts(piece),
      })),
    ),
});

export const goalLayouts = {
  goals: makeGoalTable(() => true),
  /** Goals without the results that `goal_results` writes. */
  goal_figures: {
    ...makeGoalTable((piece) => !isResult(piece)),
    isPart: true,
    takes: ({ type, scope }) => type === "goal" && scope === "initiative",
  },
  goal_results: {
    isPart: true,
    takes: (piece) => piece.type === "goal" && isResult(piece),
    write: (pieces) => writeBullets(pieces, readText),
  },
} satisfies Record<string, Layout>;
