import type { Evidence } from "@/lib/ai/evidence";
import { type Block, readWords } from "@/lib/ai/reading/evidence-blocks";
import { splitPlainSentences } from "@/lib/text/sentences";
import { extractWords, findSharedWords, listWords } from "@/lib/text/words";
import { readText } from "./fitting-passages";

/** A statement with fewer significant words repeats only equal ones; others need the share `MIN_SHARE` of their words. */
const MIN_WORDS = 4;
const MIN_SHARE = 0.75;

/** Words that change a statement's meaning. Japanese needs none: it is compared by whole runs of characters, not by words. */
const TURNS = listWords(
  `no not cannot never none nobody nothing without always often seldom all every everybody everyone only half two three four
  five six seven eight nine ten twice
  nicht kein keine keinen keiner nie niemals niemand nichts ohne immer oft selten alle jede jeder jedes nur halb zwei drei vier
  fünf sechs sieben acht neun zehn
  niet geen nooit niemand niets zonder altijd vaak zelden elke iedereen alleen helft twee drie vijf zes zeven negen tien
  pas jamais aucun aucune rien sans toujours souvent rarement tous toutes chaque seulement moitié deux trois quatre cinq sept
  huit neuf dix`,
);

function extractTurns(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replaceAll("’", "'");
  const words = plain.match(/[\p{L}']+/gu) ?? [];
  const ends = words.map((word) => (word.endsWith("n't") ? "not" : word));
  return new Set(ends.filter((word) => TURNS.has(word)));
}

export class Said {
  readonly #statements: { words: ReadonlySet<string>; turns: ReadonlySet<string> }[] = [];

  add(block: Block) {
    for (const text of listStatements(block)) this.addText(text);
  }

  addText(text: string) {
    this.#statements.push({ words: extractWords(text), turns: extractTurns(text) });
  }

  leaveOut(blocks: readonly Block[]): Block[] {
    return blocks.filter(
      (block) => block.kind === "heading" || !listStatements(block).every((text) => this.has(text)),
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

export function listStatements(block: Block): string[] {
  if (block.kind === "list") return block.items.map(({ text }) => text);
  if (block.kind === "table") return block.rows.slice(1).map((row) => row.join(" "));
  return splitPlainSentences(block.text);
}

/** Whether a heading names a piece, or a table has half of the figures and half of the words of each of its sentences. */
export function isQuoted(piece: Evidence, blocks: readonly Block[]): boolean {
  const headings = new Said();
  for (const block of blocks) if (block.kind === "heading") headings.add(block);
  if (headings.has(piece.title)) return true;
  const sentences = splitPlainSentences(readText(piece)).map((text) => [...extractWords(text)]);
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
