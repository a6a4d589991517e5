import { createBlockParser } from "@/lib/markdown/parser.mjs";

/** A block of a text that has words, on the `lines` from (included) and to (excluded). */
export type Block = {
  kind: "heading" | "statement" | "other";
  lines: [from: number, to: number];
  /** For headings: 1 to 6, and the Markdown of the title. */
  depth: number;
  title: string;
};

// Definitions and HTML count as paragraphs, so that they are checked too.
const parser = createBlockParser();
parser.block.ruler.disable(["reference", "html_block"]);

/** Reads blocks without code. Paragraphs, list items and rows are statements; quotes and the heads of tables are not. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let quotes = 0;
  const tokens = parser.parse(text, {});
  tokens.forEach(({ type, map, tag }, index) => {
    if (type === "blockquote_open") quotes++;
    if (type === "blockquote_close") quotes--;
    if (!map) return;
    const block = { lines: map, depth: 0, title: "" };
    const kind = quotes > 0 ? "other" : "statement";
    if (type === "heading_open") {
      const title = tokens[index + 1]?.content.trim() ?? "";
      blocks.push({ ...block, kind: "heading", depth: Number(tag.slice(1)), title });
    }
    if (type === "paragraph_open") blocks.push({ ...block, kind });
    const isHead = tokens[index - 1]?.type === "thead_open";
    if (type === "tr_open") blocks.push({ ...block, kind: isHead ? "other" : kind });
  });
  return blocks;
}
