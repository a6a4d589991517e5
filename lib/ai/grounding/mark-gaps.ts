import type { Outline } from "@/lib/document-types/definition";
import { headingName } from "@/lib/schemas/document-types";
import type { Block } from "./read-blocks";
import { writeGapLine } from "./section-gaps";

type Judged = Block & { isGrounded: boolean };

/** A heading on one line as its words are; that of a workspace's own type may be anything. */
const escapeHeading = (heading: string) =>
  heading.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|&~#!]/g, (character) => `\\${character}`);

/**
 * The text with a visible line under each section that rests on no evidence, and with the sections of
 * the outline that it lacks. A section is what stands under a heading of the outline or under a `## `.
 */
export function markGaps(
  lines: readonly string[],
  blocks: readonly Judged[],
  outline: Outline,
): string {
  const byName = new Map(outline.map((section) => [headingName(section.heading), section]));
  const before = new Map<number, string[]>();
  const insert = (line: number, text: string) => {
    const texts = before.get(line);
    if (texts) texts.push(text);
    else before.set(line, [text]);
  };

  const ends = new Map<string, number>();
  for (const { heading, end, isGrounded, isEmpty } of findParts(blocks)) {
    const name = headingName(heading.title);
    const section = byName.get(name);
    if (!section && heading.depth !== 2) continue;
    ends.set(name, blocks[end]?.lines[0] ?? lines.length);
    if (!isGrounded) insert(heading.lines[1], writeGapLine(section, isEmpty));
  }

  let place = ends.size > 0 ? undefined : lines.length;
  for (const section of outline) {
    const end = ends.get(headingName(section.heading));
    if (end === undefined) {
      insert(
        place ?? findFirstSection(blocks, byName),
        `## ${escapeHeading(section.heading)}\n\n${writeGapLine(section, true)}`,
      );
    } else place = end;
  }
  return insertTexts(lines, before).join("\n").trim();
}

/** The lines with texts put before those of the given numbers, set off by blank lines. */
function insertTexts(lines: readonly string[], before: ReadonlyMap<number, string[]>): string[] {
  const result: string[] = [];
  for (const [index, line] of [...lines, ""].entries()) {
    for (const text of before.get(index) ?? []) {
      if (result.at(-1)?.trim()) result.push("");
      result.push(text, ...(line.trim() ? [""] : []));
    }
    result.push(line);
  }
  return result;
}

const findFirstSection = (blocks: readonly Judged[], byName: ReadonlyMap<string, unknown>) =>
  blocks.find(({ kind, title }) => kind === "heading" && byName.has(headingName(title)))
    ?.lines[0] ?? 0;

/** What stands under a heading, up to the next one of its depth or above. */
type Part = {
  heading: Judged;
  /** The number of the block behind it. */
  end: number;
  /** Whether anything under the heading refers to evidence. */
  isGrounded: boolean;
  /** Whether nothing stands there, or headings alone. */
  isEmpty: boolean;
};

/** The parts of a text, one a heading, in order. Linear in the blocks. */
export function findParts(blocks: readonly Judged[]): Part[] {
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
