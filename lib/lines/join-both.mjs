/**
 * Joins two changes of one place that exclude each other only by their order: two additions, or an addition after lines that the
 * other side has changed. The stored text comes first if both are additions. Texts may lack their last line feed.
 * @param {{ base: string, sent: string, current: string, before?: string }} place `base` without its last line feed; `before`: the
 *   line before the place, if any, which tells the line ends
 * @returns {string | undefined} undefined if both sides have changed or removed the same lines
 */
export function joinBoth({ base, sent, current, before = "" }) {
  const mine = findAddition(base, sent);
  const theirs = findAddition(base, current);
  const lineEnd = `${before}${base}${sent}${current}`.includes("\r\n") ? "\r\n" : "\n";
  if (mine !== undefined) return follow(current, mine, lineEnd);
  return theirs === undefined ? undefined : follow(sent, theirs, lineEnd);
}

function findAddition(base, side) {
  if (base === "") return side;
  return side.startsWith(`${base}\n`) ? side.slice(base.length + 1) : undefined;
}

/** An addition that is there already, in lines of its own, is not repeated. */
function follow(first, addition, lineEnd) {
  const end = (text) => (text === "" || text.endsWith("\n") ? text : text + lineEnd);
  const ended = end(first);
  if (addition !== "" && `\n${ended}`.endsWith(`\n${end(addition)}`)) return first;
  const isApart = ended === "" || BLANK_END.test(ended) || BLANK_START.test(addition);
  return ended + (isApart || continues(ended, addition) ? "" : lineEnd) + addition;
}

const BLANK_START = /^[ \t]*(?:\r?\n|$)/;
const BLANK_END = /(?:^|\n)[ \t]*\r?\n$/;
const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const ROW = /^[ \t]*\|/;
const RULE_OF_HEADER = /^[ \t]*(?:\|[ \t]*)?:?-+/;

/** Without a blank line, only an item goes on a list, and a row a table. A paragraph would become one with the text before it. */
function continues(first, addition) {
  const last = first.split("\n").slice(0, -1);
  const block = last.slice(last.findLastIndex((line) => line.trim() === "") + 1);
  const [begin = "", next = ""] = addition.split("\n");
  if (ITEM.test(begin)) return block.some((line) => ITEM.test(line));
  return ROW.test(begin) && !RULE_OF_HEADER.test(next) && block.some((line) => ROW.test(line));
}
