import type { Evidence } from "@/lib/ai/evidence";
import { spaceWords } from "@/lib/text/words";
import type { Mention } from "./find-mentions";
import { readSentences } from "./read-sentences";

/** In characters: a shorter title may be any word. */
const MIN_TITLE = 4;
/** Counts of two digits or more that are no years: smaller ones are alike by chance. */
const COUNT = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d{2,6}(?![\d.,]*\d)/g;

const listCounts = (text: string) => new Set(text.match(COUNT));

/** Finds the items that an idea names by their titles, with a count of theirs: `窓口の声38件`, `Survey: 14 of 40`. */
export function findCited(idea: Evidence, pieces: readonly Evidence[]): Mention[] {
  const sentences = readSentences(idea.text);
  return pieces.flatMap((piece): Mention[] => {
    const { title } = piece;
    if (title.length < MIN_TITLE) return [];
    const name = spaceWords(title);
    const counts = sentences
      .filter((sentence) => spaceWords(sentence).includes(name))
      .flatMap((sentence) => [...listCounts(sentence)]);
    const said = readSentences(piece.text).find((sentence) => {
      const own = listCounts(sentence);
      return counts.some((count) => own.has(count));
    });
    return said ? [{ piece, sentence: said, words: [title] }] : [];
  });
}
