import type { Evidence } from "@/lib/ai/evidence";
import { splitLines } from "@/lib/text/line-ends";
import { endsSentence } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { CONFIDENTIAL, DO_NOT_FORWARD } from "./document-head";

/** Marks only as a sentence of its own, unlike `Free entry (not for staff)` */
const NOT_FOR_STAFF =
  "(?:not for (?:the )?(?:staff|team)|nicht für (?:die )?(?:belegschaft|mitarbeiter|mitarbeitenden)|niet voor (?:het )?(?:personeel|team)|pas pour (?:le personnel|l['’]équipe))";
const MARK = `(?:(?:please |bitte |prière de )?${DO_NOT_FORWARD}|${NOT_FOR_STAFF}|${CONFIDENTIAL}|(?:internal|intern|interne)(?: (?:use )?only)?|(?:nur|alleen) intern|社内限り?|転送(?:不可|禁止))`;
/** Marks only as a sentence of its own or before a colon, unlike `We sent the plan under NDA` */
const HUSHED =
  `between (?:us|you and me)|off the record|(?:under|covered by) nda|in (?:strict(?:est)? )?confidence|for [^:.!?\\n]{1,30}['’]s? eyes only|embargo(?:ed)? (?:until|till) [^:.!?\\n]{1,30}
|(?:(?:the )?(?:board|management|directors|leadership|executives?)(?: team)?) only|(?:ganz )?unter uns(?: gesagt)?|im vertrauen|unter nda|sperrfrist bis [^:!?\\n]{1,30}|nur (?:für )?(?:den |die |das )?(?:geschäftsleitung|geschäftsführung|vorstand|leitung)
|onder ons|in vertrouwen|onder embargo tot [^:.!?\\n]{1,30}|alleen (?:voor )?(?:de )?(?:directie|het bestuur)|entre nous|en (?:toute )?confidence|sous embargo jusqu['’][^:.!?\\n]{1,30}|réservé à la direction|ここだけの話|オフレコ|他言無用|内密に`.replaceAll(
    "\n",
    "",
  );
const MARKS = `${MARK}(?:(?: [-–—] |[,;/、] ?| (?:and|und|en|et|&) )${MARK})*`;
const AROUND = "[\\s()（）[\\]*_.!。！]*";
/** A sentence of its own, such as `INTERNAL - don't forward`, unlike `Confidential data is encrypted` */
const ALONE = new RegExp(`^${AROUND}${MARKS}${AROUND}$`, "iu");
export const isMark = (line: string) => ALONE.test(line);
/** `internal` in small letters may be a word of the text before: `two tools (internal)`. */
const SURE = `(?:(?!intern|${NOT_FOR_STAFF})${MARKS})`;
/** `Confidential: cash £610k`, `cash £610k (do not share)` */
const BESIDE = new RegExp(
  `^[*_]{0,2}${SURE}[*_]{0,2} ?[:：]|[([（]${SURE}[)\\]）]|[-–—] ${SURE}[.!。]?$`,
  "iu",
);
const IN_CAPITALS = /^[*_]{0,2}INTERNE?(?:AL)?(?: ONLY)?[*_]{0,2} ?[:：]|[([]INTERN(?:AL|E)?[)\]]/u;

const LIST_MARK = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;

const isMarked = (line: string) =>
  BESIDE.test(line) || IN_CAPITALS.test(line) || splitPlainSentences(line).some(isMark);

/** Keeps a text from colleagues too, unlike `INTERNAL` and 社外秘 */
const FOR_FEW = new RegExp(
  `(?!社外秘)(?:${CONFIDENTIAL})|${DO_NOT_FORWARD}|${NOT_FOR_STAFF}|転送(?:不可|禁止)`,
  "iu",
);
const FOR_WHOM = ", (?:nur|only|alleen|seulement|uniquement) [^()[\\]:：.!?]{1,40}";
const OF_ALL = `${MARKS}(?:${FOR_WHOM})?(?: (?:until|till|bis|tot|jusqu['’]) ?[^()[\\]:：]{1,40})?`;
const BEFORE_OR_BEHIND = `(?!${NOT_FOR_STAFF})${OF_ALL}`;
const IN_BRACKETS = `[([（【]${BEFORE_OR_BEHIND}[)\\]）】]`;
const OPENS_BRACKET = new RegExp(`^[*_]{0,2}${IN_BRACKETS}`, "iu");
/** `Vertraulich bis 3. Mai.` */
const OPENING_SENTENCE = new RegExp(`^${AROUND}${OF_ALL}${AROUND}$`, "iu");
/** `VERTRAULICH: Vorstand`, `[Confidential] Board`, unlike `Confidential computing` */
const OPENING = new RegExp(
  `^[*_]{0,2}(?:${BEFORE_OR_BEHIND}[*_]{0,2}(?: ?[:：|]| [-–—] )|${IN_BRACKETS})`,
  "iu",
);
/** `Board (CONFIDENTIAL)`, `Board – confidential`, unlike `Paid £2m (confidential) in May` */
const CLOSING = new RegExp(
  `${IN_BRACKETS}(?=[*_.! ]*$| ?[-–—:：|])| [-–—|] ${BEFORE_OR_BEHIND}[*_.!。]*$`,
  "iu",
);
/** `Between us: …`, `Embargoed until 15 January. …` */
const OPENS_HUSHED = new RegExp(
  `^${AROUND}(?:${HUSHED})(?: ?[:：]|[.!。](?=\\s|$)|[*_]{0,2}$)`,
  "iu",
);
/** No mark is longer, and a line can be a whole text. */
const MAX_OPENING = 300;
const isForFew = (place: RegExp, text: string) => FOR_FEW.test(place.exec(text)?.[0] ?? "");

/** Whether the title or the first line of a text marks all of it as confidential. Within a sentence or an item of a list, a mark is only of that. */
export function marksAllConfidential(title: string, text: string): boolean {
  const [first = "", next = ""] = splitLines(text.trimStart());
  const line = first.replace(/^[#>\s]+/, "").trim();
  const isPart = LIST_MARK.test(line) || next.trim() !== "" || endsSentence(line);
  const isTitle = first.startsWith("#") || !isPart;
  const titles = [title.trim(), ...(isTitle ? [line] : [])];
  const [opening = ""] = splitPlainSentences(line.replace(LIST_MARK, "").slice(0, MAX_OPENING));
  const isAlone = line.length <= MAX_OPENING && text.trim() === first.trim();
  const closing = isAlone ? (splitPlainSentences(line).at(-1) ?? "") : "";
  return (
    [title.trim(), line].some((each) => OPENS_HUSHED.test(each)) ||
    isForFew(OPENING_SENTENCE, closing) ||
    [title.trim(), opening].some((each) => isForFew(OPENING_SENTENCE, each)) ||
    [title.trim(), line].some((each) => isForFew(OPENING, each)) ||
    titles.some((each) => isForFew(CLOSING, each))
  );
}

/** Leaves out the lines that begin with a mark in brackets, such as `[confidential] Tom leaves`. */
export function dropConfidentialLines<T extends { text: string }>(piece: T): T {
  const lines = splitLines(piece.text);
  const left = lines.filter((line) => !isForFew(OPENS_BRACKET, line.replace(LIST_MARK, "").trim()));
  return left.length === lines.length ? piece : { ...piece, text: left.join("\n") };
}

/**
 * Leaves out, of a text that others will read, the lines of items that somebody marked as internal or not to be passed on. A mark in the title or on a
 * line of its own holds for the whole item.
 */
export function dropMarked(evidence: readonly Evidence[]): Evidence[] {
  return evidence.flatMap((piece): Evidence[] => {
    if (piece.type !== "context_item") return [piece];
    const lines = splitLines(piece.text);
    if (isMarked(piece.title) || lines.some(isMark)) return [];
    if (marksAllConfidential(piece.title, piece.text)) return [];
    const left = lines.filter((line) => !isMarked(line.replace(LIST_MARK, "")));
    if (left.length === lines.length) return [piece];
    const text = left.join("\n");
    return text.trim() === "" ? [] : [{ ...piece, text }];
  });
}
