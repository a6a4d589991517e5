import type { Evidence } from "@/lib/ai/evidence";
import { type Block, readWords } from "@/lib/ai/reading/evidence-blocks";
import { isWithinTitle } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { DENIALS, extractWords, findSharedWords, listWords, matchWords } from "@/lib/text/words";
import { listSentences, readPieceBlocks } from "./fitting-passages";

/** A statement with fewer significant words repeats only equal ones; others need the share `MIN_SHARE` of their words. */
const MIN_WORDS = 4;
const MIN_SHARE = 0.75;

/** Words besides denials that change a statement's meaning. Japanese needs none: it is compared by whole runs of characters, not by words. */
const TURNS = listWords(
  `without always often seldom all every everybody everyone only half two three four
  five six seven eight nine ten twice
  ohne immer oft selten alle jede jeder jedes nur halb zwei drei vier
  fünf sechs sieben acht neun zehn
  zonder altijd vaak zelden elke iedereen alleen helft twee drie vijf zes zeven negen tien
  sans toujours souvent rarement tous toutes chaque seulement moitié deux trois quatre cinq sept
  huit neuf dix`,
);
const IS_DENIAL = new RegExp(`^(?:${DENIALS})$`, "iu");

function extractTurns(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replaceAll("’", "'");
  const words = plain.match(/[\p{L}']+/gu) ?? [];
  const ends = words.map((word) => (word.endsWith("n't") ? "not" : word));
  return new Set(ends.filter((word) => TURNS.has(word) || IS_DENIAL.test(word)));
}

/** The statements that a draft has so far, to leave out those that repeat one. */
export class QuotedText {
  readonly #statements: { words: ReadonlySet<string>; turns: ReadonlySet<string> }[] = [];

  add(block: Block) {
    for (const text of listStatements(block)) this.addText(text);
    if (block.kind !== "list") return;
    for (const { text } of block.items) {
      const sentences = splitPlainSentences(text);
      if (sentences.length > 1) for (const sentence of sentences) this.addText(sentence);
    }
  }

  addText(text: string) {
    this.#statements.push({ words: extractWords(text), turns: extractTurns(text) });
  }

  /** Headings and code are kept. */
  leaveOut(blocks: readonly Block[]): Block[] {
    return blocks.filter(
      (block) =>
        block.kind === "heading" ||
        block.kind === "code" ||
        !listStatements(block).every((text) => this.has(text)),
    );
  }

  /** Whether another statement has nearly all significant words of this one, all of its numbers and the same turns. */
  has(text: string): boolean {
    const words = extractWords(text);
    if (words.size === 0) return false;
    const enough =
      words.size < MIN_WORDS ? words.size : Math.max(MIN_WORDS, MIN_SHARE * words.size);
    const turns = extractTurns(text);
    const numbers = [...words].filter((word) => /\d/.test(word));
    return this.#statements.some(
      (other) =>
        findSharedWords(words, other.words).length >= enough &&
        numbers.every((number) => other.words.has(number)) &&
        [...turns].every((turn) => other.turns.has(turn)) &&
        (other.turns.size === turns.size || other.words.size >= 2 * words.size) &&
        (words.size >= MIN_WORDS || other.words.size === words.size),
    );
  }
}

const BEGINS_WITH_DENIAL = new RegExp(`^(?:${DENIALS})(?!\\p{L})`, "iu");
/** Also other words by which a text leaves something out */
const DENIES = matchWords(
  `${DENIALS}|out|without|rejected|dropped|refused|ohne|zonder|sans|abgelehnt|gestrichen|afgewezen|rejetée?`,
);
/** In words: a shorter title is a name, which its text need not repeat. */
const MIN_TITLE = 5;
/** In UTF-16 units */
const MAX_TEXT = 400;

const readStart = (text: string) =>
  [...extractWords(text.replace(BEGINS_WITH_DENIAL, ""))]
    .filter((word) => !/\d/.test(word))
    .slice(0, 2)
    .join(" ");

/**
 * Whether a title was made from an older form of a text of one sentence: it is as long as a sentence and begins with the same two words,
 * but the text has lost its denial or its figure.
 */
export function isOutgrown(title: string, text: string): boolean {
  if (isWithinTitle(title, text)) return false;
  const isSentence = title.split(/\s+/).length >= MIN_TITLE;
  if (!isSentence || text.length > MAX_TEXT || splitPlainSentences(text).length !== 1) return false;
  const start = readStart(title);
  if (!start.includes(" ") || start !== readStart(text)) return false;
  const words = extractWords(text);
  const hasLostFigure = [...extractWords(title)].some(
    (word) => /\d/.test(word) && !words.has(word),
  );
  return hasLostFigure || (BEGINS_WITH_DENIAL.test(title) && !DENIES.test(text));
}

/** The items of a list, the rows of a table below its head, or the sentences of other text; code has none. */
export function listStatements(block: Block): string[] {
  if (block.kind === "code") return [];
  if (block.kind === "list") return block.items.map(({ text }) => text);
  if (block.kind === "table") return block.rows.slice(1).map((row) => row.join(" "));
  return splitPlainSentences(block.text);
}

/** The sentences of all blocks of a piece but code: also of its headings, list items and rows of tables. */
export const listAllSentences = (piece: Evidence) =>
  readPieceBlocks(piece).flatMap(listStatements).flatMap(splitPlainSentences);

/** Whether a heading names a piece, or a table has half of the figures and half of the words of each of its sentences. */
export function isQuoted(piece: Evidence, blocks: readonly Block[]): boolean {
  const headings = new QuotedText();
  for (const block of blocks) if (block.kind === "heading") headings.add(block);
  if (headings.has(piece.title)) return true;
  const sentences = listSentences(piece).map((text) => [...extractWords(text)]);
  return blocks.some((block) => {
    if (block.kind !== "table" || sentences.length === 0) return false;
    const table = extractWords(readWords(block));
    const isHalf = (words: readonly string[]) =>
      words.filter((word) => table.has(word)).length * 2 >= words.length;
    return sentences.every((words) => {
      const figures = words.filter((word) => /\d/.test(word));
      return figures.length > 0 && isHalf(figures) && isHalf(words);
    });
  });
}
