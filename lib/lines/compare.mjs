import { matchLines } from "./match.mjs";
import { settle } from "./settle.mjs";

/**
 * Lines `aFrom` to `aTo` of one text, replaced in the other by its lines `bFrom` to `bTo`.
 * @typedef {{ aFrom: number, aTo: number, bFrom: number, bTo: number }} Change
 */

export const splitLines = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * Lists the changes in order, with at least one unchanged line between any two.
 * @param {string[]} a
 * @param {string[]} b
 * @returns {Change[]}
 */
export function compareLines(a, b) {
  const names = new Map();
  const numberLine = (line) => {
    const known = names.get(line);
    if (known !== undefined) return known;
    names.set(line, names.size);
    return names.size - 1;
  };
  const [left, right] = [a, b].map((lines) => Int32Array.from(lines, numberLine));
  const { isLeftOut, isNew } = matchLines(left, right, names.size);
  const [gone, come] = [countGaps(isLeftOut), countGaps(isNew)];
  settle(left, gone, come);
  settle(right, come, gone);
  return listChanges(gone, come);
}

/** Counts the changed lines before each unchanged line, and after the last. */
function countGaps(isChanged) {
  const gaps = [0];
  for (const flag of isChanged) {
    if (flag) gaps[gaps.length - 1]++;
    else gaps.push(0);
  }
  return gaps;
}

function listChanges(gone, come) {
  const changes = [];
  let [aFrom, bFrom] = [0, 0];
  for (const [gap, left] of gone.entries()) {
    const [aTo, bTo] = [aFrom + left, bFrom + come[gap]];
    if (aTo > aFrom || bTo > bFrom) changes.push({ aFrom, aTo, bFrom, bTo });
    [aFrom, bFrom] = [aTo + 1, bTo + 1];
  }
  return changes;
}
