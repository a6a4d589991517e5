import { splitPlainSentences } from "@/lib/text/sentences";
import { extractWords, findSharedWords } from "@/lib/text/words";
import type { Block } from "./evidence-blocks";

/** A statement with fewer significant words repeats only an equal one; others, one that holds this share of their words. */
const FEW = 4;
const MOST_OF = 0.75;

export class Said {
  readonly #statements: ReadonlySet<string>[] = [];

  add(block: Block) {
    for (const text of listStatements(block)) this.#statements.push(extractWords(text));
  }

  addText(text: string) {
    this.#statements.push(extractWords(text));
  }

  leaveOut(blocks: readonly Block[]): Block[] {
    return blocks.filter(
      (block) => block.kind === "heading" || !listStatements(block).every((text) => this.has(text)),
    );
  }

  /** Whether another statement has nearly all significant words of this one, and all of its numbers. */
  has(text: string): boolean {
    const words = extractWords(text);
    if (words.size === 0) return false;
    const enough = words.size < FEW ? words.size : Math.max(FEW, MOST_OF * words.size);
    const numbers = [...words].filter((word) => /\d/.test(word));
    return this.#statements.some(
      (other) =>
        findSharedWords(words, other).length >= enough &&
        numbers.every((number) => other.has(number)) &&
        (words.size >= FEW || other.size === words.size),
    );
  }
}

/** Whether half of the figures and half of the significant words of a sentence stand in one of these tables. */
export function isTabled(sentence: string, tables: readonly ReadonlySet<string>[]): boolean {
  const words = [...extractWords(sentence)];
  const figures = words.filter((word) => /\d/.test(word));
  const isHalf = (some: readonly string[], table: ReadonlySet<string>) =>
    some.filter((word) => table.has(word)).length * 2 >= some.length;
  return (
    figures.length > 0 && tables.some((table) => isHalf(figures, table) && isHalf(words, table))
  );
}

function listStatements(block: Block): string[] {
  if (block.kind === "list") return block.items.map(({ text }) => text);
  if (block.kind === "table") return block.rows.slice(1).map((row) => row.join(" "));
  return splitPlainSentences(block.text);
}
