const toLine = (text: string) =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}\p{Sc}:'-]+/gu, " ")} `;

/** Scripts without spaces between words, so that a word may begin anywhere. */
const isUnspaced = (word: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(word);

/** Whether words of a text begin like this; `beginnings` are in lower case, and may be several words. */
export const holdsAny = (text: string, beginnings: Iterable<string>) =>
  measureLongest(text, beginnings) > 0;

export function measureLongest(text: string, beginnings: Iterable<string>): number {
  const line = toLine(text);
  let longest = 0;
  for (const beginning of beginnings) {
    if (beginning.length <= longest) continue;
    if (line.includes(isUnspaced(beginning) ? beginning : ` ${beginning}`))
      longest = beginning.length;
  }
  return longest;
}
