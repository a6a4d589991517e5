import { matchLines } from "./match.mjs";

/**
 * Lines `aFrom` to `aTo` of one text, replaced in the other by its lines `bFrom` to `bTo`.
 * @typedef {{ aFrom: number, aTo: number, bFrom: number, bTo: number }} Change
 */

export const splitKeepingEnds = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

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

/**
 * Of two equal lines, either can be the added one. As in git, a group of changed lines joins the groups it can slide
 * to, then moves next to a change of the other text, or else down, so that equal changes are placed alike.
 * @param {Int32Array} lines
 * @param {number[]} gaps changed lines before each unchanged line, and after the last; updated in place
 * @param {number[]} others the same counts for the other text
 */
function settle(lines, gaps, others) {
  let from = 0;
  for (let gap = 0; gap < gaps.length; gap++) {
    if (gaps[gap] > 0)
      ({ gap, from } = settleGroup({ gap, from, size: gaps[gap] }, lines, gaps, others));
    from += gaps[gap] + 1;
  }
}

function settleGroup(group, lines, gaps, others) {
  let best = -1;
  let before = 0;
  gaps[group.gap] = 0;
  while (group.size !== before) {
    before = group.size;
    while (group.gap > 0 && lines[group.from - 1] === lines[group.from + group.size - 1]) {
      group.from -= 1 + gaps[--group.gap];
      absorbNext(group, gaps);
    }
    best = others[group.gap] > 0 ? group.gap : -1;
    while (group.gap < gaps.length - 1 && lines[group.from] === lines[group.from + group.size]) {
      group.from++;
      group.gap++;
      absorbNext(group, gaps);
      if (others[group.gap] > 0) best = group.gap;
    }
  }
  if (best >= 0) {
    group.from -= group.gap - best;
    group.gap = best;
  }
  gaps[group.gap] = group.size;
  return group;
}

function absorbNext(group, gaps) {
  group.size += gaps[group.gap];
  gaps[group.gap] = 0;
}
