import type { Outline, Section } from "@/lib/document-types/definition";
import { normalizeHeading } from "@/lib/schemas/document-types";
import type { Language } from "@/lib/text/languages";
import { stripHeading } from "./section-kinds";

// A section has one heading in each language, and a document may have any of them. This is the only place that finds the
// section of a heading.

/** The heading of a section as a document in `language` has it. */
export const nameSection = ({ heading, translations }: Section, language: Language) =>
  language === "en" ? heading : (translations?.[language] ?? heading);

/** Lists the headings of a section in all languages, its own first. */
export const listNames = ({ heading, translations }: Section): readonly string[] => [
  heading,
  ...Object.values(translations ?? {}),
];

const toKey = (heading: string) => normalizeHeading(heading).replaceAll("’", "'");

/** Makes a function that finds the section of a heading in any language, read as Markdown reads it. */
export function createSectionFinder(outline: Outline): (heading: string) => Section | undefined {
  const byName = new Map<string, Section>();
  for (const section of outline)
    for (const name of listNames(section)) byName.set(toKey(name), section);
  // Two sections of a workspace's own type may be translations of each other; each keeps its own heading.
  for (const section of outline) byName.set(toKey(section.heading), section);
  return (heading) => byName.get(toKey(heading));
}

/** Lists the headings of a section in all languages in the form of `stripHeading`. */
export const listStripped = (section: Section): readonly string[] =>
  listNames(section).map(stripHeading);
