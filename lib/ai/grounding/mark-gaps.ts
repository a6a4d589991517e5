import type { Outline } from "@/lib/ai/document-types/outline";
import type { Block } from "./blocks";
import { gapLine } from "./gaps";

type Judged = Block & { isGrounded: boolean };
const nameOf = (heading: string) => heading.trim().replace(/:$/, "").toLowerCase();

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
  const insert = (line: number, text: string) =>
    before.set(line, [...(before.get(line) ?? []), text]);

  const ends = new Map<string, number>();
  blocks.forEach((heading, index) => {
    const name = nameOf(heading.title);
    const section = byName.get(name);
    if (heading.kind !== "heading" || (!section && heading.depth !== 2)) return;
    const next = blocks.findIndex(
      ({ kind, depth }, i) => i > index && kind === "heading" && depth <= heading.depth,
    );
    const end = next === -1 ? blocks.length : next;
    ends.set(name, blocks[next]?.lines[0] ?? lines.length);
    const inside = blocks.slice(index + 1, end);
    if (inside.some(({ isGrounded }) => isGrounded)) return;
    const isEmpty = !inside.some(({ kind }) => kind !== "heading");
    insert(heading.lines[1], gapLine(section, isEmpty));
  });

  let place = ends.size > 0 ? undefined : lines.length;
  for (const section of outline) {
    const end = ends.get(nameOf(section.heading));
    if (end === undefined) {
      insert(
        place ?? firstSection(blocks, byName),
        `## ${section.heading}\n\n${gapLine(section, true)}`,
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
