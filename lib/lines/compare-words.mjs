import { compareLines } from "./compare.mjs";

/** Larger changes, and changes that keep less than a third of their words, are shown by whole lines. */
const MAX_TOKENS = 40_000;
const MIN_KEPT = 1 / 3;

const TOKENS =
  /[[\p{L}\p{M}\p{N}_]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]]+|\n|[^\S\n]+|./gsv;
const IS_SPACE = /^[^\S\n]+$/;
const IS_WORD = /[\p{L}\p{N}]/u;

/**
 * Texts with little in common, or too many words (`isTooMuch`), become two runs: all old, all new.
 * @param {string} old
 * @param {string} now
 * @returns {{ runs: import("./compare-texts").Run[], isTooMuch: boolean }}
 */
export function compareWords(old, now) {
  const keepWhole = (isTooMuch) => ({ runs: listWholeRuns(old, now), isTooMuch });
  const [a, b] = [old, now].map((text) => text.match(TOKENS) ?? []);
  if (a.length + b.length > MAX_TOKENS) return keepWhole(true);
  const changes = joinOverSpaces(compareLines(a, b), a);
  if (!isAlike(a, b, changes)) return keepWhole(false);
  const runs = [];
  let end = 0;
  const joinTokens = (tokens, from, to) => tokens.slice(from, to).join("");
  for (const { aFrom, aTo, bFrom, bTo } of changes) {
    runs.push({ kind: "same", text: joinTokens(a, end, aFrom) });
    runs.push(makeRemoved(joinTokens(a, aFrom, aTo)), makeAdded(joinTokens(b, bFrom, bTo)));
    end = aTo;
  }
  runs.push({ kind: "same", text: joinTokens(a, end, a.length) });
  return { runs: runs.filter((run) => run.text), isTooMuch: false };
}

export const listWholeRuns = (old, now) =>
  [makeRemoved(old), makeAdded(now)].filter(({ text }) => text);

const makeRemoved = (text) => ({ kind: "removed", text });
const makeAdded = (text) => ({ kind: "added", text });

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

function isAlike(a, b, changes) {
  const countWords = (tokens, from, to) =>
    tokens.slice(from, to).reduce((sum, token) => sum + (IS_WORD.test(token) ? 1 : 0), 0);
  const all = [countWords(a, 0), countWords(b, 0)];
  const gone = changes.reduce((sum, { aFrom, aTo }) => sum + countWords(a, aFrom, aTo), 0);
  return all[0] - gone >= MIN_KEPT * Math.min(...all);
}

/** Maximum characters in an excerpt of equal text next to a change, and of any other text. */
const CONTEXT = 80;
const MAX_OTHER = 2000;

/** Leaves out the text far from any change. */
export const compareExcerpts = (pairs) =>
  pairs.map(({ from, to }) => {
    const { runs } = compareWords(from, to);
    return runs.map(({ kind, text }, nth) => ({
      kind,
      text:
        kind === "same" ? cutMiddle(text, nth > 0, nth < runs.length - 1) : cut(text, MAX_OTHER),
    }));
  });

const HALF_AT_END = /[\ud800-\udbff]$/;
const HALF_AT_START = /^[\udc00-\udfff]/;

const cut = (text, most) =>
  text.length > most ? `${text.slice(0, most).replace(HALF_AT_END, "")} …` : text;

/** Leaves out short words that are cut: a longer one may be an address, or a text without spaces. */
function cutMiddle(text, isAfter, isBefore) {
  if (text.length <= 3 * CONTEXT) return text;
  const first = isAfter ? text.slice(0, CONTEXT).replace(/(?<=\s)\S{1,20}$/, "") : "";
  const last = isBefore ? text.slice(-CONTEXT).replace(/^\S{1,20}(?=\s)/, "") : "";
  return `${first.replace(HALF_AT_END, "")}…${last.replace(HALF_AT_START, "")}`;
}
