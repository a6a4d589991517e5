import { DRAFT_WORDS, joinLead } from "@/lib/ai/draft-words/draft-words";
import type { Section } from "@/lib/document-types/definition";
import type { Language } from "@/lib/text/languages";
import { adviseOn, type PossibleSource } from "./advise-on-gap";
import { DRAFT_NOTES, listNote } from "./draft-notes";

/** Writes the visible line of a section without evidence; `isEmpty` means that it has no text either. */
export function writeGapLine(
  section: Section | undefined,
  isEmpty: boolean,
  sources: readonly PossibleSource[],
  language: Language,
): string {
  const { notes, verify } = DRAFT_WORDS[language];
  const what = isEmpty ? notes.nothingFound : joinLead(notes.ungrounded, verify);
  return `> **${what}**${section ? adviseOn(section, isEmpty, sources, language) : ""}`;
}

const GAP_LINE = new RegExp(
  `^ {0,3}>\\s?\\*\\*(?:(?<nothing>${listNote("nothingFound").join("|")})|(?:${listNote("ungrounded").join("|")})[^*\\n]{0,60})\\*\\*`,
);

/** Reads a line written by `writeGapLine` in any language; null for any other line. The advice is only read in English. */
export function readGapLine(line: string): { isEmpty: boolean; advice: string } | null {
  const found = GAP_LINE.exec(line);
  if (!found) return null;
  const { nothingFound, ungrounded } = DRAFT_NOTES.en;
  const isEnglish = [nothingFound, ungrounded].some((note) => found[0].includes(note));
  return {
    isEmpty: found.groups?.nothing !== undefined,
    advice: isEnglish ? line.slice(found[0].length).trim() : "",
  };
}
