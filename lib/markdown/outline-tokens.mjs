import { createBlockParser } from "./parser.mjs";

const parser = createBlockParser();

/** The most headings of one text that an outline, or the list on its page, has. */
export const MAX_HEADINGS = 2_000;
const MAX_TITLE = 80;

/** @param {string} title */
export const shortenTitle = (title) =>
  title.length <= MAX_TITLE
    ? title
    : Array.from(title.slice(0, 2 * MAX_TITLE))
        .slice(0, MAX_TITLE)
        .join("");

/** @param {string} title */
const toComparable = (title) => title.trim().replace(/^#+/, "").trim().toLowerCase();

/**
 * Matches a title in any case, with or without `#` marks, whole or shortened.
 * @param {string} section
 * @returns {(title: string) => boolean}
 */
export function isTitled(section) {
  const wanted = toComparable(section);
  return (title) => toComparable(title) === wanted || toComparable(shortenTitle(title)) === wanted;
}

/**
 * Selects the higher levels completely, and as many of the next level as fit.
 * @param {ArrayLike<number>} levels
 * @param {number} max
 * @returns {number[]} their indices
 */
export function selectHighest(levels, max) {
  const indices = Array.from(levels, (_, index) => index);
  const listUpTo = (depth) => indices.filter((index) => Number(levels[index]) <= depth);
  const depth = [6, 5, 4, 3, 2, 1].find((deepest) => listUpTo(deepest).length <= max) ?? 0;
  let room = max - listUpTo(depth).length;
  return indices.filter((index) => {
    const level = Number(levels[index]);
    return level <= depth || (level === depth + 1 && room-- > 0);
  });
}

/**
 * Reads headings outside quotes and lists into columns that are cheap to post from a thread. If there are
 * more than `max`, keeps the highest levels, and the start and end of the wanted section.
 * @param {string} text
 * @param {{ max?: number, section?: string }} bounds
 * @returns {import("./render-thread").HeadingColumns}
 */
export function readHeadingColumns(text, { max = Number.POSITIVE_INFINITY, section } = {}) {
  const tokens = parser.parse(text, {});
  const levels = [];
  const titles = [];
  const lines = [];
  for (const [index, { type, level, tag, map }] of tokens.entries()) {
    if (type !== "heading_open" || level > 0 || !map) continue;
    const title = tokens[index + 1]?.content ?? "";
    levels.push(Number(tag.slice(1)));
    titles.push(
      title
        .split("\n")
        .map((line) => line.trim())
        .join(" "),
    );
    lines.push(map[0]);
  }
  const isCut = levels.length > max;
  const kept = new Set(isCut ? selectHighest(levels, max) : levels.keys());
  const begin = isCut && section !== undefined ? titles.findIndex(isTitled(section)) : -1;
  if (begin >= 0) {
    kept.add(begin);
    const end = levels.findIndex((level, index) => index > begin && level <= levels[begin]);
    if (end >= 0) kept.add(end);
  }
  const indices = [...kept].sort((a, b) => a - b);
  return {
    levels: Uint8Array.from(indices, (index) => levels[index]),
    titles: indices.map((index) => titles[index]).join("\n"),
    lines: Uint32Array.from(indices, (index) => lines[index]),
    isCut,
  };
}
