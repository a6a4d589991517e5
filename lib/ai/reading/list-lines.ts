import { endsInMark, endsSentence } from "@/lib/text/phrases";

/** In UTF-16 units: a longer item may be wrapped. */
const MAX_ITEM = 60;
/** A line from the mark of an item on; `indent` is what stands before it. */
const BULLET = /^(?<indent> {0,3})[-*+•] +(?<text>\S.*)$/u;
const NUMBERED = /^(?<indent> {0,3})(?<number>\d{1,2})[.)] +(?<text>\S.*)$/u;
const QUOTED = /^["“„«»「『]/u;
const BEGINS = /^[*_]{0,2}[\p{Lu}\p{Lo}\p{N}]/u;
/** In words, and in letters of a script without spaces: the rest of an item is shorter than a sentence of its own. */
const MIN_WORDS = 4;
const MIN_LETTERS = 10;

const isLong = (line: string) =>
  line.split(/\s+/).length >= MIN_WORDS ||
  (/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(line) && line.length >= MIN_LETTERS);

const readItem = (line: string) => (BULLET.exec(line) ?? NUMBERED.exec(line))?.groups?.text;

/** Whether a line below the items of a list is a paragraph of its own: a quotation, or a sentence below short items that end none. */
function isApart(line: string, items: readonly string[]): boolean {
  if (items.some((item) => item.length > MAX_ITEM || endsInMark(item))) {
    return QUOTED.test(line) && items.every(endsSentence);
  }
  return QUOTED.test(line) || (BEGINS.test(line) && endsSentence(line) && isLong(line));
}

const MAX_LABEL_WORDS = 5;
/** A word that goes on in the next line. */
const GOES_ON =
  /(?<!\p{L})(?:the|an?|of|to|for|from|by|with|at|in|on|and|or|der|die|das|den|dem|eine?[nmr]?|an|am|auf|aus|bei|beim|für|im|mit|von|vom|zu|zum|zur|und|oder|de|het|een|van|voor|met|en|aan|op|la|les?|des|du|au|aux|pour|par|avec|et|ou)$/iu;
/** Whether a line between two lists names the one below it: `Not agreed:`, `What didn't` */
const isLabel = (line: string, item: string) =>
  BEGINS.test(line) &&
  line.length <= MAX_ITEM &&
  (/[:：]$/.test(line) ||
    (item.length <= MAX_ITEM &&
      !GOES_ON.test(item) &&
      !endsInMark(line) &&
      line.split(/\s+/).length <= MAX_LABEL_WORDS));

/** Whether a line is text, without a mark of Markdown. */
const isPlain = (line: string) =>
  line.trim() !== "" && !/^(?:[\s#>|]|[-*+•] |\d{1,3}[.)] |```|~~~)/u.test(line);

/**
 * Separates lines from lists that Markdown would join with the last item, and indents bullets below the numbered line that they belong
 * to: the next bullets have the next number.
 */
export function separateLists(markdown: string): string {
  if (!/^ {0,3}(?:[-*+•]|\d{1,2}[.)]) /m.test(markdown)) return markdown;
  const lines = indentBullets(markdown.split("\n"));
  const written: string[] = [];
  let items: string[] = [];
  let isCode = false;
  for (const [at, line] of lines.entries()) {
    if (/^(?:```|~~~)/.test(line)) isCode = !isCode;
    const text = readItem(line);
    const isAboveItem = readItem(lines[at + 1] ?? "") !== undefined;
    if (isCode) items = [];
    else if (text !== undefined) items.push(text.trim());
    else if (
      items.length > 0 &&
      isPlain(line) &&
      (isApart(line.trim(), items) || (isAboveItem && isLabel(line.trim(), items.at(-1) ?? "")))
    ) {
      written.push("");
      items = [];
    } else items = [];
    written.push(line);
  }
  return written.join("\n");
}

/**
 * Indents bullets that stand at the margin between two numbered lines of one sequence, or below its last, with what stands below them.
 * Bullets that are indented as far as the text of the number belong to it as they are.
 */
function indentBullets(lines: readonly string[]): string[] {
  const numbers = lines.map((line) => Number(NUMBERED.exec(line)?.groups?.number ?? 0));
  let textStart = 0;
  let isBelow = false;
  let isShifted = false;
  return lines.map((line, at) => {
    if ((numbers[at] ?? 0) > 0) {
      textStart = line.length - (NUMBERED.exec(line)?.groups?.text ?? "").length;
      isBelow = hasNeighbor(lines, numbers, at);
      isShifted = false;
      return line;
    }
    if (line.trim() !== "" && !/^\s/.test(line) && !BULLET.test(line)) isBelow = false;
    const indent = BULLET.exec(line)?.groups?.indent;
    if (indent !== undefined) isShifted = indent.length < textStart;
    return isBelow && isShifted && line.trim() !== "" ? `    ${line}` : line;
  });
}

/** Whether bullets follow a numbered line at once, and the number before it or after it stands above or below bullets too. */
function hasNeighbor(lines: readonly string[], numbers: readonly number[], at: number): boolean {
  const own = numbers[at] ?? 0;
  if (!BULLET.test(lines[at + 1] ?? "")) return false;
  const next = lines.findIndex((_, index) => index > at && numbers[index] === own + 1);
  const before = lines.findLastIndex((_, index) => index < at && numbers[index] === own - 1);
  const isNext = next >= 0 && [next - 1, next + 1].some((index) => BULLET.test(lines[index] ?? ""));
  return isNext || (own > 1 && before >= 0 && BULLET.test(lines[before + 1] ?? ""));
}
