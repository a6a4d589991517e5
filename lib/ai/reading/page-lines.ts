/** A line with at least this share of the longest line's length has no room for another word: letters differ in width. */
const FULL = 0.8;
/** In UTF-16 units: lines of a text without longer ones are not full of words, but entries. */
const MIN_WIDTH = 35;
const MAX_WIDTH = 200;
/** In UTF-16 units */
const MAX_HEADING = 60;
const ENDED = /[.!?:;…。！？：]["'”’“‘)」』»\]]*$/;
const BULLET = /^[•●▪◦‣·*–-]\s+/;

type PageBlock = { text: string; isShort: boolean; isItem: boolean };

/** Joins the lines of a paragraph, which ends where the first word of the next line would have had room. */
function joinLines(lines: readonly string[]): PageBlock[] {
  const width = lines.reduce((most, { length }) => Math.max(most, Math.min(length, MAX_WIDTH)), 0);
  const isFull = (line: string, next: string) =>
    width >= MIN_WIDTH && line.length + 1 + next.search(/\s|$/) > FULL * width;
  const parts: PageBlock[] = [];
  let before = "";
  for (const line of lines) {
    const last = parts.at(-1);
    const goesOn = before !== "" && (isFull(before, line) || /^\p{Ll}/u.test(line));
    const isItem = BULLET.test(line);
    if (last && goesOn && line !== "" && !isItem && (isFull(before, line) || !ENDED.test(before))) {
      last.text += ` ${line}`;
      last.isShort = false;
    } else if (line !== "") {
      const text = line.replace(BULLET, "");
      parts.push({ text, isItem, isShort: text.length <= MAX_HEADING && !ENDED.test(text) });
    }
    before = line;
  }
  return parts;
}

/**
 * Writes the lines of a PDF as Markdown: a short line above a sentence is its heading, other short lines, such as the rows of a
 * table, are a list.
 */
export function writePages(text: string): string {
  const parts = joinLines(text.split("\n").map((line) => line.trim()));
  return parts
    .map(({ text, isShort, isItem }, index) => {
      const next = parts[index + 1];
      if (isItem) return `- ${text}`;
      if (!isShort) return `\n${text}\n`;
      const isHeading = next !== undefined && !next.isShort && !next.isItem;
      return isHeading ? `\n${index === 0 ? "#" : "##"} ${text}\n` : `- ${text}`;
    })
    .join("\n")
    .trim();
}
