import type { Heading } from "@/lib/markdown/rendered";

export type NestedHeading = Heading & { children: NestedHeading[] };

/** Deeper headings stand at the last level. */
const MAX_LEVELS = 3;

/** Puts each heading below the nearest one before it that is of a higher level. */
export function nestHeadings(headings: readonly Heading[]): NestedHeading[] {
  const top: NestedHeading[] = [];
  const open: NestedHeading[] = [];
  for (const heading of headings) {
    const nested = { ...heading, children: [] };
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    const parent = open[Math.min(open.length, MAX_LEVELS - 1) - 1];
    (parent?.children ?? top).push(nested);
    open.push(nested);
  }
  return top;
}
