/** List and quote marks, a list's last, then a box with a space or the end of the line after it. */
const BOX = /^((?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]))+(?<!>)[ \t]+\[)([ \txX])\](?=[ \t]|$)/;

/** @param {string} line */
export const hasBox = (line) => BOX.test(line);

/**
 * @param {string} line
 * @returns {string} the marks of a ticked task and the blanks after them, or nothing
 */
export const readTick = (line) => {
  const [marks = "", , mark] = BOX.exec(line) ?? [];
  if (mark !== "x" && mark !== "X") return "";
  return marks + (/^[ \t]*/.exec(line.slice(marks.length))?.[0] ?? "");
};

/**
 * Whether a list item is a task is for the parser to say: a line of code can look like one.
 * @param {string} markdown
 * @param {number} number of the line, from 1
 * @param {boolean} isDone
 * @returns {string | undefined} undefined if the line begins with no box
 */
export function tickLine(markdown, number, isDone) {
  const from = findLine(markdown, number);
  const [line = ""] = /^[^\r\n]*/.exec(markdown.slice(from)) ?? [];
  const [, before = "", mark] = BOX.exec(line) ?? [];
  if (from === -1 || mark === undefined) return undefined;
  if (isDone === /x/i.test(mark)) return markdown;
  const at = from + before.length;
  return markdown.slice(0, at) + (isDone ? "x" : " ") + markdown.slice(at + 1);
}

function findLine(markdown, number) {
  const end = /\r\n|\r|\n/g;
  for (let line = 1; line < number; line++) if (!end.test(markdown)) return -1;
  return end.lastIndex;
}
