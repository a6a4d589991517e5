import { countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import {
  namesPrice,
  namesSum,
  PRICE_LABELS,
  statesPrice,
  statesWorkCost,
} from "@/lib/ai/reading/sentences/costs";
import { COST, RETURNS } from "@/lib/document-types/topics";
import { MONEY } from "@/lib/text/money";
import { namesCount } from "@/lib/text/number-words";
import { CUT, extractLetters, findUnsaid } from "@/lib/text/phrases";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { listSentences, readPieceBlocks, readText } from "./fitting-passages";
import { listAllSentences } from "./quoted-text";

/** The beginning of a text that tells what it is about, in UTF-16 units. */
export const LOOK = 800;

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

/** Whether a block is a list of boxes to tick. */
export const isBoxes = (block: Block) =>
  block.kind === "list" && block.items.every(({ mark }) => mark.startsWith("- ["));

/** Whether a file has nothing but boxes to tick: it says what to do, and nothing of what is so. */
export function isChecklist(piece: Evidence): boolean {
  if (piece.type !== "upload") return false;
  const blocks = readPieceBlocks(piece).filter(({ kind }) => kind !== "heading");
  return blocks.length > 0 && blocks.every(isBoxes);
}

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

/** Words that limit praise, or wish for more. */
const LIMITS_PRAISE = matchWords(`but|though|however|would|only|missing|wish|not|n['’]t
  aber|nur|leider|fehlt|hätten?|würden?|nicht
  maar|alleen|helaas|zouden?|niet
  mais|seulement|manque|aimerai\\p{L}*|pas
  ただ|しかし|が、|けど|ない|欲し`);

/** Whether feedback limits its praise, wishes for more or denies something. */
export const limitsPraise = (text: string): boolean => LIMITS_PRAISE.test(text);

/** Whether customers rated something as good and said no more. */
export const isRatedWell = (piece: Evidence) =>
  piece.type === "context_item" && (piece.stars ?? 0) > 3 && !limitsPraise(piece.text);

/** In UTF-16 units: what people write in one line of a chat. */
const MAX_REMARK = 160;

/**
 * Whether an item is a remark rather than a record: a line whose own words are its title, and which nobody counted. A note with
 * a title of its own, or one that goes on, was written to be read again.
 */
export function isRemark(piece: Evidence): boolean {
  if (piece.type !== "context_item" || countMentions(piece) > 1) return false;
  const text = readText(piece);
  const title = piece.title.replace(CUT, "");
  const isRepeated = text === "" || findUnsaid(title, text) !== title;
  const isMost = 2 * extractLetters(title).length >= extractLetters(text).length;
  return text.length <= MAX_REMARK && isRepeated && isMost;
}
