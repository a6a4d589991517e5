import type { Outline } from "@/lib/document-types/definition";
import { headingName as nameOf } from "@/lib/schemas/document-types";
import type { Block } from "./blocks";
import { gapLine } from "./gaps";
import { partsOf } from "./parts";

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
  const byName = new Map(outline.map((section) => [nameOf(section.heading), section]));
  const before = new Map<number, string[]>();
  const insert = (line: number, text: string) => {
    const texts = before.get(line);
    if (texts) texts.push(text);
    else before.set(line, [text]);
  };

  const ends = new Map<string, number>();
  for (const { heading, end, isGrounded, isEmpty } of partsOf(blocks)) {
    const name = nameOf(heading.title);
    const section = byName.get(name);
    if (!section && heading.depth !== 2) continue;
    ends.set(name, blocks[end]?.lines[0] ?? lines.length);
    if (!isGrounded) insert(heading.lines[1], gapLine(section, isEmpty));
  }

  let place = ends.size > 0 ? undefined : lines.length;
  for (const section of outline) {
    const end = ends.get(nameOf(section.heading));
    if (end === undefined) {
      insert(
        place ?? firstSection(blocks, byName),
        `## ${escapeHeading(section.heading)}\n\n${gapLine(section, true)}`,
      );
    } else place = end;
  }
  return withInserted(lines, before).join("\n").trim();
}

/** The lines with texts put before those of the given numbers, set off by blank lines. */
function withInserted(lines: readonly string[], before: ReadonlyMap<number, string[]>): string[] {
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

const firstSection = (blocks: readonly Judged[], byName: ReadonlyMap<string, unknown>) =>
  blocks.find(({ kind, title }) => kind === "heading" && byName.has(nameOf(title)))?.lines[0] ?? 0;
