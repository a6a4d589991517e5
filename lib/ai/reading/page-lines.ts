import { endsClause } from "@/lib/text/phrases";
import { formatTable } from "@/lib/text/tables";
import { createFullTest } from "./join-lines";

/** In UTF-16 units */
const MAX_HEADING = 60;
const BULLET = /^[•●▪◦‣·*–-]\s+/;
/** `3. Price`, `2.1 Scope` */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2}){0,2}[.)]? (?=\p{Lu}|\p{Lo})/u;

type PageBlock = { text: string; isShort: boolean; isItem: boolean };

/** Joins the lines of a paragraph, which ends where the first word of the next line would have had room. */
function joinPageLines(lines: readonly string[]): PageBlock[] {
  const isFull = createFullTest(lines);
  const parts: PageBlock[] = [];
  let before = "";
  for (const line of lines) {
    const last = parts.at(-1);
    const isHeading = NUMBERED.test(line) && endsClause(before);
    const goesOn = before !== "" && !isHeading && (isFull(before, line) || /^\p{Ll}/u.test(line));
    const isItem = BULLET.test(line);
    if (last && goesOn && line !== "" && !isItem && (isFull(before, line) || !endsClause(before))) {
      last.text += ` ${line}`;
      last.isShort = false;
    } else if (line !== "") {
      const text = line.replace(BULLET, "");
      parts.push({ text, isItem, isShort: text.length <= MAX_HEADING && !endsClause(text) });
    }
    before = line;
  }
  return parts;
}

/** `Acceptance test, 2 days 2,400`, but not `Opens in May 2027` */
const ROW =
  /^(?<name>.*\p{L}.*?) (?<amount>(?:[€$£] ?)?(?!(?:19|20)\d\d$)\d[\d.,'’ ]{0,14}(?: ?(?:[€$£%]|EUR|CHF))?)$/u;
const MIN_ROWS = 3;
/** The head of a table of two columns: `Item Euro` */
const HEAD = /^(?<name>\P{N}{2,40}) (?<amount>[^\s\d]{1,20})$/u;

/** Writes at least three lines of names and amounts, below a line of their heads, as a table. */
function writeTables(parts: readonly PageBlock[]): PageBlock[] {
  const isRow = ({ text, isShort, isItem }: PageBlock) => isShort && !isItem && ROW.test(text);
  const written: PageBlock[] = [];
  for (let at = 0; at < parts.length; at++) {
    const head = parts[at];
    if (!head) continue;
    const found = head.isShort && !isRow(head) ? HEAD.exec(head.text) : null;
    const rows: PageBlock[] = [];
    for (let row = parts[at + 1]; found && row && isRow(row); row = parts[at + 1 + rows.length])
      rows.push(row);
    if (!found || rows.length < MIN_ROWS) {
      written.push(head);
      continue;
    }
    const cells = [found, ...rows.map(({ text }) => ROW.exec(text))].map((match) =>
      [match?.groups?.name ?? "", match?.groups?.amount ?? ""].map((cell) =>
        cell.replaceAll("|", "\\|"),
      ),
    );
    const [names = [], ...body] = cells;
    written.push({ text: formatTable(names, body), isShort: false, isItem: false });
    at += rows.length;
  }
  return written;
}

/**
 * Writes the lines of a PDF as Markdown: a short line above a sentence is its heading, and so is one with a number, without it, if its
 * neighbors have none; a list of amounts with a head is a table. Other short lines are a list, or above the first heading sentences.
 */
export function writePages(text: string): string {
  const parts = writeTables(joinPageLines(text.split("\n").map((line) => line.trim())));
  const isNumbered = (part: PageBlock | undefined) =>
    part?.isShort === true && !part.isItem && NUMBERED.test(part.text);
  const isHeading = ({ isShort, isItem }: PageBlock, index: number) => {
    const [before, part, next] = [parts[index - 1], parts[index], parts[index + 1]];
    if (!isShort || isItem || next === undefined) return false;
    if (isNumbered(part)) return !isNumbered(before) && !isNumbered(next);
    return !next.isShort && !next.isItem;
  };
  const first = parts.findIndex((part, index) => isHeading(part, index) && isNumbered(part));
  return parts
    .map((part, index) => {
      const { text, isShort, isItem } = part;
      if (isItem) return `- ${text}`;
      if (index === 0 && first > 0 && isShort) return `\n# ${text}\n`;
      if (!isShort || index < first) return `\n${text}\n`;
      return isHeading(part, index)
        ? `\n${index === 0 ? "#" : "##"} ${text.replace(NUMBERED, "")}\n`
        : `- ${text}`;
    })
    .join("\n")
    .trim();
}
