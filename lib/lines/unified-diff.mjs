import { compareLines, splitKeepingEnds } from "./compare.mjs";

const CONTEXT = 3;

/**
 * `patch` applies it byte for byte; empty for equal texts.
 * @param {{ from: string, to: string }} texts
 * @param {{ from: string, to: string }} names of the texts in the diff's head
 */
export function writeUnifiedDiff(texts, names) {
  const [old, now] = [splitKeepingEnds(texts.from), splitKeepingEnds(texts.to)];
  const changes = compareLines(old, now);
  const sum = (count) => changes.reduce((total, change) => total + count(change), 0);
  const head = changes.length > 0 ? `--- ${names.from}\n+++ ${names.to}\n` : "";
  return {
    added: sum(({ bFrom, bTo }) => bTo - bFrom),
    removed: sum(({ aFrom, aTo }) => aTo - aFrom),
    unified:
      head +
      groupHunks(changes)
        .map((hunk) => writeHunk(hunk, old, now))
        .join(""),
  };
}

function groupHunks(changes) {
  const hunks = [];
  for (const change of changes) {
    const before = hunks.at(-1)?.at(-1);
    if (before && change.aFrom - before.aTo <= 2 * CONTEXT) hunks.at(-1).push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function writeHunk(changes, old, now) {
  const [first, last] = [changes[0], changes.at(-1)];
  const before = Math.min(CONTEXT, first.aFrom);
  const after = Math.min(CONTEXT, old.length - last.aTo);
  const lines = [];
  const write = (sign, text, from, to) => {
    for (let at = from; at < to; at++) lines.push(sign, text[at], writeLineEnd(text[at]));
  };
  let end = first.aFrom - before;
  for (const { aFrom, aTo, bFrom, bTo } of changes) {
    write(" ", old, end, aFrom);
    write("-", old, aFrom, aTo);
    write("+", now, bFrom, bTo);
    end = aTo;
  }
  write(" ", old, end, end + after);
  const left = formatRange(first.aFrom - before, last.aTo + after);
  const right = formatRange(first.bFrom - before, last.bTo + after);
  return `@@ -${left} +${right} @@\n${lines.join("")}`;
}

/** In a diff, an empty range names the line before it. */
const formatRange = (from, to) => `${to > from ? from + 1 : from},${to - from}`;

const writeLineEnd = (line) => (line.endsWith("\n") ? "" : "\n\\ No newline at end of file\n");
