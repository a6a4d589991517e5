import type { Evidence } from "@/lib/ai/evidence";
import { type Block, listHeadings } from "@/lib/ai/reading/evidence-blocks";
import { dropNumber } from "@/lib/ai/reading/heading-number";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { formatTable } from "@/lib/text/tables";
import { fence, isSafeCode, writeMarkedCell, writeMarkedLine } from "./document-marks";
import { escapeInline, escapeLine, refer } from "./escape-markdown";
import { takePassage } from "./fitting-passages";

/** Maximum length of a cell, in UTF-16 units, and maximum number of rows of a table and of items of a list. */
export const MAX_CELL_LENGTH = 240;
const MAX_ROWS = 20;
/** How many times as much a document that a draft follows may have, since all of its text is kept. */
const WHOLE = 10;

/** Writes a table whose first row is its head. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((cells) => cells.map(escapeInline));
  return formatTable(head, body);
}

/** Writes a block of a piece, up to the same bounds for each, which are wider for a document whose text `isKept`. */
export function writeBlock(block: Block, piece: Evidence, isKept = false): string {
  const end = refer(piece);
  const more = isKept ? WHOLE : 1;
  const take = (text: string, most: number) => takePassage(text, most * more);
  switch (block.kind) {
    case "heading":
      return `**${escapeInline(block.text)}** ${end}`;
    case "paragraph":
      return `${writeMarkedLine(take(block.text, 4 * MAX_CELL_LENGTH), piece)} ${end}`;
    case "code":
      return writeCodeBlock(block, piece);
    case "list": {
      const counts: number[] = [];
      const least = Math.min(...block.items.map(({ depth }) => depth));
      return block.items
        .slice(0, MAX_ROWS * more)
        .map(({ text, depth: own, mark, number }) => {
          const depth = own - least;
          counts.length = depth + 1;
          counts[depth] = (counts[depth] ?? 0) + 1;
          const sign = mark === "1." ? `${number ?? counts[depth]}.` : mark;
          return `${"    ".repeat(depth)}${sign} ${writeMarkedLine(take(text, MAX_CELL_LENGTH), piece)} ${end}`;
        })
        .join("\n");
    }
    case "table": {
      const [head = [], ...rows] = block.rows.slice(0, MAX_ROWS * more + 1);
      const write = (cells: readonly string[]) =>
        head.map((_, index) => writeMarkedCell(take(cells[index] ?? "", MAX_CELL_LENGTH), piece));
      const body = rows.map((cells) => {
        const written = write(cells);
        const last = written.findLastIndex((cell) => cell !== "");
        return written.map((cell, index) => (index === last ? `${cell} ${end}` : cell));
      });
      return formatTable(write(head), body);
    }
  }
}

/** Writes code as it is, or line by line where the check of the draft would change it. Its reference stands below it. */
function writeCodeBlock({ text, info }: Block & { kind: "code" }, piece: Evidence): string {
  if (!isSafeCode(text)) {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    return `${lines.map(escapeLine).join("\\\n")} ${refer(piece)}`;
  }
  const marks = fence(text, 3);
  return `${marks}${/^[\w+#.-]{0,20}$/.test(info) ? info : ""}\n${text}\n${marks}\n\n${refer(piece)}`;
}

export const isStructure = ({ kind }: Block) => kind === "list" || kind === "table";

/** Lists and tables without a word between, and the line that introduces them. */
type Run = { intro: string; structures: Block[] };

/** Maximum number of runs of an item that are written. */
const MAX_RUNS = 8;

/**
 * Separates the paragraphs below the last list or table of an item, such as `Source: …`, so that they stay there. Of a file, whose parts
 * are taken apart, there are none.
 */
export function splitEnd(piece: Evidence, blocks: readonly Block[]) {
  const last = blocks.findLastIndex(isStructure);
  const end = last < 0 || piece.type === "upload" ? [] : blocks.slice(last + 1);
  const isProse = end.every(({ kind }) => kind === "paragraph");
  return isProse && end.length > 0
    ? { blocks: blocks.slice(0, last + 1), end }
    : { blocks, end: [] };
}

/**
 * Separates the prose of an item from its lists and tables. If these are several, with words between, as in minutes, each takes
 * the heading or the sentence before it out of the prose, such as `Actions`. Of a file, only the first is taken.
 */
export function splitStructures(piece: Evidence, blocks: readonly Block[]) {
  const prose: Block[] = [];
  const runs: Run[] = [];
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (!isStructure(block)) prose.push(block);
    else if (before && isStructure(before)) runs.at(-1)?.structures.push(block);
    else if (runs.length < MAX_RUNS)
      runs.push({ intro: takeIntro(prose, runs.length > 0), structures: [block] });
  }
  if (runs.length > 1 && piece.type !== "upload") return { prose, runs };
  const first = blocks.findIndex(isStructure);
  const before = blocks[first - 1];
  const goesOn = blocks.slice(first).some(({ kind }) => kind === "paragraph");
  if (goesOn && before?.kind === "paragraph" && /[:：]$/.test(before.text)) {
    const { intro, rest } = splitIntro(before);
    const prose = blocks.flatMap((block) => (block === before ? rest : [block]));
    return { prose, runs: runs.slice(0, 1).map((run) => ({ ...run, intro })) };
  }
  const intro = readHeading(blocks, first - 1);
  return { prose: blocks, runs: runs.slice(0, 1).map((run) => ({ ...run, intro })) };
}

/** Splits the last sentence from a paragraph. */
function splitIntro(block: Block & { kind: "paragraph" }) {
  const sentences = splitPlainSentences(block.text);
  const intro = sentences.pop() ?? "";
  const text = joinSentences(sentences);
  return { intro, rest: text === "" ? [] : [{ ...block, text }] };
}

/** Reads the heading at a place, "" if there is none or it is the title. */
function readHeading(blocks: readonly Block[], at: number): string {
  const block = blocks[at];
  return block?.kind === "heading" && (at > 0 || block.level > 1)
    ? dropNumber(block.text, listHeadings(blocks))
    : "";
}

/** `Actions`, `What we need:`, but not `Present: Ann, Bo` */
const NAMES_LIST = /^[^,:：.!?。]{1,40}[:：]?$/u;

/** Takes the last heading or sentence out of blocks of prose; a sentence that names no list only if `takesAny`. */
function takeIntro(prose: Block[], takesAny: boolean): string {
  const last = prose.at(-1);
  const sentences = last?.kind === "paragraph" ? splitPlainSentences(last.text) : [];
  const intro = last?.kind === "heading" ? last.text : (sentences.pop() ?? "");
  if (last?.kind !== "heading" && !takesAny && !NAMES_LIST.test(intro)) return "";
  prose.pop();
  if (sentences.length > 0) prose.push({ kind: "paragraph", text: joinSentences(sentences) });
  return intro;
}

/**
 * Writes lists and tables below the bullet that they belong to, and a text `end` below these. After a table, they are not indented: a list
 * would be code.
 */
export function writeBelow(
  bullet: string,
  runs: readonly Run[],
  piece: Evidence,
  end = "",
): string {
  let [written, gap, margin] = [bullet, "\n", "    "];
  const add = (text: string, more = "") => {
    // A list that begins with another number than 1 would go on with the line before it.
    if (/^(?!1\.)\d/.test(text)) gap = "\n\n";
    written += gap + text.replaceAll(/^/gm, margin + more);
    gap = "\n";
  };
  for (const { intro, structures } of runs) {
    if (intro !== "") add(`- ${escapeInline(intro)} ${refer(piece)}`);
    let more = intro === "" ? "" : "    ";
    for (const structure of structures) {
      const text = writeBlock(structure, piece);
      if (structure.kind !== "table") add(text, more);
      else {
        written += `\n\n${text}`;
        [gap, margin, more] = ["\n\n", "", ""];
      }
    }
  }
  return end === "" ? written : `${written}\n\n${margin}${escapeLine(end)} ${refer(piece)}`;
}
