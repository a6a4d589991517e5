import { findBareKind } from "@/lib/ai/classifier/names/kind-names";
import { TIME } from "@/lib/ai/reading/origin";
import { MONTH, WEEKDAY_NAME } from "@/lib/text/dates";
import { isSpoken } from "@/lib/text/open-quotation";
import { listWords, matchWords } from "@/lib/text/words";

const LIST_MARK =
  /^(?:(?:[-*+•‣▪◦●→✓✔–—]|\d{1,3}[.)]|\[[ xX]?\])\s+(?=\S)|・\s?)(?:\[[ xX]?\]\s+)?/;
/** `11. Januar 2027: …`, where the number is a day. */
const GERMAN_DAY = new RegExp(
  `^\\d{1,2}\\. (?!(?:jan|may|mar|mars|march|june|july)(?!\\p{L}))${MONTH}(?: \\d{4})?(?:[:,]|$)|^\\d{1,2}\\. (?:januar|februar|märz|mai|juni|juli|oktober|dezember) `,
  "iu",
);
/** A colon in the text of a line; Japanese has no space after it. */
const COLON = "(?::\\s+|：\\s?|:(?=[\\p{scx=Han}\\p{scx=Kana}]))";
/** `Tom: …`, also after a time of day or before one. */
const SPEAKER = new RegExp(
  `^(?:${TIME}\\s*)?(\\p{L}[\\p{L}\\p{N} .,'’&/()-]{0,58}?)(?:\\s${TIME})?\\s?${COLON}\\S`,
  "iu",
);
/** `DECISION: `, `**Risk** – ` or `[Idea] ` at the beginning of a statement. */
const TAG = new RegExp(
  `^[*_[]{0,3}(\\p{L}[\\p{L}\\p{N} /&#'’-]{1,40}?)[*_\\]]{0,3}(?:\\s?:[*_]{0,3}\\s+|${COLON}|\\]\\s+|\\s[-–—]\\s+)(?=\\S)`,
  "u",
);

/** `TODO Mara asks …` */
const TODO_TELLS = /^(TODO) (@?\p{Lu}\p{L}+ \p{Ll}.*)$/su;
/** `TODO Mara: `, whose person is no part of the tag. */
const TODO_OF =
  /^([Tt][Oo][ -]?[Dd][Oo])s? (?:for |für |voor |pour )?(@?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?\s?:\s+\S.*)$/su;

/** The beginning of a line in a mail's header: `From: `, `Betreff: `, or the line above a forwarded one. */
const HEADER =
  /^\*{0,2}(?:from|to|cc|bcc|sent|date|subject|reply-to|von|an|gesendet|verzonden|betreff|datum|van|aan|onderwerp|de|à|objet|envoyé)\*{0,2}\s?[:：]\s|^(?:差出人|送信者|宛先|件名|日時|送信日時)\s?[:：]|^-{3,}\s*(?:original|forwarded|ursprüngliche|oorspronkelijk|message d)/i;
export const isMailHeader = (said: string) => HEADER.test(said);

export const stripQuoteMarks = (raw: string) => raw.trim().replace(/^(?:>\s*)+/, "");

export const isListEntry = (said: string) => LIST_MARK.test(said);

/** `1. Port Anselm 2. Torrin Bay 3. Larkrise`, a list on one line, which keeps its numbers. */
const RUN = /^1([.)]) \S[^\n]{0,80}? 2\1 \S[^\n]{0,80}? 3\1 \S/;

export const stripListMark = (said: string) =>
  GERMAN_DAY.test(said) || RUN.test(said) ? said : said.replace(LIST_MARK, "");

/** Writes commas in place of the numbers of such a list. */
export const joinRun = (said: string) =>
  RUN.test(said) ? said.slice(3).replaceAll(/ \d{1,2}[.)] (?=\S)/g, ", ") : said;

export const stripMarks = (raw: string) =>
  stripListMark(stripQuoteMarks(raw).replace(/^#{1,6}\s+|^[■◆▼□]\s?|^【(?![^】]*】.)|】$/g, ""))
    .replaceAll(/\*\*|__|`/g, "")
    .trim();

export const stripTime = (text: string) => text.replace(new RegExp(`^${TIME}\\s+`, "i"), "");

/** Reads the speaker; empty for a text without one. */
export const readPrefix = (text: string) => SPEAKER.exec(stripMarks(text))?.[1] ?? "";

/** The space between sentences on one line, not after an abbreviation. */
export const GAP =
  '(?<=\\p{L}{2}[.!?]["”»]?)(?<!(?<!\\p{L})(?:[DdMm]r|[Mm]rs|[Mm]s|[Mm]me|[Ss]t|[Nn][or]|ca|[Pp]rof|Hrn?|Fr|Fam?|lt|[Dd]hr|[Mm]evr|[Ii]n[ck]l|[Bb]zgl|[Gg]gf)\\.) (?=\\p{Lu})';
const TAGGED = new RegExp(`${GAP}(?=(\\p{Lu}[\\p{L} ]{2,20})\\s?:\\s)`, "gu");
/** Kinds of points that stand for themselves. A quotation, an alternative or the limits of an idea belong to the sentence before. */
const OWN_POINTS = listWords("risk feature_idea compliance_requirements");

/** Kinds after which `Features: …` is not about a rival or a persona. */
const OPENS = listWords("risk feature_idea compliance_requirements decision user_feedback task");

/** Splits `It has no reception. Risk: …` before the names of labels, if the line has no mark or speaker of its own. */
export function splitAtLabel(line: string): string[] {
  const [, first = ""] = /^([^.!?:|\t]*):/.exec(line) ?? [];
  const isTagged = OPENS.has(findBareKind(first) ?? "");
  if (/^[^\p{L}]|^[^.!?]*[|\t]/u.test(line) || (first !== "" && !isTagged)) return [line];
  const starts = [...line.matchAll(TAGGED)].flatMap(({ 1: tag = "", index }) => {
    const kind = findBareKind(tag) ?? "";
    if (isSpoken(line, index)) return [];
    // After a talk without labels, a decision ends it.
    return OWN_POINTS.has(kind) || (isTagged && kind === "decision") ? index : [];
  });
  return [0, ...starts].map((start, at) => line.slice(start, starts[at]).trim());
}

/** Words after a time of day that are not a name: `09:00 Start: doors open`. */
export const NO_NAME = matchWords(`${WEEKDAY_NAME}|today|tomorrow|start|end|update|lunch|break
  uhr|heute|morgen|beginn|ende|pause|mittag
  vandaag|begin|einde|pauze
  demain|début|fin|déjeuner`);

const CHAT_NAME =
  /^@?\p{L}[\p{L}.'’-]*(?: (?:van|von|der|de|den|\p{Lu}[\p{L}.'’-]*)){0,4}(?: \([^()]{1,40}\))?$/u;
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]* (?:\p{L}+ )?\p{Lu}/u;
/** A time in brackets, with a date or seconds, or before a dash: a bare one also precedes a topic, as in `14:30 Pricing: …`. */
const OF_CHAT = /^\[|\d[./-]\d|:\d\d:\d|[ap]m$|[-–]$/i;

/** Separates `[18.11.26, 08:15] Jana: …`, as chats are exported; undefined without a time or a name. */
export function readSpeech(text: string) {
  const said = stripTime(text);
  const speaker = readPrefix(said);
  if (said === text || text.includes("\n") || findBareKind(speaker)) return undefined;
  const time = text.slice(0, -said.length).trim();
  const isName = OF_CHAT.test(time) ? CHAT_NAME.test(speaker) : FULL_NAME.test(speaker);
  if (!isName || NO_NAME.test(speaker)) return undefined;
  return {
    source: `${speaker}, ${time.replaceAll(/^\[|[\]\s–-]+$/g, "")}`,
    said: dropSpeaker(said),
  };
}

/** Drops the name or the letter of a speaker. */
export const dropSpeaker = (text: string) =>
  text.slice(readPrefix(text).length).replace(/^[\s:：]+/, "");

/** `tag` is empty for a statement without one. */
export function readTag(said: string): { tag: string; rest: string } {
  const [, todo, task] = TODO_OF.exec(said) ?? TODO_TELLS.exec(said) ?? [];
  if (todo && task) return { tag: todo, rest: task };
  const [mark = "", tag = ""] = TAG.exec(said.slice(0, 80)) ?? [];
  return { tag, rest: said.slice(mark.length) };
}
