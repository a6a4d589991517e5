import { contentWords, sharedWords } from "@/lib/ai/advisors/shared/content-words";
import type { SectionStart } from "@/lib/ai/advisors/shared/sections";
import type { Section } from "@/lib/document-types/definition";
import { SECTION_WORDS } from "./section-words";

/** Whether a heading shares a word with the section of an outline, or has another word for the same. */
export function isCovered({ heading }: Section, headings: readonly SectionStart[]): boolean {
  const wanted = contentWords(heading);
  const others = SECTION_WORDS.filter(({ section }) => section.test(heading));
  return headings.some(
    ({ title }) =>
      sharedWords(wanted, contentWords(title)).length > 0 ||
      others.some(({ headings: pattern }) => pattern.test(title)),
  );
}
