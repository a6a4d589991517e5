const STOP_WORDS = listWords(
  `a about above after again against all also am an and any are as at be because been before being
  below between both but by can cannot could did do does doing done down during each either else ever
  every few for from further get gets had has have having he her here hers him his how i if in into is
  it its itself just less let like made make makes many may me might more most much must my need needs
  no nor not now of off on once one only or other our out over own per same shall she should so some
  still such than that the their them then there these they this those through to too two under until
  up upon us use used uses using very via was we well were what when where which while who whom whose
  why will with within without would yet you your`,
);

export function listWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Roughly: `visits`, `visiting` and `visit` become one word. */
function stemWord(word: string): string {
  const singular = word.replace(/ies$/, "y").replace(/(?<=[^su])s$/, "");
  if (singular.length < 6) return singular;
  return singular.replace(/(?:ing|ed|ly)$/, "").replace(/e$/, "");
}

/** In lower case and without endings, each once. */
export function extractWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const telling = words.filter(
    (word) => !STOP_WORDS.has(word) && (word.length > 2 || /\d/.test(word)),
  );
  return new Set(telling.map(stemWord));
}

/** In how many of the texts each word is. */
export function countTexts(texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((words) => [...words]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export const findSharedWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((word) => other.has(word));
