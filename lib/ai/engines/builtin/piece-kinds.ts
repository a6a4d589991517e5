import { countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { cameTrue } from "@/lib/ai/reading/sentences/came-true";
import { beginsWithRollout, isStop } from "@/lib/ai/reading/sentences/rollout";
import { CUT, extractLetters, findUnsaid } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { listSentences, readPieceBlocks, readText, saysOnly } from "./fitting-passages";
import { namesDay } from "./schedule";

/** The beginning of a text that tells what it is about, in UTF-16 units. */
export const LOOK = 800;

/** The title and the beginning of a text; with the key result of a goal, whose text is its description. */
export const readBeginning = (piece: Evidence) => {
  const result = piece.type === "goal" ? (piece.goal.keyResult ?? "") : "";
  return `${piece.title}\n${result}\n${piece.text.slice(0, LOOK)}`;
};

export const readTypeAndLabel = (piece: Evidence) =>
  "label" in piece ? `${piece.type} ${piece.label}` : "";

/** Whether a block is a list of boxes to tick. */
export const isBoxes = (block: Block) =>
  block.kind === "list" && block.items.every(({ mark }) => mark.startsWith("- ["));

/** Whether a file has nothing but boxes to tick: it says what to do, and nothing of what is so. */
export function isChecklist(piece: Evidence): boolean {
  if (piece.type !== "upload") return false;
  const blocks = readPieceBlocks(piece).filter(({ kind }) => kind !== "heading");
  return blocks.length > 0 && blocks.every(isBoxes);
}

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

/** Whether a goal is only a date of the rollout: it has no figure, such as `Soft launch in Leeds on 1 February`. */
export const isMilestone = (piece: Evidence) =>
  piece.type === "goal" &&
  hasLabel(piece, "general") &&
  !piece.goal.keyResult &&
  !piece.goal.baseline &&
  namesDay(piece.goal.timeframe ?? "") &&
  beginsWithRollout(piece.title.replace(/^(?:soft|full) /i, ""));

/** Whether an item only says when the plan stops. */
export const isOnlyStop = (piece: Evidence) =>
  hasLabel(piece, "decision", "general_note") && saysOnly(piece, isStop);

/** Whether a risk says that it came true. */
export const hasComeTrue = (piece: Evidence) =>
  hasLabel(piece, "risk") && listSentences(piece).some(cameTrue);
