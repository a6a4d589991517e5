const COMMON = new Set(
  `about above after again also been before being both case could does doing done each else every
  first from give gives given have here into itself just list lists made make makes more most much
  must name names need needs only other over said same says section should since some such than that
  their them then there these they this those through under until very want wants well were what when
  where which while will with without would write your describe tell state what's next`.split(
    /\s+/,
  ),
);

const MIN_LENGTH = 4;

/** Extracts the words that can indicate a subject, in lower case and in the singular. */
export function extractTopicWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length >= MIN_LENGTH && !COMMON.has(word))
      .map((word) => word.replace(/(?<=\w{3})(?<!s)s$/, "")),
  );
}

const toLine = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}:'-]+/gu, " ")} `;

/** Whether words of a text begin like this; `beginnings` are in lower case, and may be several words. */
export const holdsAny = (text: string, beginnings: Iterable<string>) =>
  measureLongest(text, beginnings) > 0;

/** Measures the longest of the beginnings in a text, 0 for none. */
export function measureLongest(text: string, beginnings: Iterable<string>): number {
  const line = toLine(text);
  let longest = 0;
  for (const beginning of beginnings)
    if (beginning.length > longest && line.includes(` ${beginning}`)) longest = beginning.length;
  return longest;
}

const stripPunctuation = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether two texts are equal except for punctuation, or one is the beginning of the other. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [stripPunctuation(one), stripPunctuation(other)];
  return a.startsWith(b) || b.startsWith(a);
}
