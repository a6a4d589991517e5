import { findPlace } from "@/lib/text/code-points";
import { dropEmphasis } from "@/lib/text/phrases";
import { readHeadings } from "./outline";

/** `offset` counts UTF-16 units to the start of its line; the title has no marks of emphasis. */
export type Heading = { title: string; level: number; offset: number };

export function findHeadings(text: string): Heading[] {
  let counted = 0;
  let place = 0;
  return readHeadings(text).map(({ title, level, offset }) => {
    place = findPlace(text, offset - counted, place);
    counted = offset;
    return { title: dropEmphasis(title), level, offset: place };
  });
}

/** Finds the title of the nearest heading at or above an offset; empty before the first one. */
export function findSection(headings: readonly Heading[], offset: number): string {
  let low = 0;
  let high = headings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.offset ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1]?.title ?? "";
}
