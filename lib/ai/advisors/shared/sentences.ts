import { cutAtWord } from "./fields";
import { textRuns } from "./runs";
import { sectionAt, sectionStarts } from "./sections";

/**
 * A sentence of a Markdown text, character for character as it stands there, at most `MAX_SENTENCE`
 * UTF-16 units of it, without footnote references at its end.
 */
export type Sentence = {
  text: string;
  /** UTF-16 units from the start of the text. */
  offset: number;
  /** The title of the heading it stands under; empty before the first one. */
  section: string;
  /** `quote` is in a block quote, `item` in a list; a `row` is a whole row of a table. */
  kind: "prose" | "item" | "task" | "quote" | "row";
  /** Whether it is the first of its paragraph or list item. */
  isFirst: boolean;
  /** Labels of the footnotes referred to at its end, or at the end of its paragraph or list item. */
  citations: string[];
  /** What follows in its paragraph or list item, at most `MAX_REST` UTF-16 units. */
  rest: string;
};

/** UTF-16 units that a sentence has at most. */
const MAX_SENTENCE = 400;
const MAX_REST = 240;
/** Where footnote references at the end of a paragraph are looked for. */
const MAX_CITATIONS = 60;

/** What may follow the end of a sentence: closing marks and footnote references. */
const CLOSING = /(?:[)"'*_\]”’`]|\[\^\w{1,20}\]){0,8}$/;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|approx|etc|no|cf|st|mr|mrs|ms|dr|[a-z])\.$/i;
const FOOTNOTES_AT_END = /(?:\s?\[\^\w{1,20}\]){1,8}$/;

/**
 * The sentences of a text in order, without headings, code, HTML, the heads of tables and footnotes.
 * Linear in the text.
 */
export function sentencesOf(text: string): Sentence[] {
  const starts = sectionStarts(text);
  const found: Sentence[] = [];
  for (const { kind, start, end } of textRuns(text)) {
    let isFirst = true;
    const bounds = kind === "row" ? [[start, end] as const] : sentenceBounds(text, start, end);
    for (const [from, to] of bounds) {
      const part = trimmedPart(text, from, to);
      const said = part.text.replace(FOOTNOTES_AT_END, "");
      if (!/[\p{L}\p{N}?]/u.test(said)) continue;
      found.push({
        text: cutAtWord(said, MAX_SENTENCE),
        offset: part.offset,
        section: sectionAt(starts, part.offset),
        kind,
        isFirst,
        citations: citationsOf(part.text, text.slice(Math.max(to, end - MAX_CITATIONS), end)),
        rest: text.slice(to, Math.min(end, to + MAX_REST)).trim(),
      });
      isFirst = false;
    }
  }
  return found;
}

/** The labels at the end of a sentence, else at the end of what it stands in. */
function citationsOf(sentence: string, ending: string): string[] {
  const marks = FOOTNOTES_AT_END.exec(sentence) ?? FOOTNOTES_AT_END.exec(ending.trimEnd());
  return [...(marks?.[0] ?? "").matchAll(/\[\^(\w+)\]/g)].flatMap(([, label]) => label ?? []);
}

/** Where sentences begin and end between two places. */
function* sentenceBounds(text: string, start: number, end: number): Generator<[number, number]> {
  let from = start;
  const spaces = /\s+/g;
  spaces.lastIndex = start;
  for (let gap = spaces.exec(text); gap && gap.index < end; gap = spaces.exec(text)) {
    const next = gap.index + gap[0].length;
    const tail = text.slice(Math.max(from, gap.index - 60), gap.index).replace(CLOSING, "");
    const isEnd = /[.!?]$/.test(tail) && !ABBREVIATION.test(tail);
    if (!isEnd || /^\p{Ll}/u.test(text.slice(next, next + 1))) continue;
    yield [from, gap.index];
    from = next;
  }
  if (from < end) yield [from, end];
}

function trimmedPart(text: string, start: number, end: number) {
  const part = text.slice(start, end);
  const withoutStart = part.trimStart();
  return { text: withoutStart.trimEnd(), offset: start + part.length - withoutStart.length };
}
