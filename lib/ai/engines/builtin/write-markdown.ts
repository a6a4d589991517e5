import type { DraftWords } from "@/lib/ai/draft-words/draft-words";
import { countMentions, type Evidence, hasLabel } from "@/lib/ai/evidence";
import { type Block, readProse, readWords } from "@/lib/ai/reading/evidence-blocks";
import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import type { Section } from "@/lib/document-types/definition";
import { isFrench } from "@/lib/text/join-label";
import {
  CUT,
  capitalize,
  endSentence,
  extractLetters,
  findUnsaid,
  isWithinTitle,
} from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { formatTable } from "@/lib/text/tables";
import { holdsAny } from "@/lib/text/word-beginnings";
import { escapeInline, escapeLine, joinBlocks, refer } from "./escape-markdown";
import {
  PASSAGE_LENGTH,
  readDecision,
  readPieceBlocks,
  readText,
  replaceBlocks,
  takeExcerpt,
  takeFinding,
  takePassage,
  takeProse,
  titleFile,
} from "./fitting-passages";
import { dropLabels, dropListLabels } from "./line-entries";
import { MAX_CELL_LENGTH, splitEnd, splitStructures, writeBelow, writeBlock } from "./write-blocks";

/** `route.csv` */
const FILE_NAME = /\.[\p{L}\d]{2,4}$/u;

/** Writes a title in bold, then its text, without repetition. Omits a title that is empty, cut, or a later sentence of the text. */
export function writeTitled(title: string, text: string): string {
  const name = title.replace(/\s+/g, " ").trim();
  if (isWithinTitle(name, text)) return escapeLine(name);
  const start = name.replace(CUT, "").replace(/[.!?:]$/, "");
  const unsaid = findUnsaid(start, text);
  if (unsaid !== "" && unsaid !== start)
    return `**${escapeInline(unsaid)}${isFrench(title) || isFrench(text) ? " " : ""}:** ${escapeInline(text)}`;
  const [, ...later] = splitPlainSentences(text).map(extractLetters);
  if (later.includes(extractLetters(name))) return escapeLine(text);
  const heading = escapeInline(name);
  const bold = `**${FILE_NAME.test(name) ? heading : endSentence(heading)}** `;
  if (unsaid !== "") return (bold + escapeInline(text)).trim();
  const [said, rest] = [text.slice(0, start.length), text.slice(start.length)];
  const isCut = start === "" || CUT.test(name);
  if (isCut || said.toLowerCase() !== start.toLowerCase()) return escapeLine(text);
  if (/^[.:]\d/.test(rest)) return escapeLine(text); // `3.5` and `5:30` go on
  if (rest.startsWith(":"))
    return `**${escapeInline(said)}:** ${escapeInline(rest.slice(1))}`.trim();
  if (/^(?:[.!?]|$)/.test(rest)) return (bold + escapeInline(rest.replace(/^[.!?]+/, ""))).trim();
  if (/^[\p{L}\p{N}]/u.test(rest)) return bold + escapeInline(text);
  return `**${escapeInline(said)}**${/^\s/.test(rest) ? " " : ""}${escapeInline(rest)}`;
}

/** In lower case but for `I`: `US` and `Mon` are others, and `je` is also Dutch for you. */
const FIRST_PERSON =
  /(?<![\p{L}\d])(?:I(?!\p{L}|[.:]| ?\d|$)|(?:[Mm]y|[Ww]e|[Oo]ur|[Ii]ch|[Mm]ein|[Ww]ir|[Uu]ns|[Uu]nser|[Ii]k|[Mm]ijn|[Ww]ij|[Oo]nze|[Nn]ous|[Nn]otre|me|mine|us|ours|mich|mir|ons|mij|moi|mes|nos)(?:e[rsnm]?)?(?!\p{L}))|(?<!\p{L})(?:[Jj]['’]|[Jj]e (?:ne|n['’]|me|m['’]|suis|veux|peux|dois|paie|perds|voudrais|pense))|私|弊社|当社/u;

/** Names the writer of a text in the first person, whose `I` would else seem to be the document's. */
function writeWriter(piece: Evidence, text: string): string {
  if (piece.type !== "context_item" || !piece.writer) return "";
  const isNamed = `${piece.title} ${text}`.includes(piece.writer);
  return FIRST_PERSON.test(text) && !isNamed ? ` — ${escapeInline(piece.writer)}` : "";
}

/** Adds the writer, and the number of mentions that a sheet states. */
const writeBullet = (piece: Evidence, text: string, words: DraftWords, title = piece.title) => {
  const count = countMentions(piece);
  const mentions = count > 1 ? ` ${words.mentions(count)}` : "";
  return `- ${writeTitled(title, text)}${writeWriter(piece, `${title} ${text}`)}${mentions} ${refer(piece)}`;
};

/** Finds the label of a title that its section's heading repeats, such as `Open questions: `. */
function findRepeated(title: string, heading: string): string {
  const [whole = "", label = ""] = /^([^:：.!?]{2,40}?)\s?(?::\s+|：\s*)(?=\S)/u.exec(title) ?? [];
  return label !== "" && repeatsHeading(label, heading) ? whole : "";
}

/** Whether a title only repeats the heading of its section: a list needs no bullet of that name above it. */
const isRepeated = (title: string, heading: string) =>
  title !== "" && heading !== "" && repeatsHeading(title, heading);

/** Whether prose says nothing without the list or the table below it. */
const needsStructure = (text: string) => text === "" || /[:：]$/.test(text);

/** Writes a piece with its list, and with its table if a line introduces it or the prose says nothing without it. */
export function writeToCheck(piece: Evidence, words: DraftWords): string {
  const { prose, runs } = splitStructures(piece, readPieceBlocks(piece));
  const hasProse = runs.length > 0 || readProse(prose) !== "";
  const passage = hasProse ? takeProse(prose) : takePassage(readText(piece));
  const isList = runs[0]?.structures[0]?.kind === "list";
  const isNeeded = isList || needsStructure(passage) || runs.some(({ intro }) => intro !== "");
  return writeBelow(writeBullet(piece, passage, words), isNeeded ? runs : [], piece);
}

/**
 * Finds the blocks of a file that have one of the words by which a section recognizes text, also in their heading, else all blocks; of
 * an item, and where only sentences of files belong, all.
 */
function findFitting(piece: Evidence, { about, labels = [] }: Section): readonly Block[] {
  const words = about?.words ?? [];
  const blocks = readPieceBlocks(piece);
  const fitting = blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const heading = before?.kind === "heading" ? [before] : [];
    const said = [...heading, block].map(readWords).join(" ");
    return block.kind !== "heading" && holdsAny(said, words) ? [...heading, block] : [];
  });
  return hasLabel(piece, "upload") && labels.includes("upload") && fitting.length > 0
    ? fitting
    : blocks;
}

const BRIEF = 160;
/** Shared by the passages of a section; each gets at least `PASSAGE_LENGTH`. */
const ROOM = 1_400;
/** Long enough to reach the end of an item: a decision's drawbacks and review date, or a risk's countermeasure. */
export const MAX_WHOLE_LENGTH = 600;

/**
 * Writes a piece as a bullet: title, a passage that fits the section, and its list or table below. The fewer
 * items (`count`) a section has, the longer the passages are.
 */
export function writeItem(
  piece: Evidence,
  section: Section,
  count: number,
  words: DraftWords,
): string {
  const { heading, about, room } = section;
  // Nothing else of the draft has these sentences of a rival's item.
  const isRival =
    hasLabel(piece, "key_competitors") && section.sentences?.labels.includes("key_competitors");
  const isBrief = section.isBrief && !isRival;
  const whole = room === undefined ? MAX_WHOLE_LENGTH : PASSAGE_LENGTH;
  const most = isRival ? whole : Math.max(PASSAGE_LENGTH, Math.min(whole, ROOM / count));
  const all = findFitting(piece, section);
  const { blocks, end } = splitEnd(piece, all);
  const limit = isBrief ? BRIEF : most;
  const last = readProse(end);
  const before = readProse(blocks);
  // A text that does not fit below its list is told with what stands above.
  const isApart = last !== "" && before.length + last.length <= limit;
  const { prose, runs } = splitStructures(piece, isApart ? blocks : all);
  const passage = hasLabel(piece, "decision")
    ? writeDecision(replaceBlocks(piece, prose), whole)
    : isBrief && hasLabel(piece, "market_research")
      ? takeFinding(prose, BRIEF)
      : takeProse(prose, limit, isBrief ? [] : about?.words);
  const name = titleFile(piece);
  if (
    passage === "" &&
    !isApart &&
    runs.length > 0 &&
    isRepeated(name, heading) &&
    runs.every(({ intro }) => intro === "")
  )
    return joinBlocks(
      runs.flatMap(({ structures }) => structures.map((each) => writeBlock(each, piece))),
    );
  const repeated = findRepeated(name, heading);
  const [title = "", said = ""] = [name, passage].map((said) =>
    repeated !== "" && said.startsWith(repeated) ? capitalize(said.slice(repeated.length)) : said,
  );
  const sentences = splitPlainSentences(said);
  const unlabeled = dropLabels(sentences, section);
  const isSame = unlabeled.every((each, at) => each === sentences[at]);
  const bullet = writeBullet(piece, isSame ? said : joinSentences(unlabeled), words, title);
  return writeBelow(
    bullet,
    runs.map((run) => ({
      ...run,
      structures: run.structures.map((each) => dropListLabels(each, section)),
    })),
    piece,
    isApart ? last : "",
  );
}

/** Writes a piece as a bullet with its list or table below. */
export function writeWhole(piece: Evidence, words: DraftWords): string {
  const { prose, runs } = splitStructures(piece, readPieceBlocks(piece));
  const bullet = writeBullet(piece, takeProse(prose, MAX_WHOLE_LENGTH), words);
  return writeBelow(bullet, runs, piece);
}

function writeDecision(piece: Evidence, most: number): string {
  const prose = readProse(readPieceBlocks(piece));
  if (needsStructure(prose)) return takePassage(prose, most);
  const { date, said } = readDecision(piece);
  const decided = takePassage(said, most);
  return date ? `${endSentence(decided)} (${date})` : decided;
}

/** `others` are pieces that say the same, or whose words the note has. */
type Row = {
  piece: Evidence;
  note: string;
  cells: readonly (string | null)[];
  others?: readonly Pick<Evidence, "ref">[];
};

/** Writes a table without its empty columns; without any cell, a list. The first head is that of the pieces. */
export function writeTable(
  [first = "", ...names]: readonly string[],
  pieces: readonly Row[],
  words: DraftWords,
): string {
  const rows = pieces.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => takeExcerpt(cell ?? "", MAX_CELL_LENGTH)),
  }));
  const filled = [...names.entries()].filter(([index]) => rows.some(({ cells }) => cells[index]));
  if (filled.length === 0)
    return rows
      .map(
        ({ piece, note, others = [] }) =>
          writeBullet(piece, note, words) + others.map(refer).join(""),
      )
      .join("\n");
  const body = rows.map(({ piece, note, cells, others = [] }) => [
    `${writeTitled(piece.title, note)}${writeWriter(piece, `${piece.title} ${note}`)} ${[piece, ...others].map(refer).join("")}`,
    ...filled.map(([index]) => escapeInline(cells[index] ?? "") || "–"),
  ]);
  return formatTable([first, ...filled.map(([, name]) => name)], body);
}
