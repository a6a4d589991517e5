import type { Evidence } from "@/lib/ai/evidence";
import { splitLines } from "@/lib/text/line-ends";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { CONFIDENTIAL, DO_NOT_FORWARD } from "./document-head";

const MARK = `(?:(?:please |bitte |prière de )?${DO_NOT_FORWARD}|${CONFIDENTIAL}|(?:internal|intern|interne)(?: (?:use )?only)?|(?:nur|alleen) intern|社内限り?|転送(?:不可|禁止))`;
const MARKS = `${MARK}(?:(?: [-–—] |[,;/、] ?| (?:and|und|en|et|&) )${MARK})*`;
const AROUND = "[\\s()（）[\\]*_.!。！]*";
/** A sentence of its own, such as `INTERNAL - don't forward`, unlike `Confidential data is encrypted` */
const ALONE = new RegExp(`^${AROUND}${MARKS}${AROUND}$`, "iu");
/** `internal` in small letters may be a word of the text before: `two tools (internal)`. */
const SURE = `(?:(?!intern)${MARKS})`;
/** `Confidential: cash £610k`, `cash £610k (do not share)` */
const BESIDE = new RegExp(
  `^[*_]{0,2}${SURE}[*_]{0,2} ?[:：]|[([（]${SURE}[)\\]）][.!。]?$|[-–—] ${SURE}[.!。]?$`,
  "iu",
);
const IN_CAPITALS = /^[*_]{0,2}INTERNE?(?:AL)?(?: ONLY)?[*_]{0,2} ?[:：]|[([]INTERN(?:AL|E)?[)\]]/u;

const LIST_MARK = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;

/** A mark ends or begins its line: `Labels are Public. Internal. Secret.` has none. */
function isMarked(line: string): boolean {
  const sentences = splitPlainSentences(line);
  const ends = sentences.length > 1 ? [sentences[0] ?? "", sentences.at(-1) ?? ""] : [];
  return BESIDE.test(line) || IN_CAPITALS.test(line) || ends.some((each) => ALONE.test(each));
}

/** A mark on a line of its own, unlike an item of a list or the answer to a question. */
const marksAll = (line: string, above = "") =>
  ALONE.test(line) && !LIST_MARK.test(line) && !/[?？:：]\s*$/.test(above);

/**
 * Leaves out, of a text that others will read, the lines of items that somebody marked as internal or not to be passed on. A mark in the title or on a
 * line of its own holds for the whole item.
 */
export function dropMarked(evidence: readonly Evidence[]): Evidence[] {
  return evidence.flatMap((piece): Evidence[] => {
    if (piece.type !== "context_item") return [piece];
    const lines = splitLines(piece.text);
    const isWholly = lines.some((line, at) => marksAll(line, lines[at - 1]));
    if (isWholly || isMarked(piece.title)) return [];
    const left = lines.filter((line) => !isMarked(line.replace(LIST_MARK, "")));
    if (left.length === lines.length) return [piece];
    const text = left.join("\n");
    return text.trim() === "" ? [] : [{ ...piece, text }];
  });
}
