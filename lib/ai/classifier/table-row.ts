import type { Kind } from "./kind-names";
import { isLoneValue } from "./scraps";

/**
 * `said` is the rated text, `kind` is named by the column or by a cell of the row, `origin` has the speaker and the time. The row of a
 * tracker has a `name` of its own.
 */
export type Row = {
  name?: string;
  text: string;
  said: string;
  origin: readonly string[];
  kind: Kind | null;
  customer: string | null;
  /** Whether it is a whole table that weighs options. */
  weighs?: boolean;
};

export function makeRow(text: string, kind: Kind | null): Row {
  return { text, said: text, origin: [], kind, customer: null };
}

/** In words, or in UTF-16 units of Japanese. */
const MIN_SENTENCE = 4;
const MIN_JAPANESE = 12;
const isSentence = (cell: string) =>
  cell.split(/\s+/).length >= MIN_SENTENCE ||
  (/\p{scx=Kana}|\p{scx=Hira}/u.test(cell) && cell.length >= MIN_JAPANESE);

/** Finds the cell of a row that alone reads as a sentence, next to the key, the state or the date of a ticket. */
export function findSentence(cells: readonly string[]): string | undefined {
  const [said, ...more] = cells.filter(isSentence);
  const isTicket = cells.length > 2 && cells.some(isLoneValue);
  return isTicket && more.length === 0 ? said : undefined;
}
