import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { createSectionFinder } from "@/lib/ai/reading/section-names";
import type { Outline } from "@/lib/document-types/definition";
import { NUMBERED_DEFINITIONS } from "@/lib/text/footnotes";
import type { Language } from "@/lib/text/languages";
import { splitLines } from "@/lib/text/line-ends";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { listWanted } from "./advise-on-gap";
import { readGapLine } from "./gap-line";
import { CHECK_NOTE } from "./note-forms";

export type Gap = { heading: string; isEmpty: boolean; wanted: ReturnType<typeof listWanted> };

const HEADING = /^## (.+)$/;

/**
 * Says how many of a document's sections have nothing, and which only name items to check; at most one sentence each:
 * `2 of 7 sections have nothing: A and B.`
 */
export function nameGaps(
  empty: readonly string[],
  toCheck: readonly string[],
  all: number,
  language: Language = "en",
) {
  const words = DRAFT_WORDS[language];
  return [
    ...(empty.length > 0 ? [words.empty(empty, all)] : []),
    ...(toCheck.length > 0 ? [words.onlyToCheck(toCheck)] : []),
  ];
}

const ALL_WORDS = Object.values(DRAFT_WORDS);
const NAMES_EMPTY = new RegExp(` (?:${ALL_WORDS.map((words) => words.emptyStart).join("|")})`);
const NAMES_TO_CHECK = new RegExp(
  ` (?:${ALL_WORDS.map((words) => words.onlyToCheckStart).join("|")})`,
);

/** Drops the first sentence of `nameGaps` from the note at the head of a draft in any language. */
export function dropNamedEmpty(note: string): string {
  const found = NAMES_EMPTY.exec(note);
  if (!found) return note;
  const next = note.slice(found.index).search(NAMES_TO_CHECK);
  const end = next < 0 ? note.trimEnd().length : found.index + next;
  return /[.。]/.test(note.charAt(end - 1)) ? note.slice(0, found.index) + note.slice(end) : note;
}

const listToCheck = (markdown: string) =>
  markdown.split(/^## /m).flatMap((part, index) => {
    const [heading = "", ...lines] = splitLines(part.replaceAll(NUMBERED_DEFINITIONS, ""));
    const said = lines.filter((line) => line.trim() !== "");
    const isCheck = said.some((line) => CHECK_NOTE.test(line));
    return index > 0 && isCheck && said.every((line) => line.startsWith(">"))
      ? [heading.trim()]
      : [];
  });

/** Describes the gaps of a generated document: at most one sentence each on sections that are empty, only to check, or unsupported. */
export function describeGaps(markdown: string): string[] {
  const gaps = listGaps(markdown, []);
  const list = (isEmpty: boolean) =>
    gaps.filter((gap) => gap.isEmpty === isEmpty).map(({ heading }) => heading);
  const [empty, unsupported] = [list(true), list(false)];
  const all = markdown.match(/^## /gm)?.length ?? 0;
  const unsaid = `No evidence supports the text of ${countNoun(unsupported.length, "section")}: ${joinWords(unsupported)}.`;
  return [
    ...nameGaps(empty, listToCheck(markdown), all),
    ...(unsupported.length > 0 ? [unsaid] : []),
  ];
}

export function listGaps(markdown: string, outline: Outline): Gap[] {
  const findSection = createSectionFinder(outline);
  const gaps: Gap[] = [];
  let heading = "";
  for (const line of splitLines(markdown)) {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const gap = readGapLine(line);
    if (!gap || heading === "") continue;
    const wanted = listWanted(findSection(heading));
    gaps.push({ heading: heading.trim(), isEmpty: gap.isEmpty, wanted });
  }
  return gaps;
}
