import { createFullTest } from "./join-lines";

/** In UTF-16 units */
const MAX_HEADING = 60;
const ENDED = /[.!?:;…。！？：]["'”’“‘)」』»\]]*$/;
const BULLET = /^[•●▪◦‣·*–-]\s+/;

type PageBlock = { text: string; isShort: boolean; isItem: boolean };

/** Joins the lines of a paragraph, which ends where the first word of the next line would have had room. */
function joinPageLines(lines: readonly string[]): PageBlock[] {
  const isFull = createFullTest(lines);
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
  const parts = joinPageLines(text.split("\n").map((line) => line.trim()));
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
