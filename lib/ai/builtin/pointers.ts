import type { Section } from "@/lib/ai/document-types/outline";
import type { Evidence } from "@/lib/ai/evidence";
import { belongs } from "./belongs";
import { escapeInline } from "./escape";
import { refer } from "./layouts/layout";
import type { Plan } from "./plan";

const MOST = 3;

const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** One line that points to pieces which belong here too and are written out under other headings; empty when there is none. */
export function seeAlso(section: Section, plans: ReadonlyMap<Section, Plan>): string {
  const written = [...plans].flatMap(([other, { laidOut, listed }]) =>
    [...laidOut, ...listed].map((piece) => ({ other, piece })),
  );
  const found = new Map<Evidence, Section>();
  for (const { other, piece } of written) {
    if (found.size === MOST) break;
    if (other !== section && !found.has(piece) && belongs(section, piece) >= 1)
      found.set(piece, other);
  }
  const places = [...new Set(found.values())].map((other) => {
    const titles = [...found].filter(([, place]) => place === other);
    return `${listOf(titles.map(([{ title }]) => `*${escapeInline(title)}*`))} under ${other.heading}`;
  });
  return places.length === 0 ? "" : `See ${places.join("; ")}. ${refer(...found.keys())}`;
}
