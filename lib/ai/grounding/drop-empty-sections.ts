import { NUMBERED_DEFINITIONS } from "@/lib/text/footnotes";
import { dropNamedEmpty } from "./describe-gaps";
import { listNote } from "./draft-notes";
import { readGapLine } from "./gap-line";
import { hasOwnWords } from "./own-words";

const HEADING = /^ {0,3}(#{1,6})(?=\s|$)/;
const ABOUT_DRAFT = listNote("assembled").map((note) => `> ${note}`);

/** Leaves out the notes of sections without evidence, and the headings with nothing else below. A document of nothing else stays. */
export function dropEmptySections(markdown: string): string {
  if (!hasOwnWords(markdown)) return markdown;
  const kept: string[] = [];
  let isEmptied = false;
  let hasText = false;
  let next = 0;
  for (const line of markdown.split(/(?<=\n)/).reverse()) {
    const level = HEADING.exec(line)?.[1]?.length;
    if (readGapLine(line.trimEnd())?.isEmpty) isEmptied = true;
    else if (level === undefined) {
      kept.push(ABOUT_DRAFT.some((note) => line.startsWith(note)) ? dropNamedEmpty(line) : line);
      hasText ||= line.replace(NUMBERED_DEFINITIONS, "").trim() !== "";
    } else {
      if (!isEmptied || hasText || next > level) {
        kept.push(line);
        next = level;
      }
      [isEmptied, hasText] = [false, false];
    }
  }
  return kept.reverse().join("");
}
