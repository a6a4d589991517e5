import { TIME } from "@/lib/ai/origin";
import { MONTH } from "@/lib/text/dates";
import { matchWords } from "@/lib/text/words";
import { findBareKind } from "./kind-names";

/** The number of `11. Januar` is a day. */
const LIST_MARK = new RegExp(
  `^(?:(?:[-*+•‣▪◦●→✓✔–—]|\\d{1,3}[.)](?! ${MONTH})|\\[[ xX]?\\])\\s+(?=\\S)|・\\s?)(?:\\[[ xX]?\\]\\s+)?`,
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

export const stripQuoteMarks = (raw: string) => raw.trim().replace(/^(?:>\s*)+/, "");

export const isListEntry = (said: string) => LIST_MARK.test(said);

export const stripListMark = (said: string) => said.replace(LIST_MARK, "");

export const stripMarks = (raw: string) =>
  stripListMark(stripQuoteMarks(raw).replace(/^#{1,6}\s+|^[■◆▼□]\s?|^【(?![^】]*】.)|】$/g, ""))
    .replaceAll(/\*\*|__|`/g, "")
    .trim();

export const stripTime = (text: string) => text.replace(new RegExp(`^${TIME}\\s+`, "i"), "");

/** Empty for a text without a speaker. */
export const readPrefix = (text: string) => SPEAKER.exec(stripMarks(text))?.[1] ?? "";

/** Words after a time of day that are no name: `09:00 Start: doors open`. */
export const NO_NAME =
  matchWords(`(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|start|end|update|lunch|break|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|uhr|heute|morgen|beginn|ende|pause|mittag
  (?:maan|dins|woens|donder|vrij|zater|zon)dag|vandaag|begin|einde|pauze|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|demain|début|fin|déjeuner`);

const NAME =
  /^@?\p{L}[\p{L}.'’-]*(?: (?:van|von|der|de|den|\p{Lu}[\p{L}.'’-]*)){0,4}(?: \([^()]{1,40}\))?$/u;

/** Separates `[18.11.26, 08:15] Jana: …`, as chats are exported; undefined without a time or a name. */
export function readSpeech(text: string) {
  const said = stripTime(text);
  const speaker = readPrefix(said);
  if (
    said === text ||
    !NAME.test(speaker) ||
    NO_NAME.test(speaker) ||
    findBareKind(speaker) ||
    text.includes("\n")
  )
    return undefined;
  const time = text.slice(0, -said.length).replaceAll(/^\[|[\]\s–-]+$/g, "");
  return { source: `${speaker}, ${time}`, said: dropSpeaker(said) };
}

/** Drops the name or the letter of a speaker. */
export const dropSpeaker = (text: string) =>
  text.slice(readPrefix(text).length).replace(/^[\s:：]+/, "");

/** `tag` is empty for a statement without one. */
export function readTag(said: string): { tag: string; rest: string } {
  const [mark = "", tag = ""] = TAG.exec(said.slice(0, 80)) ?? [];
  return { tag, rest: said.slice(mark.length) };
}
