/** Cuts to at most `max` UTF-16 units, if possible after a word, and marks the cut with `…`. */
export function cutText(text: string, max: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed;
  if (max < 1) return "";
  return `${cutAtWord(trimmed, max - 1)}…`;
}

export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max + 1);
  const lastSpace = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const end = lastSpace > max / 2 ? lastSpace : fitWholeCharacters(text, max);
  return text.slice(0, end).trimEnd();
}

const fitWholeCharacters = (text: string, max: number) =>
  (text.codePointAt(max - 1) ?? 0) > 0xffff ? max - 1 : max;

/** In UTF-16 units: a longer sentence is cut in place of being dropped. */
const MAX_UNFINISHED = 600;
const END = /[.!?…]["'”’»)\]*_]{0,3}(?=\s|$)|[。！？]|\n/gu;

/** Drops the unfinished sentence at the end of a text that was cut, or of a long one at least the unfinished word. */
export function dropUnfinished(text: string): string {
  const last = [...text.matchAll(END)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  return end > 0 && text.length - end <= MAX_UNFINISHED
    ? text.slice(0, end).trimEnd()
    : cutText(text, text.length - 1);
}
