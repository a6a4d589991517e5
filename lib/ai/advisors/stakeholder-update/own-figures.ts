import { type Evidence, findInitiative, hasLabel, listOwnGoals } from "@/lib/ai/evidence";
import { approvesMoney } from "@/lib/ai/reading/sentences/approvals";
import { statesBudget } from "@/lib/ai/reading/sentences/states-budget";
import { BUDGET, COST } from "@/lib/document-types/topics";
import { extractContentWords } from "@/lib/text/content-words";
import { readAmount } from "@/lib/text/money";
import { holdsAny } from "@/lib/text/word-beginnings";
import { findSharedWords } from "@/lib/text/words";
import type { Part } from "./audience-plans";

/** Parts for which the workspace's research and notes have to concern the plan. */
export const OF_FIGURES: readonly Part[] = ["figure", "highlight", "money"];

/**
 * Makes the test of whether the quoted words concern the plan: research and notes of the workspace share a word with the initiative or its goals.
 * Without a description, each does.
 */
export function createRelation(title: string, evidence: readonly Evidence[]) {
  const initiative = findInitiative(evidence);
  const texts = [initiative, ...listOwnGoals(evidence)].flatMap((piece) =>
    piece ? [piece.title, piece.text] : [],
  );
  const subject = extractContentWords([title, ...texts].join("\n"));
  return (piece: Evidence, words: string) =>
    !initiative ||
    piece.scope === "initiative" ||
    !hasLabel(piece, "market_research", "general_note") ||
    findSharedWords(extractContentWords(`${piece.title}\n${words}`), subject).length > 0;
}

/** Rates money, from 0 to 3: the budget comes first, then the costs of a title that names them, then others; of each, the largest sum. */
export function rateSum({ title }: Evidence, words: string): number {
  const sum = readAmount(words) ?? 0;
  const size = sum / (sum + 1000);
  if (approvesMoney(words) || statesBudget(words) || statesBudget(`${title}: ${words}`))
    return 2 + size;
  return size + Number(holdsAny(title, [...BUDGET, ...COST]));
}
