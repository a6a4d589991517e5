import type { Block } from "./blocks";

type Judged = Block & { isGrounded: boolean };

/** What stands under a heading, up to the next one of its depth or above. */
export type Part = {
  heading: Judged;
  /** The number of the block behind it. */
  end: number;
  /** Whether anything under the heading refers to evidence. */
  isGrounded: boolean;
  /** Whether nothing stands there, or headings alone. */
  isEmpty: boolean;
};

/** The parts of a text, one a heading, in order. Linear in the blocks. */
export function partsOf(blocks: readonly Judged[]): Part[] {
  const parts: Part[] = [];
  /** Of each depth, the number of the first heading so deep behind the present place. */
  const next = new Array<number>(7).fill(blocks.length);
  // The first grounded block and the first one that is no heading, from the present place on.
  let grounded = blocks.length;
  let content = blocks.length;
  for (const [index, block] of [...blocks.entries()].reverse()) {
    const isHeading = block.kind === "heading";
    if (isHeading) {
      const end = Math.min(...next.slice(0, block.depth + 1));
      parts.push({ heading: block, end, isGrounded: grounded < end, isEmpty: content >= end });
      next[block.depth] = index;
    } else content = index;
    if (block.isGrounded) grounded = index;
  }
  return parts.reverse();
}
