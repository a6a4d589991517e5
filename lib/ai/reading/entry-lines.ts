import { STARS } from "./line-stars";

/** A mark of lists that Markdown does not know. */
const BULLET = /^( {0,3})(?:[•◦▪‣]\s*|・\s*(?=[^・\s][^・]*$))(?=\S)/u;
/** `@jonas: third customer this week`, not an address */
const MESSAGE = /^@[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}\s?[:：]\s*\S/u;
/** A line that begins with a whole quotation, perhaps with who said it after it. */
const QUOTATION =
  /^(?:“[^“”]{2,}”|"[^"]{2,}"|„[^„“”]{2,}[“”]|«[^«»]{2,}»|»[^«»]{2,}«|「[^「」]{2,}」|『[^『』]{2,}』)(?:[.,!?。]?$|\s?[-–—~(（—,].{0,80}$)/u;

/** The task of a person in minutes: `Ravi - quote for 120 locks` */
const TASK = /^\p{Lu}[\p{L}.'’]{1,30} [-–—] \S/u;

/** Lines of one of these kinds are entries if the next or the previous line is one too: a single one may begin a paragraph. */
const IN_RUNS = [STARS, MESSAGE, QUOTATION, TASK];

/**
 * Marks lines of a note as items of a list that Markdown would join to a paragraph: those with a bullet, and messages, reviews with
 * stars, quotations and tasks that stand below each other. Code stays as it is.
 */
export function markEntries(markdown: string): string {
  const lines = markdown.split("\n");
  const kinds = lines.map((line) => IN_RUNS.findIndex((kind) => kind.test(line.trimEnd())));
  let isCode = false;
  let isEntry = false;
  return lines
    .flatMap((line, at) => {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      if (isCode) return [line];
      if (BULLET.test(line)) {
        isEntry = true;
        return [line.replace(BULLET, "$1- ")];
      }
      const kind = kinds[at] ?? -1;
      if (kind >= 0 && (kinds[at - 1] === kind || kinds[at + 1] === kind)) {
        isEntry = true;
        return [`- ${line}`];
      }
      // A line below a whole quotation is not part of it.
      const isBelow = isEntry && kinds[at - 1] === IN_RUNS.indexOf(QUOTATION);
      isEntry = false;
      return isBelow && line.trim() !== "" ? ["", line] : [line];
    })
    .join("\n");
}
