/** Positions in JavaScript strings count UTF-16 units; callers of the API count Unicode code points. */

export const measureWidth = (text: string, at: number) =>
  (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

export function countCodePoints(text: string, start = 0, end = text.length): number {
  let count = 0;
  for (let at = start; at < end; count++) at += measureWidth(text, at);
  return count;
}

export function findPlace(text: string, count: number, start = 0): number {
  let place = start;
  for (let left = count; left > 0 && place < text.length; left--)
    place += measureWidth(text, place);
  return place;
}
