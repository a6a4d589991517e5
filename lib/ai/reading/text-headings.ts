import { endsInMark, endsSentence } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";

/** Fewer lines of one form can be chance. */
const MIN_HEADINGS = 3;
/** In UTF-16 units */
const MAX_HEADING = 80;
/** In UTF-16 units: a text of this length is a paragraph, although it is one sentence. */
const MIN_LONG = 80;
/** The share of the texts that stand below a short line. */
const MIN_BELOW = 2 / 3;

const MARKED = /^#{1,6} |^\*\*[^*\n]+\*\*[:：]?$|^[■◆▼□【]|^[=-]{3,}$/mu;
const LISTED = /^(?:[-*+•|>#"“„«「『（(]|https?:)/u;
const CLOCK = /(?<!\d)\d{1,2}[:.]\d\d(?!\d|\.)/;
const NUMBER = /^\d{1,2}[.)] (?=\p{L})/u;
/** A line of capitals, with a number or without: `3. WHAT WENT WELL` */
const CAPITALS = /^(?:\d{1,2}[.)]? )?(?=.*\p{Lu}{3})[^\p{Ll}\p{Lo}]+$/u;

/** Lines without a blank one between them; `at` is the place of the first. */
type Block = { at: number; first: string; below: readonly string[] };

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: { at: number; lines: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const said = line.trim();
    if (said === "") continue;
    if ((lines[at - 1] ?? "").trim() === "") blocks.push({ at, lines: [] });
    blocks.at(-1)?.lines.push(said);
  }
  return blocks.map(({ at, lines: [first = "", ...below] }) => ({ at, first, below }));
}

/** Whether a line may be a heading by its form: short, and without an end, a mark or a time of day. */
const isShort = (line: string) =>
  line.length <= MAX_HEADING && !endsInMark(line) && !LISTED.test(line) && !CLOCK.test(line);

/** Whether lines are running text: they end a sentence, and are several sentences or long. */
function isText(lines: readonly string[]): boolean {
  const said = lines.join(" ");
  const isProse = !LISTED.test(said) && !NUMBER.test(said) && endsSentence(said);
  return isProse && (said.length >= MIN_LONG || splitPlainSentences(said).length > 1);
}

/** Whether the line after a first one begins anew, rather than because the first had no more room. */
function beginsAnew(first: string, [next = "", ...others]: readonly string[]): boolean {
  const width = Math.max(...[next, ...others].map(({ length }) => length));
  return /^[\p{Lu}\p{Lo}\p{N}"“„«「'‘]/u.test(next) && first.length < 0.8 * width;
}

/** Finds the blocks that begin with a line of capitals above other text. */
function findCapitals(blocks: readonly Block[]): Block[] {
  const isCapital = ({ first }: Block) => isShort(first) && CAPITALS.test(first);
  return blocks.filter((block, index) => {
    const next = block.below[0] ?? blocks[index + 1]?.first ?? "";
    return isCapital(block) && next !== "" && !CAPITALS.test(next);
  });
}

/** Finds the blocks that begin with a short line above running text; a line that recurs is a speaker's. */
function findTitled(blocks: readonly Block[]): Block[] {
  const titled = blocks.filter(
    ({ first, below }) => isShort(first) && isText(below) && beginsAnew(first, below),
  );
  const texts = blocks.filter(({ first, below }) => isText(below) || isText([first, ...below]));
  const isMost = titled.length >= MIN_BELOW * texts.length;
  const isUnique = new Set(titled.map(({ first }) => first)).size === titled.length;
  return isMost && isUnique ? titled : [];
}

/**
 * Marks the headings of a text without Markdown, three or more of one form: lines of capitals, or short lines above running text.
 * The line at its head is its title.
 */
export function markHeadings(text: string): string {
  if (MARKED.test(text)) return text;
  const lines = text.split("\n");
  const blocks = readBlocks(lines);
  const [opening, ...others] = blocks;
  const found = [findCapitals(others), findTitled(others)].find(
    ({ length }) => length >= MIN_HEADINGS,
  );
  if (!opening || !found) return text;
  const marked = new Map(found.map(({ at }) => [at, "## "]));
  const isOne = isShort(opening.first) && !NUMBER.test(opening.first);
  const areNumbered = found.every(({ first }) => NUMBER.test(first));
  const isTitle =
    isOne &&
    (areNumbered || (!isText(opening.below) && !isText([opening.first, ...opening.below])));
  // Without a title, the first block may be a part like the others.
  if (isTitle) marked.set(opening.at, "# ");
  else if (isShort(opening.first) && opening.below.length > 0 && isLike(opening, found))
    marked.set(opening.at, "## ");
  return lines
    .flatMap((line, at) => {
      const mark = marked.get(at);
      return mark ? [mark + line.trim(), ""] : [line];
    })
    .join("\n");
}

/** Whether a block begins like those found: with capitals, or with a short line above text. */
const isLike = (block: Block, [other]: readonly Block[]) =>
  other !== undefined && CAPITALS.test(other.first)
    ? CAPITALS.test(block.first)
    : isText(block.below) && beginsAnew(block.first, block.below);
