import { evidenceText } from "@/lib/ai/advisors/shared/matches";
import type { Detector, Remark } from "./reading";
import { quoteOf } from "./reading";

/** How much of a sentence's subject a goal must share to be taken for the same. */
const SAME = 0.5;
const PERCENTAGES = /\d+(?:[.,]\d+)? ?%/g;

/** Percentages that differ from those of the workspace's goal about the same thing. */
export const findConflicts: Detector = ({ sentences, matches }) =>
  sentences.flatMap((sentence): Remark[] => {
    const written = sentence.text.match(PERCENTAGES);
    if (!written || sentence.kind === "quote" || sentence.kind === "row") return [];
    const goal = matches(sentence.text).find(
      ({ piece, share, words }) => piece.type === "goal" && share >= SAME && words >= 3,
    );
    if (goal?.piece.type !== "goal") return [];
    const { keyResult } = goal.piece.goal;
    const known: readonly string[] = evidenceText(goal.piece).match(PERCENTAGES) ?? [];
    if (!keyResult || known.length === 0 || written.some((each) => known.includes(each))) return [];
    return [
      {
        ...quoteOf(sentence),
        severity: "high",
        issue: `This says ${written[0]}; the goal “${goal.piece.title}” says: ${keyResult}.`,
        suggestion:
          "Find out which of the two holds, and change the other, so that both are read as one target.",
      },
    ];
  });
