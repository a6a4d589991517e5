/** The longest text that can be classified at a time. */
export const MAX_CHARACTERS = 50_000;

/** Splits a text into parts that can be classified, between paragraphs or else lines. Together they are the whole text. */
export function splitIntoParts(text: string, max = MAX_CHARACTERS): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const end = findEnd(rest, max);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** An end in the first half would leave a part too short. */
function findEnd(text: string, max: number): number {
  const head = text.slice(0, max);
  const ends = ["\n\n", "\n", " "].map((mark) => head.lastIndexOf(mark) + mark.length);
  const isInPair = /[\uD800-\uDBFF]$/.test(head);
  return ends.find((end) => end > max / 2) ?? max - (isInPair ? 1 : 0);
}
