import { createBlockParser } from "@/lib/markdown/parser.mjs";
import { cutAtWord } from "./cut-text";
import { findHeadings, findSection } from "./find-headings";
import { FOOTNOTE_DEFINITION, REFERENCE, REFERENCES } from "./footnotes";

/** Character for character, at most `MAX_SENTENCE` UTF-16 units, without footnote references at its end. */
export type Sentence = {
  text: string;
  offset: number;
  /** Empty before the first heading. */
  section: string;
  /** `quote` is in a block quote, `item` in a list, `task` has an open task box; a `row` is a whole row of a table. */
  kind: "prose" | "item" | "task" | "quote" | "row";
  /** Whether it is the first in its paragraph or list item. */
  isFirst: boolean;
  /** Footnotes at its end, or else at the end of its paragraph or list item. */
  citations: string[];
  /** The rest of its paragraph or list item, at most `MAX_REST` UTF-16 units. */
  rest: string;
};

const MAX_SENTENCE = 400;
const MAX_REST = 240;
const MAX_CITATIONS = 60;

const CLOSING = new RegExp(`(?:[)"'*_\\]”’“‘«»\`]|\\s»|${REFERENCE}){0,8}$`);
const ABBREVIATION =
  /(?:^|[\s(,])(?:e\.g|i\.e|vs|approx|etc|nr|ca|cf|st|mr|mrs|ms|mme|mevr|dhr|dr|prof|inst|in[ck]l|ex[ck]l|zzgl|bzgl|bzw|vgl|evtl|ggf|bijv|z\.b|d\.h|[uo]\.a|d\.w\.z|m\.b\.t|(?:par|p\.) ?ex|mio|mrd|(?<!\d\s)(?:[a-z]|hr))\.$/i;
/** Abbreviations only before a number, as in `max. 5`; others end a sentence: `They said no.` */
const BEFORE_NUMBER =
  /(?:^|[\s(,])(?:no|art|abs|max|min|mind|std|ong|env|fig|kap|tel|jan|janv|feb|févr?|mär|mrz|mrt|apr|avr|jun|jul|juil|aug|sept?|o[ck]t|nov|de[cz]|déc)\.$/i;
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
const FOOTNOTES_AT_END = new RegExp(`(?:\\s?${REFERENCE}){1,8}$`);

/** Splits a text without headings, code, HTML, heads of tables and footnote definitions. Linear in the text. */
export function splitSentences(text: string): Sentence[] {
  const starts = findHeadings(text);
  const found: Sentence[] = [];
  for (const { kind, start, end } of findTextRuns(text)) {
    let isFirst = true;
    const bounds = kind === "row" ? [[start, end] as const] : findBounds(text, start, end);
    for (const [from, to] of bounds) {
      const part = text.slice(from, to).trim();
      const offset = text.indexOf(part, from);
      const said = part.replace(FOOTNOTES_AT_END, "");
      if (!/[\p{L}\p{N}?]/u.test(said)) continue;
      found.push({
        text: cutAtWord(said, MAX_SENTENCE),
        offset,
        section: findSection(starts, offset),
        kind,
        isFirst,
        citations: readCitations(part, text.slice(Math.max(to, end - MAX_CITATIONS), end)),
        rest: text.slice(to, Math.min(end, to + MAX_REST)).trim(),
      });
      isFirst = false;
    }
  }
  return found;
}

export const splitPlainSentences = (text: string): string[] =>
  [...findBounds(text, 0, text.length)].map(([from, to]) => text.slice(from, to));

/** Joins sentences by spaces, except after a Japanese sentence, and after a `…` that follows one. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.filter(Boolean).reduce((text, next) => {
    const gap = text === "" || /[。！？]…?$/.test(text) ? "" : " ";
    return `${text}${gap}${next}`;
  }, "");

function readCitations(sentence: string, ending: string): string[] {
  const marks = FOOTNOTES_AT_END.exec(sentence) ?? FOOTNOTES_AT_END.exec(ending.trimEnd());
  return [...(marks?.[0] ?? "").matchAll(REFERENCES)].flatMap(([, label]) => label ?? []);
}

function* findBounds(text: string, start: number, end: number): Generator<[number, number]> {
  let from = start;
  for (const gap of text.slice(start, end).matchAll(GAP)) {
    const at = start + gap.index;
    const next = at + gap[0].length;
    const tail = text.slice(Math.max(from, at - 60), at).replace(CLOSING, "");
    const isDate = /\b\d{1,2}\.$/.test(tail) && GERMAN_MONTH.test(text.slice(next, next + 4));
    const isEnd = /[.!?。！？]$/.test(tail) && !ABBREVIATION.test(tail) && !isDate;
    const isNumbered = BEFORE_NUMBER.test(tail) && /\d/.test(text.charAt(next));
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

type TextRun = { kind: Sentence["kind"]; start: number; end: number };

const parser = createBlockParser();

const LINE_MARKS = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\][ \t]){0,40}/;
const MARKS_REACH = 200;

function findTextRuns(text: string): TextRun[] {
  const breaks = text.matchAll(/\r\n|\r|\n/g);
  const lines = [0, ...Array.from(breaks, ({ 0: end, index }) => index + end.length)];
  const findLineStart = (line: number) => lines[line] ?? text.length;
  let quotes = 0;
  const tokens = parser.parse(text, {});
  return tokens.flatMap(({ type, map }, index): TextRun[] => {
    if (type === "blockquote_open") quotes++;
    if (type === "blockquote_close") quotes--;
    if (!map) return [];
    const isBodyRow = type === "tr_open" && tokens[index - 1]?.type !== "thead_open";
    if (isBodyRow)
      return [{ kind: "row", start: findLineStart(map[0]), end: findLineStart(map[1]) }];
    if (type !== "paragraph_open") return [];
    const runs = splitParagraph(text, findLineStart, map);
    return quotes > 0 ? runs.map((run) => ({ ...run, kind: "quote" })) : runs;
  });
}

/** Splits a paragraph at lines that begin with marks, like items of a list. */
function splitParagraph(
  text: string,
  lineAt: (line: number) => number,
  [from, to]: [number, number],
): TextRun[] {
  const runs: TextRun[] = [];
  for (let line = from; line < to; line++) {
    const lineStart = lineAt(line);
    const end = lineAt(line + 1);
    const head = text.slice(lineStart, Math.min(end, lineStart + MARKS_REACH));
    const marks = LINE_MARKS.exec(head)?.[0] ?? "";
    if (FOOTNOTE_DEFINITION.test(head.slice(marks.length))) continue;
    const last = runs.at(-1);
    if (last?.end === lineStart && marks.trim() === "") last.end = end;
    else runs.push({ kind: detectKind(marks), start: lineStart + marks.length, end });
  }
  return runs;
}

function detectKind(marks: string): TextRun["kind"] {
  if (marks.trim() === "") return "prose";
  return marks.includes("[ ]") ? "task" : "item";
}
