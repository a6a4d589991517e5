import { isDateWord } from "./date-words";
import { mayBeFunctionWord } from "./function-words";
import { findIdentifiers, type Token } from "./tokens";

/** In letters. Shorter words are parts of codes and initials. */
const LEAST_MISSING = 3;
/** Japanese, Chinese and Thai have no spaces, so a token may be a part of a word. */
const UNSPACED = /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|\p{Script=Thai}/u;

/** Lists the `unknown` words of a query as it has them, without those of codes, names and days. */
export function listMissing(
  text: string,
  tokens: readonly Token[],
  unknown: readonly string[],
): string[] {
  const words = new Set(unknown);
  const parts = new Set(findIdentifiers(tokens).flatMap((one) => [one.whole, ...one.parts]));
  const days = tokens.filter(({ word }) => isDateWord(word));
  const missing = tokens.filter(
    (token) =>
      words.has(token.word) &&
      !parts.has(token) &&
      !mayBeFunctionWord(token.word) &&
      days.every(({ start, end }) => token.end <= start || token.start >= end),
  );
  const written = missing.map(({ start, end }) => text.slice(start, end));
  return [...new Set(written)].filter(
    (word) => word.length >= LEAST_MISSING && !UNSPACED.test(word) && !/\p{N}/u.test(word),
  );
}
