import { isChange, isTarget, isWish } from "@/lib/ai/classifier/goals/targets";
import { findTagKind } from "@/lib/ai/classifier/names/kind-names";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { canBeTitle, isReplyLine, isSmallTalk, NUMBERED } from "./heading-lines";
import { readTag, stripListMark } from "./marks";
import type { Line } from "./read-lines";

/** Fewer short lines above paragraphs can be chance. */
const MIN_TITLES = 3;
/** The share of the short lines that are titles, and of the texts that stand below one. */
const MIN_OF_SHORT = 2 / 3;
const MIN_BELOW = 1 / 2;
/** In UTF-16 units: a text of this length is a paragraph, whatever its end. */
const MIN_LONG = 120;

const MARKED = /^#{1,6}\s|^\*\*[^*]+\*\*[:：]?$|^<summary>|^[■◆▼□【]/;
const ENDS_TEXT = /[.!?…:。！？：)）"”»“」]$/;

/** Lines without a blank one between them. A `name` is a short first line that may be a title; `text` is what is left. */
type Block = { name: Line | undefined; text: readonly Line[] };

/**
 * Marks short lines above texts as headings, if at least three are above paragraphs: notes with titles, copied from a program that
 * leaves out the marks of headings. A title is alone above its text, or is the first line of it. A short line above the first title is
 * the title of the page.
 */
export function markTitles(lines: readonly Line[]): readonly Line[] {
  if (lines.some(({ said, kind }) => kind === "speaker" || MARKED.test(said))) return lines;
  const blocks = splitAtBlankLines(lines);
  const notes = blocks.flatMap(({ name, text }, at) => {
    const next = blocks[at + 1];
    const below = text.length > 0 || next?.name ? text : (next?.text ?? []);
    return name && isText(below, name) ? [{ name, below }] : [];
  });
  const titles = notes.map(({ name }) => name);
  const [first, second] = blocks.map(({ name }) => name);
  const ofPage = first && second && second === titles[0] ? first : undefined;
  const names = blocks.flatMap(({ name }) => (name && name !== ofPage ? [name] : []));
  const texts = blocks.filter(({ text }) => isText(text));
  const prose = notes.filter(({ below }) => !isListOrTable(below));
  const paragraphs = prose.filter(({ below }) => isParagraph(below)).length;
  const isRepeated = new Set(titles.map(({ said }) => said)).size < titles.length; // as names of speakers are
  const isTitled =
    paragraphs >= MIN_TITLES &&
    2 * paragraphs >= prose.length &&
    titles.length >= MIN_OF_SHORT * names.length &&
    titles.length >= MIN_BELOW * texts.length &&
    !isRepeated;
  if (!isTitled) return lines;
  const marks = new Map([...titles.map((title) => [title, "##"] as const), [ofPage, "#"]]);
  return lines.map((line) => {
    const hashes = marks.get(line);
    return hashes ? { ...line, said: `${hashes} ${line.said}`, kind: "heading" } : line;
  });
}

function splitAtBlankLines(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0, to = 0; at < lines.length; at = to) {
    to = at + 1;
    if (lines[at]?.kind === "blank") continue;
    while (to < lines.length && lines[to]?.kind !== "blank") to++;
    const block = lines.slice(at, to);
    const [first, ...text] = block;
    const name = first && isName(first, block) ? first : undefined;
    blocks.push({ name, text: name ? text : block });
  }
  return blocks;
}

function isName(line: Line, block: readonly Line[]): boolean {
  const { said, kind, indent } = line;
  const mayBe = kind === "plain" || kind === "speech" || kind === "heading";
  if (!mayBe || indent > 1 || /[:：]$/.test(said)) return false;
  if (!canBeTitle(line) || isReplyLine(said) || isSmallTalk(said)) return false;
  const isGoal = isTarget(said) && (isWish(said) || isChange(said));
  if (isGoal || NUMBERED.test(said) || findTagKind(readTag(said).tag) === "task") return false;
  const next = block[1];
  return next === undefined || (!/^\p{Ll}/u.test(next.said) && !isFull(line, next, block));
}

/** Whether the first word of the next line had no room, so that a program broke the line there. Japanese is broken anywhere. */
function isFull({ said }: Line, next: Line, block: readonly Line[]): boolean {
  const width = block.reduce((most, line) => Math.max(most, line.said.length), 0);
  return said.length + 1 + next.said.search(/[\s\p{scx=Han}\p{scx=Kana}]|$/u) > width;
}

const isListOrTable = (lines: readonly Line[]) =>
  lines.some(
    ({ kind, said }) => kind === "table" || (kind === "item" && stripListMark(said) !== said),
  );
const joinLines = (lines: readonly Line[]) => lines.map(({ said }) => said).join(" ");

/** Whether lines are a list, a table, whole sentences, or long; below a name, also longer than the name. */
function isText(lines: readonly Line[], name?: Line): boolean {
  const said = joinLines(lines);
  const isLonger = said.length > (name?.said.length ?? 0);
  return isListOrTable(lines) || (isLonger && (said.length >= MIN_LONG || ENDS_TEXT.test(said)));
}

/** Whether prose is more than one sentence: a line of loose notes can be one. */
function isParagraph(lines: readonly Line[]): boolean {
  const said = joinLines(lines);
  return said.length >= MIN_LONG || splitPlainSentences(said).length > 1;
}
