import type { Node } from "prosemirror-model";
import type { Placed } from "./open";
import { isVerbatim, type Writing, writeFresh } from "./write-fresh";

const UNDERLINE = /(?:\r\n|\r|\n)[ \t>]*(?:=+|-+)[ \t]*$/;
const CLOSING = /(?<![ \t])[ \t]+(?:#+[ \t]*)?$/;

/** Only guesses: callers must parse the result and compare. */
export function patchSource(base: Placed, node: Node, prefix: string, writing: Writing): string {
  if (isVerbatim(node)) return writeFresh([node], prefix, writing);
  const source = writing.text.slice(base.start, base.end);
  const isHeading = node.type.name === "heading";
  const isAtx = /^[ \t]*#/.test(source);
  const styled = isHeading ? { ...writing, style: { ...writing.style, setext: !isAtx } } : writing;
  const before = writeFresh([base.node], prefix, styled);
  const after = writeFresh([node], prefix, styled);
  if (!isHeading) return replaceBetween(source, before, after) ?? after;
  if (base.node.attrs.depth !== node.attrs.depth) return after;
  const end = isAtx ? CLOSING : UNDERLINE;
  const cut = (text: string) => text.replace(end, "");
  const text = replaceBetween(cut(source), cut(before), cut(after));
  return text === undefined ? after : text + source.slice(cut(source).length);
}

/** Undefined if the difference cannot be mapped to `source`. */
function replaceBetween(source: string, before: string, after: string): string | undefined {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  while (head > 0 && /[\\\uD800-\uDBFF]/.test(before.charAt(head - 1))) head--;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  while (tail > 0 && /[\uDC00-\uDFFF]/.test(before.charAt(before.length - tail))) tail--;
  if (before.charAt(before.length - tail - 1) === "\\" && tail > 0) tail--;
  const start = walk([...source], [...before], head);
  const back = walk([...source].reverse(), [...before].reverse(), tail);
  if (start === undefined || back === undefined || start + back > source.length) return undefined;
  return (
    source.slice(0, start) +
    after.slice(head, after.length - tail) +
    source.slice(source.length - back)
  );
}

const ALIKE = ["*_", "`~", "-*+", " \t"];
const OPTIONAL_MADE = "\\<>\r";
const OPTIONAL_SOURCE = "\\<>\r \t#";

/** Returns the length in `source` of the first `count` units of `made`. */
function walk(source: string[], made: string[], count: number): number | undefined {
  let [at, length, units] = [0, 0, 0];
  for (let i = 0; units < count; ) {
    const [a, b] = [made[i], source[at]];
    if (a === undefined) return undefined;
    if (b !== undefined && (a === b || ALIKE.some((set) => set.includes(a) && set.includes(b)))) {
      i++;
      at++;
      units += a.length;
      length += b.length;
    } else if (b !== undefined && OPTIONAL_SOURCE.includes(b)) {
      at++;
      length += b.length;
    } else if (OPTIONAL_MADE.includes(a)) {
      i++;
      units += a.length;
    } else return undefined;
  }
  return length;
}
