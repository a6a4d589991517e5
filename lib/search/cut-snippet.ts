import type { Token } from "./tokens";

/** In code points, end excluded. */
export type Places = [start: number, end: number][];

/** UTF-16 units of a snippet, and those before its first match. */
const MAX_LENGTH = 240;
const LEAD = 60;

export const countDistinct = (tokens: readonly Token[]) =>
  new Set(tokens.map(({ word }) => word)).size;

/** Cuts the part of a text with most of the words `found`, or the part that begins with a row of a table (`from`). */
export function cutSnippet(
  text: string,
  found: readonly Token[],
  row?: number,
): { snippet: string; highlights: Places } {
  const from = row === undefined ? findWindow(text, found).from : row <= LEAD ? 0 : row;
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

/** Finds the part of a text that has most of the words `found`. */
export function findWindow(text: string, found: readonly Token[]): { from: number; count: number } {
  let best = { from: 0, count: 0 };
  for (const { start } of found) {
    const from = start <= LEAD ? 0 : findWordStart(text, start - LEAD);
    const inside = found.filter((token) => token.start >= from && token.end <= from + MAX_LENGTH);
    const count = countDistinct(inside);
    if (count > best.count) best = { from, count };
  }
  return best;
}

function findWordStart(text: string, index: number): number {
  const space = text.indexOf(" ", index);
  return space >= 0 && space - index < 20 ? space + 1 : skipHalfCharacter(text, index);
}

function findWordEnd(text: string, index: number): number {
  if (index >= text.length) return text.length;
  const space = text.lastIndexOf(" ", index);
  return index - space < 20 ? space : skipHalfCharacter(text, index);
}

const skipHalfCharacter = (text: string, index: number) =>
  /[\udc00-\udfff]/.test(text.charAt(index)) ? index + 1 : index;
