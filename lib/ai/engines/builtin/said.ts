import { splitPlainSentences } from "@/lib/text/sentences";
import { extractWords, findSharedWords } from "@/lib/text/words";
import type { Block, ListItem } from "./blocks";

/** Minimum significant words of a statement that can repeat another, and the share of them that the other holds. */
const FEW = 4;
const MOST_OF = 0.75;

/** Remembers the statements of a draft, so that none is written twice. */
export class Said {
  readonly #statements: ReadonlySet<string>[] = [];

  add(block: Block) {
    for (const text of listStatements(block)) this.#statements.push(extractWords(text));
  }

  addText(text: string) {
    this.#statements.push(extractWords(text));
  }

  /** Leaves out repeated bullets and rows, and paragraphs and other lists that only repeat. */
  leaveOut(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block): Block[] => {
      if (block.kind === "heading") return [block];
      if (listStatements(block).every((text) => this.has(text))) return [];
      if (block.kind === "list") {
        const isNew = ({ text, mark }: ListItem) => mark !== "-" || !this.has(text);
        return [{ ...block, items: block.items.filter(isNew) }];
      }
      if (block.kind === "paragraph") return [block];
      const [head = [], ...rows] = block.rows;
      return [{ ...block, rows: [head, ...rows.filter((row) => !this.has(row.join(" ")))] }];
    });
  }

  /** Whether another statement has nearly all significant words of this one. */
  has(text: string): boolean {
    const words = extractWords(text);
    const enough = Math.max(FEW, MOST_OF * words.size);
    return this.#statements.some((other) => findSharedWords(words, other).length >= enough);
  }
}

function listStatements(block: Block): string[] {
  if (block.kind === "list") return block.items.map(({ text }) => text);
  if (block.kind === "table") return block.rows.slice(1).map((row) => row.join(" "));
  return splitPlainSentences(block.text);
}
