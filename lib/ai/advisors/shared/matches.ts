import type { Evidence } from "@/lib/ai/evidence";
import { extractWords } from "@/lib/text/words";

/** A piece of evidence that speaks of the same thing as a text. */
export type Match = {
  piece: Evidence;
  /** 0 to 1: how much of what the text is about the piece is about too; rare words count more. */
  share: number;
  /** How many words they share. */
  words: number;
  /** Telling numbers that stand in both: no years, nothing below 10 without a decimal. */
  numbers: string[];
};

/** All that a piece of evidence says. */
export function readEvidence(piece: Evidence): string {
  if (piece.type !== "goal") return `${piece.title}\n${piece.text}`;
  const { keyResult, baseline, timeframe } = piece.goal;
  return [piece.title, piece.text, keyResult, baseline, timeframe].filter(Boolean).join("\n");
}

/** Finds the pieces that speak of the same thing as a text, the closest first. */
export function createMatcher(evidence: readonly Evidence[]): (text: string) => Match[] {
  const read = evidence.map((piece) => ({ piece, words: extractWords(readEvidence(piece)) }));
  const spread = new Map<string, number>();
  for (const { words } of read)
    for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weightOf = (word: string) => Math.log(1 + read.length / (spread.get(word) ?? 1));
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + weightOf(word), 0);
  return (text) => {
    const wanted = [...extractWords(text)];
    const whole = sum(wanted) || 1;
    const matches = read.flatMap(({ piece, words }): Match[] => {
      const shared = wanted.filter((word) => words.has(word));
      if (shared.length === 0) return [];
      const numbers = shared.filter(isTelling);
      return [{ piece, share: sum(shared) / whole, words: shared.length, numbers }];
    });
    return matches.sort((one, other) => other.share - one.share);
  };
}

const isTelling = (word: string) => /^\d/.test(word) && !/^(?:\d|20\d\d)$/.test(word);
