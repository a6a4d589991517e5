import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { approvesMoney, namesBoard, paysOff } from "@/lib/ai/reading/sentences/approvals";
import {
  namesPrice,
  namesSum,
  PRICE_LABELS,
  statesPrice,
  statesSpending,
  statesWorkCost,
} from "@/lib/ai/reading/sentences/costs";
import { BUDGET, COST, RETURNS } from "@/lib/document-types/topics";
import { MONEY } from "@/lib/text/money";
import { namesCount } from "@/lib/text/number-words";
import { holdsAny } from "@/lib/text/word-beginnings";
import { listSentences, readPieceBlocks, readText, saysOnly } from "./fitting-passages";
import { LOOK } from "./piece-kinds";
import { listAllSentences } from "./quoted-text";
import { isDated } from "./schedule";

const SUMS = [...COST, ...RETURNS];

/** Whether a file is about sums, by its name, by the head of a table, or because it soon names an amount. */
export function isAboutSums(piece: Evidence): boolean {
  const heads = readPieceBlocks(piece).flatMap((block) =>
    block.kind === "table" ? (block.rows[0] ?? []) : [],
  );
  const named = [piece.title.replaceAll(/[_-]/g, " "), ...heads];
  return named.some((each) => holdsAny(each, SUMS)) || MONEY.test(piece.text.slice(0, LOOK));
}

/** Whether a note names costs in its title, a sum, or costs in a sentence with a number: minutes may mention a budget and be about other things. */
export const namesCost = (piece: Evidence, words: readonly string[]): boolean =>
  holdsAny(piece.title, words) ||
  listAllSentences(piece).some(
    (said) => namesSum(said) || ((/\d/.test(said) || namesCount(said)) && holdsAny(said, words)),
  );

/** Whether an item whose title names a price states one of ours, rather than the cost of our work. */
export const isOwnPrice = (piece: Evidence) => {
  const said = listSentences(piece);
  return (
    hasLabel(piece, ...PRICE_LABELS) &&
    namesPrice(piece.title) &&
    said.some((each) => statesPrice(each) && !statesWorkCost(each))
  );
};

/** Whether what a decision names in money may be our price: it names none, its title has one of the words, or a sentence has one beside a price. */
export const mayTellOwnPrice = (piece: Evidence, words: readonly string[]): boolean =>
  !MONEY.test(readText(piece)) ||
  holdsAny(piece.title, words) ||
  listSentences(piece).some((said) => statesPrice(said) && holdsAny(said, words));

/** Whether a constraint or a note has words of a plan only beside an amount without a date: `The next phase of the tariff costs 12 €`. */
export function namesOnlyPrice(piece: Evidence, words: readonly string[]): boolean {
  if (!hasLabel(piece, "technical_constraint", "general_note")) return false;
  const said = [piece.title, ...listSentences(piece)];
  const named = said.filter((sentence) => holdsAny(sentence, words));
  return named.length > 0 && named.every((sentence) => MONEY.test(sentence) && !isDated(sentence));
}

/** Whether the title of an item is about what the plan costs, and the item names an amount. */
export const isBudget = ({ title, text }: Evidence) =>
  holdsAny(title, BUDGET) && MONEY.test(`${title} ${text}`);

/** Facts about rivals and the words of customers are not about our money. */
const isOfOthers = (piece: Evidence) =>
  piece.type !== "context_item" || hasLabel(piece, "user_feedback", "key_competitors");

/** Whether a sentence of an item says that the plan got its money or what of it is spent, what the board thinks of that, or when it pays off. */
export function tellsBudget(piece: Evidence, sentence: string): boolean {
  if (isOfOthers(piece)) return false;
  if (approvesMoney(sentence) || statesSpending(sentence)) return true;
  return (paysOff(sentence) || namesBoard(sentence)) && namesApproval(piece);
}

const namesApproval = (piece: Evidence) => listSentences(piece).some(approvesMoney);

/** Whether an item says only that. */
export const isOnlyBudget = (piece: Evidence) =>
  !isOfOthers(piece) && saysOnly(piece, (sentence) => tellsBudget(piece, sentence));
