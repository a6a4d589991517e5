import { type Evidence, findInitiative, hasLabel, listOwnGoals } from "@/lib/ai/evidence";
import { approvesMoney } from "@/lib/ai/reading/sentences/approvals";
import { statesBudget } from "@/lib/ai/reading/sentences/costs";
import { BUDGET, COST } from "@/lib/document-types/topics";
import { extractContentWords } from "@/lib/text/content-words";
import { guessLanguage } from "@/lib/text/languages";
import { readAmount } from "@/lib/text/money";
import { holdsAny } from "@/lib/text/word-beginnings";
import { findSharedWords } from "@/lib/text/words";
import type { QuoteKind } from "./audience-plans";

/** Kinds that quote a figure: the workspace's research and notes have to concern the plan, and no open sum is quoted. */
export const OF_FIGURES: readonly QuoteKind[] = ["figure", "highlight", "money"];

/**
 * Makes the test of whether the quoted words concern the plan: research and notes of the workspace share a word with the initiative or its goals.
 * Without a description, each does, and so do those in another language, which share no words with it.
 */
export function createRelation(title: string, evidence: readonly Evidence[]) {
  const initiative = findInitiative(evidence);
  const texts = [initiative, ...listOwnGoals(evidence)].flatMap((piece) =>
    piece ? [piece.title, piece.text] : [],
  );
  const plan = [title, ...texts].join("\n");
  const subject = extractContentWords(plan);
  const language = guessLanguage(plan);
  const isForeign = ({ title, text }: Evidence) => {
    const own = guessLanguage(`${title}\n${text}`);
    return own !== undefined && language !== undefined && own !== language;
  };
  return (piece: Evidence, words: string) =>
    !initiative ||
    piece.scope === "initiative" ||
    !hasLabel(piece, "market_research", "general_note") ||
    isForeign(piece) ||
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
