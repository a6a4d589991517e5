import { compareWords } from "./compare-words.mjs";

const BESIDE = 80;
const MOST = 2000;

/** Leaves out the text far from any change. */
export const compareExcerpts = (pairs) =>
  pairs.map(({ from, to }) => {
    const { pieces } = compareWords(from, to);
    return pieces.map(({ kind, text }, nth) => ({
      kind,
      text: kind === "same" ? middleCut(text, nth > 0, nth < pieces.length - 1) : cut(text, MOST),
    }));
  });

const cut = (text, most) => (text.length > most ? `${text.slice(0, most).toWellFormed()} …` : text);

function middleCut(text, isAfter, isBefore) {
  if (text.length <= 3 * BESIDE) return text;
  const first = isAfter ? text.slice(0, BESIDE).replace(/\S*$/, "") : "";
  const last = isBefore ? text.slice(-BESIDE).replace(/^\S*/, "") : "";
  return `${first}…${last}`;
}
