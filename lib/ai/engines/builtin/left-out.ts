import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Section } from "@/lib/document-types/definition";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import type { Block } from "./evidence-blocks";
import { readBlocks, replaceBlocks } from "./fitting-passages";
import { refuses } from "./rate-fit";
import { endSentence } from "./write-markdown";

const toParagraphs = (sentences: readonly string[]): Block[] =>
  sentences.length > 0 ? [{ kind: "paragraph", text: joinSentences(sentences) }] : [];

/**
 * Separates the sentences of a decision or a note that leave something out, and such items of a decision's list. A list or
 * table goes with its introduction. @returns null if one of the two parts would be empty
 */
export function separateLeftOut(
  { about }: Section,
  piece: Evidence,
): { leftOut: Evidence; rest: Evidence } | null {
  const isLeftOut = (text: string) => holdsAny(text, about?.words ?? []) || refuses(piece, text);
  const findOut = (block: Block | undefined) => {
    const isSplit = block?.kind === "list" && hasLabel(piece, "decision");
    if (!isSplit || block.items.some(({ depth }) => depth > 0))
      return { items: [], isWhole: false };
    const items = block.items.filter(({ text }) => isLeftOut(text));
    return { items, isWhole: items.length === block.items.length };
  };
  const blocks = readBlocks(piece);
  const leftOut: Block[] = [];
  const rest: Block[] = [];
  let isBelow = false;
  for (const [index, block] of blocks.entries()) {
    const { items, isWhole } = findOut(block);
    if (block.kind === "paragraph") {
      const sentences = splitPlainSentences(block.text);
      const last = sentences.at(-1) ?? "";
      isBelow = /[:：]$/.test(last) && (isLeftOut(last) || findOut(blocks[index + 1]).isWhole);
      const out = sentences.filter((text) => isLeftOut(text) || (isBelow && text === last));
      leftOut.push(...toParagraphs(out));
      rest.push(...toParagraphs(sentences.filter((text) => !out.includes(text))));
    } else if (isBelow || isWhole) {
      leftOut.push(block);
      isBelow = false;
    } else if (block.kind === "list" && items.length > 0) {
      leftOut.push(...toParagraphs(items.map(({ text }) => endSentence(text))));
      rest.push({ ...block, items: block.items.filter((item) => !items.includes(item)) });
    } else rest.push(block);
  }
  const isSaid = [leftOut, rest].every((some) => some.some(({ kind }) => kind !== "heading"));
  if (!isSaid) return null;
  const title = isLeftOut(piece.title) ? "" : piece.title;
  return {
    leftOut: replaceBlocks(piece, leftOut),
    rest: replaceBlocks({ ...piece, title }, rest),
  };
}
