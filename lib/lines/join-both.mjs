/**
 * Joins two changes of one place that exclude each other only by their order: two additions, or an addition after lines that the
 * other side has changed. The stored text comes first if both are additions. Texts may lack their last line feed.
 * @param {{ base: string, sent: string, current: string, isWhole?: boolean }} place `base` without its last line feed; `isWhole`:
 *   the text had nothing but this place
 * @returns {string | undefined} undefined if both sides have changed or removed the same lines
 */
export function joinBoth({ base, sent, current, isWhole = false }) {
  const mine = findAddition(base, sent);
  const theirs = findAddition(base, current);
  if (mine !== undefined) return follow(current, mine, isWhole);
  return theirs === undefined ? undefined : follow(sent, theirs, isWhole);
}

function findAddition(base, side) {
  if (base === "") return side;
  return side.startsWith(`${base}\n`) ? side.slice(base.length + 1) : undefined;
}

/** An addition whose answer was lost is there already. A block that stands apart is not continued by the lines after it. */
function follow(first, addition, isWhole) {
  if (first.endsWith(addition)) return first;
  const lineEnd = first.includes("\r\n") ? "\r\n" : "\n";
  const ended = first === "" || first.endsWith("\n") ? first : first + lineEnd;
  const standsApart = isWhole || BLANK_START.test(first);
  const needsBlank = standsApart && !BLANK_END.test(ended) && !BLANK_START.test(addition);
  return ended + (needsBlank ? lineEnd : "") + addition;
}

const BLANK_START = /^\r?\n/;
const BLANK_END = /(?:^|\n)\r?\n$/;
