import { compareLines } from "./compare.mjs";

/** A change of more words than this is shown by whole lines; so is one that keeps fewer than a third of its words. */
const MAX_TOKENS = 40_000;
const LEAST_KEPT = 1 / 3;

/** Words, single letters of scripts that part no words, line ends, spaces, and all other characters one by one. */
const TOKENS =
  /[[\p{L}\p{M}\p{N}_]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]]+|\n|[^\S\n]+|./gsv;
const IS_SPACE = /^[^\S\n]+$/;
const IS_WORD = /[\p{L}\p{N}]/u;

/**
 * What is made of some words: a stretch that stays, went or came.
 * @typedef {{ kind: "same" | "removed" | "added", text: string }} Piece
 */

/**
 * Compares two texts word by word.
 * @param {string} old
 * @param {string} now
 * @returns {{ pieces: Piece[], isTooMuch: boolean }} in order; all of the one and then all of the other where they
 * have little in common, or too many words to compare (`isTooMuch`)
 */
export function compareWords(old, now) {
  const whole = (isTooMuch) => ({ pieces: wholePieces(old, now), isTooMuch });
  const [a, b] = [old, now].map((text) => text.match(TOKENS) ?? []);
  if (a.length + b.length > MAX_TOKENS) return whole(true);
  const changes = joinOverSpaces(compareLines(a, b), a);
  if (!isAlike(a, b, changes)) return whole(false);
  const pieces = [];
  let end = 0;
  const text = (tokens, from, to) => tokens.slice(from, to).join("");
  for (const { aFrom, aTo, bFrom, bTo } of changes) {
    pieces.push({ kind: "same", text: text(a, end, aFrom) });
    pieces.push(removed(text(a, aFrom, aTo)), added(text(b, bFrom, bTo)));
    end = aTo;
  }
  pieces.push({ kind: "same", text: text(a, end, a.length) });
  return { pieces: pieces.filter((piece) => piece.text), isTooMuch: false };
}

/** All of the one, then all of the other. */
export const wholePieces = (old, now) => [removed(old), added(now)].filter(({ text }) => text);

const removed = (text) => ({ kind: "removed", text });
const added = (text) => ({ kind: "added", text });

/** Two words that changed side by side are one change: a space between them tells nothing. */
function joinOverSpaces(changes, a) {
  const joined = [];
  for (const change of changes) {
    const before = joined.at(-1);
    const isBySpace = before && a.slice(before.aTo, change.aFrom).every((t) => IS_SPACE.test(t));
    if (isBySpace) Object.assign(before, { aTo: change.aTo, bTo: change.bTo });
    else joined.push({ ...change });
  }
  return joined;
}

/** Whether enough of the words stay, in at least one of the texts, to tell what became of the others. */
function isAlike(a, b, changes) {
  const words = (tokens, from, to) =>
    tokens.slice(from, to).reduce((sum, token) => sum + (IS_WORD.test(token) ? 1 : 0), 0);
  const all = [words(a, 0), words(b, 0)];
  const gone = changes.reduce((sum, { aFrom, aTo }) => sum + words(a, aFrom, aTo), 0);
  return all[0] - gone >= LEAST_KEPT * Math.min(...all);
}
