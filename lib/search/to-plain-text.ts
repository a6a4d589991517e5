import { dropNotes } from "@/lib/ai/grounding/own-words";
import { isFrench } from "@/lib/text/join-label";

/** Also a line in bold that stands alone above other text. */
const HEADING =
  /^[ \t]{0,8}#{1,6}(?:[ \t].*)?$|(?<![^\n]\n)^[ \t]{0,8}\*\*[^*\n]{1,80}[^*\n.!?。]\*\*:?[ \t]*$(?=\n{1,2}(?!\*\*)[^\n])|^(?![ \t]*[|>*+-])[^\n]{1,200}\n[ \t]{0,3}(?:={2,}|-{2,})[ \t]*$/gm;
const FENCE = /^[ \t>]{0,8}(?:`{3,}|~{3,})[^\n]*$/gm;

/** Matches HTML tags, except after a backtick or a backslash: `<name>` and `<mia@example.com>` are text. */
const TAG =
  /(?<![`\\])<\/?(?:br|p|div|span|[abiu]|em|strong|img|su[bp]|t[rdh]|table|t?head|tbody|[uo]l|li|h[1-6r]|details|summary|blockquote|code|pre|s|del|ins|mark|small|kbd|font|center|section|article|figure|figcaption|tfoot|input|script|style|svg|video|audio|iframe|o:p)(?:[\s/][^<>\n]{0,500})?>/gi;

/** `30. Juni 2027` is a day. */
const ITEM_MARK =
  "(?:[-*+]|\\d{1,9}(?:\\.(?![ \\t](?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: 20\\d\\d|[:,]))|\\)))[ \\t]+";
/**
 * Ends a line without a mark of its own before an item of a list, or an empty line; a line that goes on in the next one, as in a
 * wrapped paragraph, is left.
 */
const UNENDED = new RegExp(
  `[ \\t]{0,8}\\n(?<=(?:[\\p{L}\\p{N}\\p{Sc}%°]|(?<![.!?…。！？:;,])[)\\]"”“»’」』）])[*_\`~]{0,3}[ \\t]{0,8}\\n)(?=[ \\t]*(?:\\n\\s*\\S|${ITEM_MARK}))`,
  "gu",
);

/** Ends a line that has no mark of its own. */
const END = ";\n";

/** A text without the mark skips the step, since most marks are rare. */
const STEPS: [mark: string, pattern: RegExp, replacement: string][] = [
  ["<", TAG, " "],
  ["&", /&nbsp;/gi, " "],
  ["&", /&amp;/gi, "&"],
  // Lines that say nothing on their own.
  ["<!--", /<!--[^\n]{0,1000}?-->/g, ""],
  ["", HEADING, ""],
  ["", FENCE, ""],
  ["", /^[ \t]{0,8}(?:[-*+][ \t]{1,8})?<?(?:https?:\/\/|www\.)\S{1,2000}$/gm, ""],
  ["]:", /^ {0,3}\[[^\]^\n][^\]\n]{0,200}\]:[ \t]{0,8}<?\S{1,2000}>?(?:[ \t].*)?$/gm, ""],
  ["", /^[ \t|:=-]{3,}(?:\n|$)/gm, ""],
  ["](", /!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, "$1"],
  ["[^", /\[\^[^\]\n]{1,64}\]:?/g, ""],
  [">", /^[ \t]{0,8}(?:>[ \t]{0,3}){1,8}/gm, ""],
  ["\n", UNENDED, END],
  // A task keeps its box: one that is still open must not read as done.
  ["[ ]", /^([ \t]{0,8})(?:[-*+]|\d{1,9}[.)])[ \t]+\[ \][ \t]+/gm, "$1☐ "],
  ["]", /^([ \t]{0,8})(?:[-*+]|\d{1,9}[.)])[ \t]+\[[xX]\][ \t]+/gm, "$1☑ "],
  ["", new RegExp(`^[ \\t]{0,8}${ITEM_MARK}(?:\\[[ xX]\\][ \\t]+)?`, "gm"), ""],
  // `5 * 3` is a product; `~60%` and `~€60` are estimates, not the beginning of struck words.
  ["", /(?<!\\)(?!(?<=[\p{L}\p{N}] )\* [\p{L}\p{N}])(?:[*`]{1,3}|~{2,3}|~(?!\p{Sc}?\d))/gu, ""],
  [
    "_",
    /(?<![\p{L}\p{N}_\\])(_{1,3})(?=[^\s_])([^_\n]{1,500})(?<=[^\s_])\1(?![\p{L}\p{N}_])/gu,
    "$2",
  ],
  // Rows of a table get a separator, like its cells.
  ["|", /(?<![ \t|\\])[ \t|]*\|[ \t]*\n(?=[ \t]*(?:\||\n\s*\S))/g, END],
  ["|", /^[ \t]{0,8}\|[ \t|]*|(?<![ \t|\\])[ \t|]*\|[ \t]{0,8}$/gm, ""],
  ["|", /(?<![ \t\\])[ \t]*\|[ \t|]*/g, " · "],
  // At the end of a line, it breaks the line.
  ["\\", /\\(?=[!-/:-@[-`{-~\n])/g, ""],
];
const TABLE_ROW = /^[ \t]*\|.*$/gm;
/** Rows without a line between them. */
const TABLE = /^(?:[ \t]*\|.*(?:\n|$))+/gm;
const RULE = /^[ \t|:-]{3,}$/;
const FACT =
  "(?:owner|author|status|version|date|reviewed|updated|approved|audience|team|present|attendees|verantwortlich|autor|stand|datum|auteur|statut|équipe)[^\\n:·]{0,20}:";
/** "Owner: Mia · Reviewed: 3 May", as documents begin, in one line or in several. */
const FACTS = new RegExp(
  `^${FACT}[^\\n·]{1,200}(?: · [^\\n:·]{2,40}:[^\\n·]{1,200}){1,9}$|^(?:${FACT} [^\\n]{1,60}(?:\\n|$)){2,9}`,
  "gimu",
);

const toLine = (text: string) => text.replace(/\s+/g, " ").trim();

const stripMarks = (markdown: string, end = END) =>
  STEPS.reduce(
    (text, [mark, pattern, replacement]) =>
      text.includes(mark) ? text.replace(pattern, replacement === END ? end : replacement) : text,
    markdown,
  );

/** `prose` is the text without lines of facts and tables. */
export function readPlainText(markdown: string): { text: string; prose: string } {
  const end = markdown.includes("\n") && isFrench(markdown) ? ` ${END}` : END;
  const lines = stripMarks(markdown, end);
  const untabled = markdown.replace(TABLE_ROW, "");
  const prose = untabled === markdown ? lines : stripMarks(untabled, end);
  return { text: toLine(lines), prose: toLine(prose.replace(FACTS, "")) };
}

/** A row's place in the plain text, in UTF-16 units, and the names of its columns, which the row of names itself lacks. */
export type TableRow = { start: number; end: number; columns: string };

/** Finds the rows of tables in the plain text of `markdown`. Names of columns are known if the rule below them is there. */
export function findTableRows(markdown: string, text: string): TableRow[] {
  const rows: TableRow[] = [];
  let end = 0;
  for (const [table] of markdown.matchAll(TABLE)) {
    const lines = table.split("\n").map((line) => ({ line, row: toPlainRow(line) }));
    const names = RULE.test(lines[1]?.line ?? "") ? (lines[0]?.row ?? "") : "";
    for (const [at, { row }] of lines.entries()) {
      const start = row === "" ? -1 : text.indexOf(row, end);
      if (start < 0) continue;
      end = start + row.length;
      rows.push({ start, end, columns: at === 0 ? "" : names });
    }
  }
  return rows;
}

const toPlainRow = (line: string) => toLine(stripMarks(line));

/** A heading without its marks, as it begins the text below it. */
export const toPlainHeading = (heading: string) =>
  toProse(heading.replace(/^[\s#*]+|[\s#*=:-]+$/g, ""));

export const toProse = (markdown: string) => readPlainText(markdown).prose;

/** The text below a heading, up to the next one. */
export type HeadedText = { heading: string; text: string };

export function splitAtHeadings(markdown: string): HeadedText[] {
  const found = [...markdown.matchAll(HEADING)];
  return found.map(({ 0: heading, index }, n) => ({
    heading,
    text: markdown.slice(index + heading.length, found[n + 1]?.index),
  }));
}

/** The level of a line in bold, which may stand below a heading of any level. */
const BOLD = 7;

function readLevel(heading: string): number {
  const marks = /^\s*(#{1,6})/.exec(heading)?.[1]?.length;
  if (marks !== undefined) return marks;
  if (/=\s*$/.test(heading)) return 1;
  return /\n[ \t]*-+\s*$/.test(heading) ? 2 : BOLD;
}

/**
 * Lists the texts that stand below the heading at `index`: its own and those of lower headings up to the next one of its level. Without
 * any, its section is empty, and what follows belongs to another.
 */
export function listBelow<Each extends HeadedText>(sections: readonly Each[], index: number) {
  const level = readLevel(sections[index]?.heading ?? "");
  const end = sections.findIndex(({ heading }, at) => at > index && readLevel(heading) <= level);
  return sections
    .slice(index, end < 0 ? undefined : end)
    .filter(({ text }) => readPlainText(text).text !== "");
}

/** A source in the list at the end of a generated document. A footnote that a person wrote says more than a link. */
const LISTED_SOURCE = /^ {0,3}\[\^\d{1,4}\]: \[.{0,2000}\]\([^()\n]{0,2000}\), [^\n]{1,100}$/gm;

/** In UTF-16 units. Those of the built-in types have fewer than 1,000, besides their instructions. */
const MAX_OUTLINE = 20_000;
/** An outline as `draftOutline` writes it, in which nobody has written yet: each section has its purpose alone. */
const OUTLINE = /^(?:## Instructions\n\n[\s\S]*?\n\n)?(?:## [^\n]+\n\n_[^_\n]+_\n*){3,}$/;

/** The purposes of an outline sound like answers: `What customers say about it.` */
const dropPurposes = (markdown: string) =>
  markdown.length <= MAX_OUTLINE && OUTLINE.test(markdown)
    ? markdown.replaceAll(/^_[^_\n]+_$/gm, "")
    : markdown;

/** Drops the notes and the list of sources of a generated document, and the purposes of an outline in which nobody has written. */
export const dropGeneratedParts = (markdown: string) =>
  dropNotes(dropPurposes(markdown)).replace(LISTED_SOURCE, "");
