import { findHeadings, findSection } from "@/lib/markdown/find-headings";
import { createBlockParser } from "@/lib/markdown/parser.mjs";
import { cutAtWord } from "./cut-text";
import { FOOTNOTE_DEFINITION, REFERENCE, REFERENCES } from "./footnotes";
import { LINE_END } from "./line-ends";
import { findBounds } from "./plain-sentences";

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

const FOOTNOTES_AT_END = new RegExp(`(?:\\s?${REFERENCE}){1,8}$`);

/** Splits a text without headings, code, HTML, heads of tables and footnote definitions. Linear in the text. */
export function splitSentences(markdown: string): Sentence[] {
  // A byte order mark would hide the mark of a first heading or item.
  const text = markdown.replace(/^\ufeff/, " ");
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

function readCitations(sentence: string, ending: string): string[] {
  const marks = FOOTNOTES_AT_END.exec(sentence) ?? FOOTNOTES_AT_END.exec(ending.trimEnd());
  return [...(marks?.[0] ?? "").matchAll(REFERENCES)].flatMap(([, label]) => label ?? []);
}

type TextRun = { kind: Sentence["kind"]; start: number; end: number };

const parser = createBlockParser();

const LINE_MARKS = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\][ \t]){0,40}/;
const MARKS_REACH = 200;

function findTextRuns(text: string): TextRun[] {
  const breaks = text.matchAll(LINE_END);
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
