import type { Evidence } from "@/lib/ai/evidence";
import { extractContentWords } from "@/lib/text/content-words";
import { findUnsaid } from "@/lib/text/phrases";
import { splitPlainSentences, splitSentences } from "@/lib/text/sentences";
import { countTexts } from "@/lib/text/words";

/** A sentence of a piece, with the words of the text that it shares, as they stand in the text. */
export type Mention = { piece: Evidence; sentence: string; words: string[] };

/** A title that its text begins with says no more than whose it is: two things of one customer are not about each other. */
const readTitle = ({ title, text }: Evidence) => (findUnsaid(title, text) === title ? title : "");

export function readEvidence(piece: Evidence): string {
  const { keyResult, baseline, timeframe } = piece.type === "goal" ? piece.goal : {};
  return [readTitle(piece), piece.text, keyResult, baseline, timeframe].filter(Boolean).join("\n");
}

/** A telling word is in at most this share of the pieces, unless they are too few to tell; a rare one is in `FEW`. */
const MAX_SPREAD = 0.25;
const ENOUGH = 9;
const FEW = 3;
const MIN_SHARED = 2;

/** Finds the sentence of each piece that shares most with a text: two words, one of them telling, or a rare one of its title. */
export function createMentionFinder(
  evidence: readonly Evidence[],
): (text: string, pieces: readonly Evidence[], title: string) => Mention[] {
  const spread = countTexts(
    evidence.map((piece) => new Set(extractContentWords(readEvidence(piece)).keys())),
  );
  const most = evidence.length < ENOUGH ? ENOUGH : evidence.length * MAX_SPREAD;
  const isAtMost = (stem: string, count: number) => (spread.get(stem) ?? 0) <= count;
  const sentences = new Map(
    evidence.map((piece) => [
      piece.id,
      listSentences(piece).map((text) => ({ text, words: extractContentWords(text) })),
    ]),
  );
  return (text, pieces, title) => {
    const wanted = extractContentWords(text);
    const named = extractContentWords(title);
    return pieces.flatMap((piece): Mention[] => {
      const [best] = (sentences.get(piece.id) ?? [])
        .map(({ text, words }) => ({
          sentence: text,
          stems: [...wanted.keys()].filter((stem) => words.has(stem)),
        }))
        .filter(
          ({ stems }) =>
            (stems.length >= MIN_SHARED && stems.some((stem) => isAtMost(stem, most))) ||
            stems.some((stem) => named.has(stem) && isAtMost(stem, FEW)),
        )
        .toSorted((one, other) => other.stems.length - one.stems.length);
      if (!best) return [];
      const words = best.stems.flatMap((stem) => wanted.get(stem) ?? []);
      return [{ piece, sentence: best.sentence, words: [...new Set(words)] }];
    });
  };
}

function listSentences(piece: Evidence): string[] {
  const facts = piece.type === "goal" ? [piece.goal.keyResult ?? ""] : [];
  const said = splitSentences(piece.text).flatMap(({ text }) => splitPlainSentences(text));
  return [...facts, ...said, readTitle(piece)].map((text) => text.replace(/\s+/g, " "));
}
