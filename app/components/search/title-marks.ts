import { splitWords, tokenize } from "@/lib/search/tokens";

/** Shorter query words do not match longer words, except for the last one, which may be unfinished. */
const LEAST_BEGINNING = { last: 2, other: 3 };
/** `visits` matches `visit`: minimum letters of the shorter form, and maximum missing letters. */
const SHORTER_FORM = { letters: 4, lacks: 2 };

/**
 * Finds the words of a query in a title, also as beginnings of words; case and accents do not count. Sorted pairs of
 * start and end in code points, end excluded.
 */
export function titleMarks(title: string, q: string): [number, number][] {
  const asked = splitWords(q);
  const isMeant = (word: string) =>
    asked.some((other, index) => {
      const { last, other: earlier } = LEAST_BEGINNING;
      const least = index === asked.length - 1 ? last : earlier;
      return (
        word === other || (other.length >= least && word.startsWith(other)) || isForm(word, other)
      );
    });
  const place = (index: number) => [...title.slice(0, index)].length;
  return tokenize(title)
    .filter(({ word }) => isMeant(word))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end }) => [place(start), place(end)]);
}

const isForm = (word: string, asked: string) =>
  word.length >= SHORTER_FORM.letters &&
  asked.length - word.length <= SHORTER_FORM.lacks &&
  asked.startsWith(word);
