import { REFERENCE } from "./footnotes";

const CLOSING = new RegExp(`(?:[)"'*_\\]”’“‘«»\`]|\\s»|${REFERENCE}){0,8}$`);
const ABBREVIATION =
  /(?:^|[\s(,])(?:e\.g|i\.e|vs|approx|etc|nr|ca|cf|st|mr|mrs|ms|mme|mevr|dhr|dr|prof|inst|in[ck]l|ex[ck]l|zzgl|bzgl|bzw|vgl|evtl|ggf|bijv|z\.b|d\.h|[uo]\.a|d\.w\.z|m\.b\.t|(?:par|p\.) ?ex|mio|mrd|i\.v\.m|(?<!\d\s)(?:[a-z]|hr))\.$/i;
/**
 * Abbreviations only before a number, as in `max. 5` or `sec. 12 of the act`; others end a sentence: `They said no.`, like the
 * units and the words in `5 min.`, `a sec.`, `on par.` and Dutch `al.`
 */
const BEFORE_NUMBER =
  /(?:^|[\s(,'’])(?:no|art|abs|(?<=abs\.\s\d{1,2}\s)s|(?<!(?:below|on)\s)par|para|ziff|rdnr|(?<!\d\s|(?<!\p{L})(?:an?|one|per|de|une)\s)secs?|(?<=\d[a-z]?,?\s)al|max|(?<!\d\s)min|mind|(?<!\d\s)std|ong|env|fig|kap|tel|jan|janv|feb|févr?|mär|mrz|mrt|apr|avr|jun|jul|juil|aug|sept?|o[ck]t|nov|de[cz]|déc)\.$/iu;
/** `2 Std. 40 auf 40 Minuten`, a duration */
const HOURS = /\d\sStd\.$/i;
const MINUTES = /^[0-5]?\d(?: (?:Min|auf|pro|je)|[,;)])/i;
/** Before the parts of a law, as in `gem. § 5` or `lt. Art. 6`. */
const BEFORE_LAW = /(?:^|[\s(,])(?:gem|lt)\.$/i;
const LAW_PART = /^(?:§|Art\.)/;
/** As in `am 4. November`. Not the months of `dates.ts`: a full stop after a number ends an English sentence. */
const GERMAN_MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/;
/** Chinese and Japanese sentences end without a space. */
const GAP = /\s+|(?<=[。！？])(?![\s」』）*_[]|$)/g;
/**
 * From the last character before a new sentence: a small letter, a closing mark, which French puts after a space, unlike an
 * opening one, or the dash before a speaker, unlike that of a list.
 */
const GOES_ON = /^.(?:\p{Ll}|[:;,]\s|»(?:[\s.,;:!?)]|$))|^ [–—]\s/su;
/** A bracket, not of a smiley, that is open at the end of a text, and its end in the text after it. */
const OPEN_BRACKET = /(?<![:;=-])[([（][^()[\]（）\n]*$/;
const CLOSES_BRACKET = /^[^()[\]（）\n]{1,200}[)\]）]/;
/** In UTF-16 units. */
const MAX_BRACKET = 200;

/** Splits a text that is not Markdown, or a block of it, into sentences. */
export const splitPlainSentences = (text: string): string[] =>
  [...findBounds(text, 0, text.length)].map(([from, to]) => text.slice(from, to));

/** Joins sentences by spaces, except after a Japanese sentence, and after a `…` that follows one. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.filter(Boolean).reduce((text, next) => {
    const gap = text === "" || /[。！？]…?$/.test(text) ? "" : " ";
    return `${text}${gap}${next}`;
  }, "");

/** Finds where the sentences between two places begin and end, in UTF-16 units. */
export function* findBounds(text: string, start: number, end: number): Generator<[number, number]> {
  let from = start;
  for (const gap of text.slice(start, end).matchAll(GAP)) {
    const at = start + gap.index;
    const next = at + gap[0].length;
    const tail = text.slice(Math.max(from, at - 60), at).replace(CLOSING, "");
    const isDate = /\b\d{1,2}\.$/.test(tail) && GERMAN_MONTH.test(text.slice(next, next + 4));
    const isEnd = /[.!?。！？]$/.test(tail) && !ABBREVIATION.test(tail) && !isDate;
    const isNumbered =
      (BEFORE_NUMBER.test(tail) && /\d/.test(text.charAt(next))) ||
      (HOURS.test(tail) && MINUTES.test(text.slice(next, next + 7))) ||
      (BEFORE_LAW.test(tail) && LAW_PART.test(text.slice(next, next + 4)));
    if (!isEnd || isNumbered || GOES_ON.test(text.slice(next - 1, next + 2))) continue;
    if (isWithinBrackets(text, Math.max(from, at - MAX_BRACKET), at)) continue;
    yield [from, at];
    from = next;
  }
  if (from < end) yield [from, end];
}

const isWithinBrackets = (text: string, from: number, at: number) =>
  OPEN_BRACKET.test(text.slice(from, at)) &&
  CLOSES_BRACKET.test(text.slice(at, at + MAX_BRACKET + 1));
