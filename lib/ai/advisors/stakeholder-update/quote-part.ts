import { HEARD } from "@/lib/ai/advisors/shared/claims";
import { findSettled } from "@/lib/ai/advisors/shared/item-status";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { findLatestDate, namesTime } from "@/lib/text/dates";
import { MONEY } from "@/lib/text/money";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";
import type { PiecePart } from "./audience-plans";

const MAX_QUOTED = 220;
/** A decision with its reason, or a risk with what it does and what is done. */
const MAX_PASSAGE = 160;
const CHANGE = /\d ?%|\bfrom \S*\d.* to \S*\d/;
const FIGURE = new RegExp(
  `${MONEY.source}|\\d{1,3}[.,\\u00a0\\u202f ]\\d{3}|\\d(?: \\p{L}+)? (?:of|von|van|sur) \\d|\\d人`,
  "iu",
);
const VOICE = /["“„«「][^"”“»」]{12}/;
const NAMES =
  "(?:(?:agreed|with|and|mit|und|met|en|avec|et|von|van|de|der|den|du|la|le|\\(?\\p{Lu}[\\p{L}.'’-]*\\)?)(?:,? |\\.?$))+$";
/** `6 November 2026, Nora Willems with Tom Verhoeven.` or `Bestuur, 3 september.`, the usual beginning of a decision. */
const DATELINE = new RegExp(
  [
    `^(?:\\d{1,2}(?:\\.|er)? \\p{L}{3,9}(?: 20\\d\\d)?|\\p{L}{3,9} 20\\d\\d), ${NAMES}`,
    "^[^.:;]{2,40}, \\d{1,2}(?:\\.|er)? \\p{L}{3,9}(?: 20\\d\\d)?\\.$",
    "^(?:20\\d\\d年)?\\d{1,2}月\\d{1,2}日、[\\p{sc=Han}\\p{sc=Kana}ー・、()（）のとさん]+。$",
  ].join("|"),
  "u",
);
/** Less says nothing alone, as `Six partners.` does. */
const MIN_WORDS = 4;

export function quotePart(piece: Evidence, part: PiecePart, today: string): string {
  if (part === "title") return "";
  if (part === "built") return quoteBuilt(piece, today) ?? "";
  if (piece.type === "goal" && part === "money" && !MONEY.test(piece.goal.keyResult ?? ""))
    return "";
  if (piece.type === "goal") return quoteGoal(piece);
  const isTheirs = hasLabel(piece, "key_competitors");
  const sentences = readSentences(piece.text).filter(
    (sentence) =>
      !DATELINE.test(sentence) && saysSomething(sentence) && !(isTheirs && HEARD.test(sentence)),
  );
  if (part === "passage") return takeWhole(sentences);
  if (part === "promise") {
    const end = sentences.findIndex((sentence) => MONEY.test(sentence));
    return takeWhole(sentences.slice(0, end < 0 ? sentences.length : end));
  }
  return cutText(
    closeQuote(chooseSentence(sentences, part, (text) => isToCome(text, piece, today)) ?? ""),
    MAX_QUOTED,
  );
}

/** The sentence that calls an idea built by today, or nothing in its place if it names a sum; undefined for other pieces. */
export function quoteBuilt(piece: Evidence, today: string): string | undefined {
  const settled = findSettled(piece);
  if (!settled?.isBuilt) return undefined;
  const said = settled.said.text.replace(/\s+/g, " ");
  // A month without a day counts from its first.
  const date = findLatestDate(
    said.replace(/(?<=\b(?:in|im|en|since) )(?=\p{L})/giu, "1 "),
    piece.createdAt,
  );
  const isLater = [date ?? "", ...(said.match(/\b20\d\d\b/g) ?? [])].some((each) => each > today);
  if (isLater) return undefined;
  return MONEY.test(said) ? "" : cutText(said, MAX_QUOTED);
}

/** Takes whole sentences from the beginning. */
function takeWhole(sentences: readonly string[]): string {
  const [first = "", ...others] = sentences;
  let passage = cutText(first, MAX_QUOTED);
  for (const sentence of others) {
    const longer = joinNotes(passage, sentence);
    if (longer.length > MAX_PASSAGE) break;
    passage = longer;
  }
  return passage;
}

export const readSentences = (text: string): string[] =>
  splitSentences(text)
    .filter((each) => each.kind !== "row" && !isTableRow(each.text))
    .map((each) => each.text.replace(/\s+/g, " "));

function chooseSentence(
  sentences: readonly string[],
  part: PiecePart,
  isToCome: (text: string) => boolean,
): string | undefined {
  const find = (pattern: RegExp) => sentences.find((each) => pattern.test(each));
  if (part === "figure") return find(CHANGE) ?? find(FIGURE);
  if (part === "money") return find(MONEY);
  if (part === "date") return sentences.find(isToCome);
  return (part === "voice" ? find(VOICE) : undefined) ?? sentences[0];
}

const saysSomething = (sentence: string) =>
  !/^[\p{sc=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(sentence) ||
  sentence.split(/\s+/).length >= MIN_WORDS ||
  namesTime(sentence);

/** A date without a year is of the year that is nearest to the day on which its item was written. */
const isToCome = (text: string, { createdAt }: Evidence, today: string) =>
  (findLatestDate(text, createdAt) ?? "") >= today;

const closeQuote = (sentence: string) =>
  sentence.startsWith('"') && !sentence.slice(1).includes('"') ? `${sentence}"` : sentence;

/** A goal's result, if its description begins with it, belongs to its target. */
function quoteGoal({ text, goal }: Extract<Evidence, { type: "goal" }>): string {
  const facts = [
    goal.keyResult && `Target: ${goal.keyResult}`,
    goal.baseline && `Baseline: ${goal.baseline}`,
    goal.timeframe && `Timeframe: ${goal.timeframe}`,
  ].filter(Boolean);
  const result = /^result\b/i.test(text) ? (splitSentences(text)[0]?.text ?? "") : "";
  return [facts.length > 0 ? `${facts.join("; ")}.` : "", result].filter(Boolean).join(" ");
}
