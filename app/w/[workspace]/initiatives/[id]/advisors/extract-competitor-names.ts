const MAX_NAMES = 8;
/** Longer titles are sentences, not names. */
const MAX_WORDS = 3;
const BEHIND_A_NAME = /(?:['’]s?\s|\s?[:(–—]|\s-\s).*$/u;
const BETWEEN_NAMES = /,\s*|\s+(?:and|vs\.?|versus)\s+|\s+&\s+/u;

export function extractCompetitorNames(titles: readonly string[]): string[] {
  const names = titles
    .flatMap((title) => title.replace(BEHIND_A_NAME, "").split(BETWEEN_NAMES))
    .map((name) => name.trim())
    .filter((name) => /^[\p{Lu}\p{N}]/u.test(name) && name.split(/\s+/).length <= MAX_WORDS);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
