import { findBareKind } from "@/lib/ai/classifier/names/kind-names";
import { readPrefix } from "./marks";

const WORD = "[\\p{L}.'’-]{1,30}";
const NAME_AND_INITIALS = new RegExp(
  `(\\p{Lu}${WORD}(?: ${WORD}){0,3}) \\((\\p{Lu}{2,3})(?=[,;)])`,
  "gu",
);
const INITIALS = /^\p{Lu}{2,3}(?= ?[:：]\s)/u;

/** Writes names in place of the initials of speakers, if minutes explain them: `Present: Ann Lee (AL), Bo Chan (BC, product)`. */
export function spellInitials(lines: readonly string[]): readonly string[] {
  const names = new Map<string, string>();
  for (const line of lines) {
    if (findBareKind(readPrefix(line)) !== "roll") continue;
    for (const [, name = "", initials = ""] of line.matchAll(NAME_AND_INITIALS))
      names.set(initials, name);
  }
  if (names.size === 0) return lines;
  return lines.map((line) => line.replace(INITIALS, (initials) => names.get(initials) ?? initials));
}
