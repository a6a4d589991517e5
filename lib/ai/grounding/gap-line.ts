import type { Section } from "@/lib/document-types/definition";
import { adviseOn, type PossibleSource } from "./advise-on-gap";
import { DRAFT_NOTES } from "./draft-notes";

/** Writes the visible line of a section without evidence; `isEmpty` means that it has no text either. */
export function writeGapLine(
  section: Section | undefined,
  isEmpty: boolean,
  sources: readonly PossibleSource[],
): string {
  const what = isEmpty
    ? DRAFT_NOTES.nothingFound
    : `${DRAFT_NOTES.ungrounded} check it before you rely on it.`;
  return `> **${what}**${section ? adviseOn(section, isEmpty, sources) : ""}`;
}

const GAP_LINE = new RegExp(
  `^ {0,3}>\\s?\\*\\*(?:(?<nothing>${DRAFT_NOTES.nothingFound})|${DRAFT_NOTES.ungrounded}[^*\\n]{0,60})\\*\\*`,
);

/** Reads a line written by `writeGapLine`; null for any other line. */
export function readGapLine(line: string): { isEmpty: boolean; advice: string } | null {
  const found = GAP_LINE.exec(line);
  return (
    found && {
      isEmpty: found.groups?.nothing !== undefined,
      advice: line.slice(found[0].length).trim(),
    }
  );
}
