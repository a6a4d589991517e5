import type { Part } from "@/lib/ai/reading/document-parts";
import { listKinds } from "@/lib/ai/reading/section-kinds";
import { listStripped } from "@/lib/ai/reading/section-names";
import type { Outline, Section } from "@/lib/document-types/definition";
import { findLongest, toLine } from "@/lib/text/word-beginnings";
import { extractWords } from "@/lib/text/words";

/** Scores of a part's heading that fits a section in the same words or by its kind; a shared word scores less. */
const [SAME, KIND] = [1000, 100];

/** Assigns each part to the section that its heading fits best, in the order of the parts. */
export function assignParts(outline: Outline, parts: readonly Part[], isTemplate: boolean) {
  const taken = new Set<Part>();
  return outline
    .flatMap((section) => {
      const rate = createRating(section, isTemplate);
      return parts.map((part) => ({ section, part, likeness: rate(part) }));
    })
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .filter(({ part }) => !taken.has(part) && taken.add(part))
    .sort((a, b) => a.part.index - b.part.index);
}

/** Rates how well a part's heading fits a section, 0 for not at all. In a template, a heading of no known kind fits by a shared word. */
function createRating(section: Section, isTemplate: boolean) {
  const same = listStripped(section);
  const kinds = listKinds(section);
  const words = isTemplate && kinds.length === 0 ? [...extractWords(section.heading)] : [];
  return (part: Part): number => {
    if (same.includes(part.name)) return SAME;
    const longest = Math.max(0, ...kinds.map((kind) => part.kinds.get(kind) ?? 0));
    return longest > 0 ? KIND + longest : findLongest(toLine(part.heading), words).length;
  };
}
