import type { Evidence } from "@/lib/ai/evidence";
import { countTexts, extractWords } from "@/lib/text/words";

export type Match = {
  piece: Evidence;
  /** 0 to 1: the weighted share of the text's words that the piece has; rare words weigh more. */
  share: number;
  words: number;
  /** Shared numbers, without years and without integers below 10. */
  numbers: string[];
  /** Whether the text has such a number that the piece lacks. */
  lacksNumber: boolean;
};

export function readEvidence(piece: Evidence): string {
  if (piece.type !== "goal") return `${piece.title}\n${piece.text}`;
  const { keyResult, baseline, timeframe } = piece.goal;
  return [piece.title, piece.text, keyResult, baseline, timeframe].filter(Boolean).join("\n");
}

export function createMatcher(evidence: readonly Evidence[]): (text: string) => Match[] {
  const read = evidence.map((piece) => ({ piece, words: extractWords(readEvidence(piece)) }));
  const spread = countTexts(read.map(({ words }) => words));
  const weighWord = (word: string) => Math.log(1 + read.length / (spread.get(word) ?? 1));
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + weighWord(word), 0);
  return (text) => {
    const wanted = [...extractWords(text)];
    const whole = sum(wanted) || 1;
    const stated = wanted.filter(isSignificantNumber).length;
    const matches = read.flatMap(({ piece, words }): Match[] => {
      const shared = wanted.filter((word) => words.has(word));
      if (shared.length === 0) return [];
      const numbers = shared.filter(isSignificantNumber);
      const lacksNumber = numbers.length < stated;
      return [{ piece, share: sum(shared) / whole, words: shared.length, numbers, lacksNumber }];
    });
    return matches.sort((one, other) => other.share - one.share);
  };
}

const isSignificantNumber = (word: string) => /^\d/.test(word) && !/^(?:\d|20\d\d)$/.test(word);
