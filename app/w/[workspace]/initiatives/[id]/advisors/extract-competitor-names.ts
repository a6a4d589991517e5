import { isOfChat } from "@/lib/ai/origin";

const MAX_NAMES = 8;
/** Longer titles are sentences, not names. */
const MAX_WORDS = 3;
const BEHIND_A_NAME = /(?:['’]s?\s|\s?[:(–—]|\s-\s).*$/u;
const BETWEEN_NAMES = /,\s*|\s+(?:and|vs\.?|versus)\s+|\s+&\s+/u;

type Item = { title: string; content: string };

export function extractCompetitorNames(items: readonly Item[]): string[] {
  const names = items
    .filter(({ content }) => !isOfChat(content))
    .flatMap(({ title }) => title.replace(BEHIND_A_NAME, "").split(BETWEEN_NAMES))
    .map((name) => name.trim())
    .filter((name) => /^[\p{Lu}\p{N}]/u.test(name) && name.split(/\s+/).length <= MAX_WORDS);
  return [...new Set(names)].slice(0, MAX_NAMES);
}
