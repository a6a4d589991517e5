import type { Evidence } from "@/lib/ai/evidence";
import { splitLines } from "@/lib/text/line-ends";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { CONFIDENTIAL, DO_NOT_FORWARD } from "./document-head";

const MARK = `(?:(?:please |bitte |prière de )?${DO_NOT_FORWARD}|${CONFIDENTIAL}|(?:internal|intern|interne)(?: (?:use )?only)?|(?:nur|alleen) intern|社内限り?|転送(?:不可|禁止))`;
const MARKS = `${MARK}(?:(?: [-–—] |[,;/、] ?| (?:and|und|en|et|&) )${MARK})*`;
const AROUND = "[\\s()（）[\\]*_.!。！]*";
/** A sentence of its own, such as `INTERNAL - don't forward`, unlike `Confidential data is encrypted` */
const ALONE = new RegExp(`^${AROUND}${MARKS}${AROUND}$`, "iu");
export const isMark = (line: string) => ALONE.test(line);
/** `internal` in small letters may be a word of the text before: `two tools (internal)`. */
const SURE = `(?:(?!intern)${MARKS})`;
/** `Confidential: cash £610k`, `cash £610k (do not share)` */
const BESIDE = new RegExp(
  `^[*_]{0,2}${SURE}[*_]{0,2} ?[:：]|[([（]${SURE}[)\\]）]|[-–—] ${SURE}[.!。]?$`,
  "iu",
);
const IN_CAPITALS = /^[*_]{0,2}INTERNE?(?:AL)?(?: ONLY)?[*_]{0,2} ?[:：]|[([]INTERN(?:AL|E)?[)\]]/u;

const LIST_MARK = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;

const isMarked = (line: string) =>
  BESIDE.test(line) || IN_CAPITALS.test(line) || splitPlainSentences(line).some(isMark);

/**
 * Leaves out, of a text that others will read, the lines of items that somebody marked as internal or not to be passed on. A mark in the title or on a
 * line of its own holds for the whole item.
 */
export function dropMarked(evidence: readonly Evidence[]): Evidence[] {
  return evidence.flatMap((piece): Evidence[] => {
    if (piece.type !== "context_item") return [piece];
    const lines = splitLines(piece.text);
    if (isMarked(piece.title) || lines.some(isMark)) return [];
    const left = lines.filter((line) => !isMarked(line.replace(LIST_MARK, "")));
    if (left.length === lines.length) return [piece];
    const text = left.join("\n");
    return text.trim() === "" ? [] : [{ ...piece, text }];
  });
}
