/** Places in a text are UTF-16 units to the language, and Unicode code points to everybody outside. */

/** How many UTF-16 units the code point has that begins here. */
export const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** How many code points there are between two places. */
export function codePoints(text: string, start = 0, end = text.length): number {
  let count = 0;
  for (let at = start; at < end; count++) at += widthAt(text, at);
  return count;
}

/** The place that is `count` code points behind `start`, or the end of the text. */
export function placeOf(text: string, count: number, start = 0): number {
  let place = start;
  for (let left = count; left > 0 && place < text.length; left--) place += widthAt(text, place);
  return place;
}
