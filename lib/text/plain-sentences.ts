import { REFERENCE } from "./footnotes";

const CLOSING = new RegExp(`(?:[)"'*_\\]”’“‘«»\`]|\\s»|${REFERENCE}){0,8}$`);
const ABBREVIATION =
  /(?:^|[\s(,])(?:e\.g|i\.e|vs|approx|etc|nr|ca|cf|st|mr|mrs|ms|mme|mevr|dhr|m(?:lle|ej)|dr|drs|prof|hrn|frl|fam?|inst|in[ck]l|ex[ck]l|einschl|zzgl|bzgl|bspw|insb|bzw|vgl|evtl|ggf|bijv|z\.b|d\.h|[uo]\.a|d\.w\.z|m\.b\.t|(?:par|p\.) ?ex|mio|mrd|(?<!\d\s)lt|i\.d\.r|[^\s.u]\.(?:[a-z]\.){1,2}[vm]|(?<!\d\s)(?:[a-z]|hr|mw))\.$/i;
/**
 * Abbreviations only before a number, as in `max. 5` or `sec. 12 of the act`; others end a sentence: `They said no.`, like the
 * units and the words in `5 min.`, `a sec.`, `on par.` and Dutch `al.`
 */
const BEFORE_NUMBER =
  /(?:^|[\s(,'’])(?:no|art|abs|(?<=abs\.\s\d{1,2}\s)s|(?<!(?:below|on)\s)par|para|ziff|rdnr|(?<!\d\s|(?<!\p{L})(?:an?|one|per|de|une)\s)secs?|(?<=\d[a-z]?,?\s)al|max|(?<!\d\s)min|mind|(?<!\d\s)std|ong|env|fig|kap|hfst|blz|pp|vol|avg|est|(?<!\d\s)(?:wk|wo)|t[eé]l|jan|janv|feb|févr?|mär|mrz|mrt|apr|avr|jun|jul|juil|aug|sept?|o[ck]t|nov|de[cz]|déc)\.$/iu;
/** `2 Std. 40 auf 40 Minuten`, a duration */
const HOURS = /\d\sStd\.$/i;
const MINUTES = /^[0-5]?\d(?: (?:Min|auf|pro|je)|[,;)])/i;
/** Before the parts of a law, as in `gem. § 5`. */
const BEFORE_LAW = /(?:^|[\s(,])gem\.$/i;
const LAW_PART = /^(?:§|Art\.)/;
const DAY = /\b\d{1,2}\.$/;
/** As in `am 4. November`. Not the months of `dates.ts`: a full stop after a number ends an English sentence. */
const GERMAN_MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/;
/** `im 1. Quartal`, but not `am 1.`, which can be a day that ends its sentence */
const ORDINAL =
  /(?:^|[\s(,])(?:im|ins|fürs|das|die|zur|(?:in|nach|seit|mit|von|bei|ab|zu) der|eine?[mnrs]?|jede[mnrs]?)\s\d{1,2}\.$/iu;
const PERIOD = /^(?:Jahr|Halbjahr|Quartal|Monat|Woche|Tag|Stock|Phase|Etage)(?:en?|s)?(?!\p{L})/u;
/** `Mo. 30.11.`, `Fri. 4 Dec` and in small letters, since others end so: `vr. 4 december`, `We do. 4 May be late.` */
const WEEKDAY = /(?:^|[\s(,])(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.$/;
const DATE =
  /^\d{1,2}(?:[./:]\d{1,2}|\sUhr|(?:\.|st|nd|rd|th)? ?(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Ju[nl]|Aug|Sep|O[ck]t|Nov|De[cz]))/;
const SMALL_WEEKDAY = /(?:^|[\s(,])(?:ma|di|wo|do|vr|za|zo|lun|mar|mer|jeu|ven|sam|dim)\.$/;
const SMALL_DATE =
  /^\d{1,2}(?:er)? (?:jan|f[eé][bv]|maa|mars|a[pv]r|m[ae]i|jui?[nl]|a[uo][gû]|sep|o[ck]t|nov|d[eé]c)/;
/** `Fr. Lee`, but `am Fr. Danach …`. A name that is also a weekday's sentence end is taken for the name. */
const MRS = /(?:^|[\s(])(?<!(?:am|bis|ab|seit|zum|jeden|diesen|nächsten|\d)\s)Fr\.$/;
const NAME =
  /^(?!(?:D(?:er|ie|as|ann|anach|abei)|Wir|Ich|Sie|Es|Er|Am|Im|In|Bitte|Und|Eine?)(?!\p{L}))\p{Lu}/u;
/** `4 Wo. Wartezeit`, but `15 Min. Dann hält er.` */
const DURATION = /\d\s?(?:Wo|Std|Min|Sek|Mon|Tg)\.$/;
const TAKES_TIME = /^\p{L}*(?:zeit|dauer|frist|vorlauf|fahrt|pause|arbeit|aufwand)(?!\p{L})/iu;
/** What ends with a full stop that ends no sentence, and what follows it. */
const CONTINUED: readonly (readonly [RegExp, RegExp])[] = [
  [BEFORE_NUMBER, /^\d/],
  [HOURS, MINUTES],
  [BEFORE_LAW, LAW_PART],
  [DAY, GERMAN_MONTH],
  [ORDINAL, PERIOD],
  [WEEKDAY, DATE],
  [SMALL_WEEKDAY, SMALL_DATE],
  [MRS, NAME],
  [DURATION, TAKES_TIME],
];
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
    if (!/[.!?。！？]$/.test(tail) || ABBREVIATION.test(tail)) continue;
    const ahead = text.slice(next, next + 30);
    if (CONTINUED.some(([end, begin]) => end.test(tail) && begin.test(ahead))) continue;
    if (GOES_ON.test(text.slice(next - 1, next + 2))) continue;
    if (isWithinBrackets(text, Math.max(from, at - MAX_BRACKET), at)) continue;
    yield [from, at];
    from = next;
  }
  if (from < end) yield [from, end];
}

const isWithinBrackets = (text: string, from: number, at: number) =>
  OPEN_BRACKET.test(text.slice(from, at)) &&
  CLOSES_BRACKET.test(text.slice(at, at + MAX_BRACKET + 1));
