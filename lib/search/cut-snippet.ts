import type { Token } from "./tokens";

/** In code points, end excluded. */
export type Places = [start: number, end: number][];

/** UTF-16 units of a snippet, and those before its first match. */
export const MAX_LENGTH = 240;
const LEAD = 60;

export const countDistinct = (tokens: readonly Token[]) =>
  new Set(tokens.map(({ word }) => word)).size;

/** Cuts the part of a text that begins at `from`, by default the one with most of the words `found`. */
export function cutSnippet(
  text: string,
  found: readonly Token[],
  from = findWindow(text, found).from,
): { snippet: string; highlights: Places } {
  const to = findWordEnd(text, from + MAX_LENGTH);
  const before = from > 0 ? "… " : "";
  const snippet = `${before}${text.slice(from, to).trim()}${to < text.length ? " …" : ""}`;
  return {
    snippet,
    highlights: found
      .filter(({ start, end }) => start >= from && end <= to)
      .map(toPlaces(snippet, before.length - from)),
  };
}

export function toPlaces(text: string, shift = 0) {
  const isPlain = !/[\ud800-\udfff]/.test(text);
  const toPlace = (index: number) =>
    isPlain ? index + shift : [...text.slice(0, index + shift)].length;
  return ({ start, end }: Token): [number, number] => [toPlace(start), toPlace(end)];
}

/** Where a part of a text begins, in UTF-16 units, and how many distinct words it shows, or what they weigh. */
type Window = { from: number; count: number };

type Weigh = (tokens: readonly Token[]) => number;

/** Finds the part of a text that has most of the words `found`. */
export function findWindow(
  text: string,
  found: readonly Token[],
  weigh: Weigh = countDistinct,
): Window {
  let best = { from: 0, count: 0 };
  for (const { start } of found) {
    const from = start <= LEAD ? 0 : findWordStart(text, start - LEAD);
    const inside = found.filter((token) => token.start >= from && token.end <= from + MAX_LENGTH);
    const count = weigh(inside);
    if (count > best.count) best = { from, count };
  }
  return best;
}

/** Finds the part of a text that shows a row of a table: its beginning, unless another part has more of its words `own`. */
export function findRowWindow(
  text: string,
  own: readonly Token[],
  row: number,
  weigh: Weigh,
): Window {
  const from = row <= LEAD ? 0 : row;
  const to = findWordEnd(text, from + MAX_LENGTH);
  const count = weigh(own.filter(({ end }) => end <= to));
  const best = findWindow(text, own, weigh);
  return best.count > count ? best : { from, count };
}

function findWordStart(text: string, index: number): number {
  const space = text.indexOf(" ", index);
  if (space < 0 || space - index >= 20) return skipHalfCharacter(text, index);
  // A task keeps its box.
  return /[☐☑]/.test(text.charAt(space - 1)) ? space - 1 : space + 1;
}

function findWordEnd(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.lastIndexOf(" ", index);
  return index - space < 20 ? space : skipHalfCharacter(text, index);
}

const skipHalfCharacter = (text: string, index: number) =>
  /[\udc00-\udfff]/.test(text.charAt(index)) ? index + 1 : index;
