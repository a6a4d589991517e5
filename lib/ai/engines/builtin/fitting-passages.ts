import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { markEntries } from "@/lib/ai/reading/entry-lines";
import {
  type Block,
  labelParagraphs,
  parseBlocks,
  parseDocument,
  readProse,
  readWords,
} from "@/lib/ai/reading/evidence-blocks";
import { readFileHead } from "@/lib/ai/reading/file-head";
import { markPoints } from "@/lib/ai/reading/mark-points";
import { writePages } from "@/lib/ai/reading/page-lines";
import { markHeadings } from "@/lib/ai/reading/text-headings";
import { NOT_BEFORE } from "@/lib/document-types/topics";
import { CSV, PDF, readPromisedType } from "@/lib/extract/media-types";
import { readCsvRows } from "@/lib/extract/read-csv-rows";
import { cutText } from "@/lib/text/cut-text";
import { findDecisionDay } from "@/lib/text/decision-day";
import { readDecisionFields } from "@/lib/text/decision-fields";
import { findSource, splitDecision } from "@/lib/text/decision-lead";
import { joinLabel } from "@/lib/text/join-label";
import { MONEY } from "@/lib/text/money";
import { findOpenQuotation } from "@/lib/text/open-quotation";
import { capitalize, endSentence } from "@/lib/text/phrases";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { dropDiscussion } from "@/lib/text/plain-statement";
import { namesShare } from "@/lib/text/ratios";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { joinDependent, joinQuotations } from "./join-sentences";

/** Maximum length of a passage among many, in UTF-16 units. */
export const PASSAGE_LENGTH = 280;

/** Whether a passage keeps a sentence although it skips others. */
const mayNotBeCut = (sentence: string) => MONEY.test(sentence) || holdsAny(sentence, NOT_BEFORE);

/**
 * Takes whole sentences: the first, or the first with one of these word beginnings, then sentences about money or a condition
 * (`NOT_BEFORE`), then the others in order. `…` marks sentences left out between or after them.
 * A single sentence is cut only at twice the length.
 */
export function takePassage(
  text: string,
  most = PASSAGE_LENGTH,
  words: readonly string[] = [],
): string {
  if (isWithin(text, most, words)) return text;
  const sentences = joinDependent(joinQuotations(splitPlainSentences(text)));
  return chooseSentences(
    sentences.map((said) => ({ text: said, under: "" })),
    most,
    words,
  );
}

/** Even where there is room, a long text begins with the subject of its section. */
const isWithin = (text: string, most: number, words: readonly string[]) =>
  text.length <= (words.length > 0 ? Math.min(most, PASSAGE_LENGTH) : most);

/** Takes a passage of prose like `takePassage`. Below each heading, the first sentence that is taken has its label. */
export function takeProse(
  blocks: readonly Block[],
  most = PASSAGE_LENGTH,
  words: readonly string[] = [],
): string {
  const paragraphs = blocks.flatMap((block) => (block.kind === "paragraph" ? [block] : []));
  const labeled = paragraphs.map(({ text, under = "" }, index) => {
    const isFirst = under !== (paragraphs[index - 1]?.under ?? "");
    return { kind: "paragraph" as const, text: isFirst ? addLabel(under, text) : text, under };
  });
  const text = readProse(labeled);
  if (isWithin(text, most, words) || labeled.every(({ under }) => under === ""))
    return takePassage(text, most, words);
  const sentences = labeled.flatMap(({ text, under }) =>
    joinDependent(joinQuotations(splitPlainSentences(text))).map((said) => ({
      text: endSentence(said),
      under,
    })),
  );
  return chooseSentences(sentences, most, words);
}

/** Words of a caveat, without which a share says too much. */
const CAVEAT = matchWords(`only|not|nur|nicht|alleen|slechts|niet|seulement|uniquement|だけ|のみ`);

/**
 * Takes a passage of research, from the sentence with its first share if that has no room after the others: how somebody counted says less,
 * unless that limits what the share says.
 */
export function takeFinding(blocks: readonly Block[], most: number): string {
  const sentences = joinDependent(joinQuotations(splitPlainSentences(readProse(blocks))));
  const at = sentences.findIndex(namesShare);
  const hasRoom = joinSentences(sentences.slice(0, at + 1)).length <= most;
  const isLimited = CAVEAT.test(joinSentences(sentences.slice(0, Math.max(0, at))));
  return at < 1 || hasRoom || isLimited
    ? takeProse(blocks, most)
    : takePassage(joinSentences(sentences.slice(at)), most);
}

/** Puts the label of a heading before a text, unless it has it. */
const addLabel = (label: string, text: string) =>
  label === "" || text.startsWith(label) ? text : joinLabel(label, text);

function chooseSentences(
  all: readonly { text: string; under: string }[],
  most: number,
  words: readonly string[],
): string {
  const start = all.findIndex(({ text }) => holdsAny(text, words));
  const sentences = all.slice(Math.max(0, start));
  const taken = new Set([0]);
  let left = most - (sentences[0]?.text.length ?? 0);
  const take = (index: number, gap: string) => {
    if (taken.has(index)) return true;
    const size = gap.length + (sentences[index]?.text.length ?? 0);
    if (size > left) return false;
    taken.add(index);
    left -= size;
    return true;
  };
  for (const [index, { text }] of sentences.entries()) if (mayNotBeCut(text)) take(index, " … ");
  sentences.every((_, index) => take(index, " "));
  let label = "";
  return closeQuotation(
    sentences.flatMap(({ text, under }, index) => {
      if (!taken.has(index)) return taken.has(index - 1) ? ["…"] : [];
      const said = under === label ? text : addLabel(under, text);
      label = under;
      return [index === 0 ? cutText(said, 2 * most) : said];
    }),
  );
}

function closeQuotation(sentences: readonly string[]): string {
  const text = joinSentences(sentences);
  const closing = findOpenQuotation(text);
  return closing ? `${text}${closing}` : text;
}

/** Each piece is parsed once, although several sections look at it. */
const parsed = new WeakMap<Evidence, readonly Block[]>();

export function readPieceBlocks(piece: Evidence): readonly Block[] {
  const blocks = parsed.get(piece) ?? parsePiece(piece);
  parsed.set(piece, blocks);
  return blocks;
}

function parsePiece(piece: Evidence): readonly Block[] {
  if (piece.type === "upload") return labelParagraphs(readFileBlocks(piece));
  if (piece.type === "document") return parseDocument(piece.text);
  if (piece.type !== "context_item") return parseBlocks(piece.text);
  // The numbered lines of other items are records, such as risks.
  const isNote = hasLabel(piece, "general_note", "user_feedback", "market_research");
  return labelParagraphs(parseBlocks(markEntries(isNote ? markPoints(piece.text) : piece.text)));
}

/** Parses a file, whose headings stay blocks. */
export function readFileBlocks({ title, text }: Evidence): Block[] {
  const { mediaType } = readPromisedType(title);
  if (mediaType === CSV) return readSheet(text);
  return parseBlocks(mediaType === PDF ? writePages(text) : readFileHead(markHeadings(text)).rest);
}

/** The title of a file, in its text or else its name. */
export const titleFile = (piece: Evidence) =>
  (piece.type === "upload" && piece.heading) || piece.title;

/** Adds the title that a file has in its text. */
export function nameFile(piece: Evidence): Evidence {
  if (piece.type !== "upload" || readPromisedType(piece.title).mediaType === CSV) return piece;
  return { ...piece, heading: readFileHead(markHeadings(piece.text)).title };
}

const [MAX_SHEET_ROWS, MAX_SHEET_COLUMNS] = [6, 8];

/** Reads the first rows of a CSV file as a table; nothing if the table would be too wide. */
function readSheet(text: string): Block[] {
  const { rows = [], hasMore } = readCsvRows(text, MAX_SHEET_ROWS) ?? {};
  const cells = rows.map((row) => row.cells);
  if (cells.length < 2 || cells.some((row) => row.length > MAX_SHEET_COLUMNS)) return [];
  return [{ kind: "table", rows: hasMore ? [...cells, writeCut(cells[0])] : cells }];
}

/** The last row of a table that is cut, with one mark. */
export const writeCut = (head: readonly string[] = []): string[] =>
  head.map((_, at) => (at === 0 ? "…" : ""));

/** Makes a part of a piece, with some of its blocks. */
export function replaceBlocks(piece: Evidence, blocks: readonly Block[]): Evidence {
  const part = { ...piece, text: blocks.map(readWords).join(" ") };
  parsed.set(part, blocks);
  return part;
}

/** The prose of a piece on one line; its lists and tables if it has no prose. */
export function readText(piece: Evidence): string {
  const blocks = readPieceBlocks(piece);
  const prose = readProse(blocks);
  return prose === "" ? blocks.map(readWords).join(" ") : prose;
}

/** The sentences of what `readText` reads: those of lists and tables only if the piece has no prose. `listAllSentences` has them always. */
export const listSentences = (piece: Evidence) => splitPlainSentences(readText(piece));

/** Whether each sentence of a piece is of one kind. */
export const saysOnly = (piece: Evidence, isWanted: (sentence: string) => boolean) => {
  const sentences = listSentences(piece);
  return sentences.length > 0 && sentences.every(isWanted);
};

/** Takes a passage of a field: one line of plain text, in which a mark such as `>` or `-` is no Markdown but part of the figure. */
export const takeExcerpt = (field: string, most: number) =>
  takePassage(field.replace(/\s+/g, " ").trim(), most);

export function readDecision(piece: Evidence) {
  const { date, people, text } = splitDecision(readProse(readPieceBlocks(piece)));
  const sentences = dropDiscussion(splitPlainSentences(text));
  return { date, people, said: capitalize(joinSentences(sentences)) };
}

/** Finds when and by whom a decision was made, also where its text says so without a year or at its end. */
export function readSource(piece: Evidence) {
  if (piece.type === "context_item" && piece.source) return piece.source;
  const { date, people } = readDecision(piece);
  if (date !== null) return { date, people };
  const fields = readDecisionFields(piece.text);
  const said = readProse(readPieceBlocks(piece));
  const { createdAt } = piece;
  const source = findSource(said, createdAt);
  if (fields.date !== null) return { ...fields, people: fields.people ?? source?.people ?? null };
  return source ?? findDecisionDay(said, createdAt) ?? { date, people };
}
