import { countEqualEnds } from "./equal-ends.mjs";

/** Takes about a second. A box that needs more than its share gets a good path, not the shortest. */
const MAX_STEPS = 40_000_000;
const MAX_COST = 1000;

/**
 * Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in linear space. Lines are numbers below `names`.
 * @param {Int32Array} a
 * @param {Int32Array} b
 * @param {number} names
 * @returns {{ isLeftOut: Uint8Array, isNew: Uint8Array }} of `a`, and of `b`
 */
export function matchLines(a, b, names) {
  const ends = countEqualEnds(a, b, (left, right) => left === right);
  const [left, right] = [selectShared(a, b, names, ends), selectShared(b, a, names, ends)];
  const isLeftOut = new Uint8Array(a.length).fill(1);
  const isNew = new Uint8Array(b.length).fill(1);
  for (const which of [isLeftOut, isNew])
    which.fill(0, 0, ends.before).fill(0, which.length - ends.after);
  const halve = createHalving(left.lines, right.lines);
  const boxes = [{ aFrom: 0, aTo: left.lines.length, bFrom: 0, bTo: right.lines.length }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    let { aFrom, aTo, bFrom, bTo } = box;
    const isEqual = (inA, inB) =>
      aFrom < aTo && bFrom < bTo && left.lines[inA] === right.lines[inB];
    while (isEqual(aFrom, bFrom)) keep(aFrom++, bFrom++);
    while (isEqual(aTo - 1, bTo - 1)) keep(--aTo, --bTo);
    if (aFrom === aTo || bFrom === bTo) continue;
    const { x, y } = halve({ aFrom, aTo, bFrom, bTo });
    boxes.push({ aFrom, aTo: x, bFrom, bTo: y }, { aFrom: x, aTo, bFrom: y, bTo });
  }
  return { isLeftOut, isNew };

  function keep(inA, inB) {
    isLeftOut[left.places[inA]] = 0;
    isNew[right.places[inB]] = 0;
  }
}

function selectShared(lines, other, names, { before, after }) {
  const isInOther = new Uint8Array(names);
  for (const line of other) isInOther[line] = 1;
  const between = Int32Array.from(lines.keys()).subarray(before, lines.length - after);
  const places = between.filter((place) => isInOther[lines[place]]);
  return { places, lines: places.map((place) => lines[place]) };
}

/** Finds the middle of a shortest path through a box, or a point of a good one. First and last lines must differ. */
function createHalving(a, b) {
  const size = a.length + b.length + 3;
  const maxCost = Math.min(MAX_COST, Math.ceil(MAX_STEPS / size));
  const [ahead, back] = [new Int32Array(size), new Int32Array(size)];
  const at = (diagonal) => diagonal + b.length + 1;

  return function halve({ aFrom, aTo, bFrom, bTo }) {
    const bounds = { lowest: aFrom - bTo, highest: aTo - bFrom };
    const starts = { first: aFrom - bFrom, last: aTo - bTo };
    const isOdd = (starts.first - starts.last) % 2 !== 0;
    let forward = { low: starts.first, high: starts.first };
    let backward = { low: starts.last, high: starts.last };
    ahead[at(starts.first)] = aFrom;
    back[at(starts.last)] = aTo;
    for (let cost = 1; ; cost++) {
      const far = { x: aFrom, y: bFrom };
      forward = widen(forward, bounds, ahead, -1);
      for (let k = forward.high; k >= forward.low; k -= 2) {
        let x = Math.max(ahead[at(k - 1)] + 1, ahead[at(k + 1)]);
        let y = x - k;
        while (x < aTo && y < bTo && a[x] === b[y]) {
          x++;
          y++;
        }
        ahead[at(k)] = x;
        if (isOdd && isWithin(k, backward) && back[at(k)] <= x) return { x, y };
        if (x <= aTo && y <= bTo && x + y > far.x + far.y) Object.assign(far, { x, y });
      }
      backward = widen(backward, bounds, back, aTo + 1);
      for (let k = backward.high; k >= backward.low; k -= 2) {
        let x = Math.min(back[at(k + 1)] - 1, back[at(k - 1)]);
        let y = x - k;
        while (x > aFrom && y > bFrom && a[x - 1] === b[y - 1]) {
          x--;
          y--;
        }
        back[at(k)] = x;
        if (!isOdd && isWithin(k, forward) && x <= ahead[at(k)]) return { x, y };
      }
      if (cost >= maxCost) return far;
    }
  };

  /** Adds a diagonal at either side, or drops one at the bounds of the box; `nowhere` marks those beyond. */
  function widen({ low, high }, { lowest, highest }, reached, nowhere) {
    const wide = {
      low: low > lowest ? low - 1 : low + 1,
      high: high < highest ? high + 1 : high - 1,
    };
    if (wide.low < low) reached[at(wide.low - 1)] = nowhere;
    if (wide.high > high) reached[at(wide.high + 1)] = nowhere;
    return wide;
  }
}

const isWithin = (diagonal, { low, high }) => low <= diagonal && diagonal <= high;
