import type { Evidence } from "@/lib/ai/evidence";
import { type ContentWords, extractContentWords, splitCompounds } from "@/lib/text/content-words";
import { splitPlainSentences, splitSentences } from "@/lib/text/sentences";
import { countTexts } from "@/lib/text/words";

/** A sentence, with the words of the text that it shares, as they stand in the text. */
export type Mention = { sentence: string; words: string[] };

export function readEvidence(piece: Evidence): string {
  if (piece.type !== "goal") return `${piece.title}\n${piece.text}`;
  const { keyResult, baseline, timeframe } = piece.goal;
  return [piece.title, piece.text, keyResult, baseline, timeframe].filter(Boolean).join("\n");
}

/** At most this share of the pieces has a telling word, but always as many as `FEW`; an idea is itself a piece. */
const MAX_SPREAD = 0.25;
const FEW = 3;
const ENOUGH = 9;
const MIN_SHARED = 2;

/**
 * Finds the sentence of a piece that shares most with a text: two words, one of which is telling, or a rare one of the
 * text's title. For a text without a title, a telling one of the piece's title is enough.
 */
export function createMentionFinder(
  evidence: readonly Evidence[],
): (text: string, title?: string) => (piece: Evidence) => Mention | undefined {
  const vocabulary = new Set(
    evidence.flatMap((piece) => [...extractContentWords(readEvidence(piece)).keys()]),
  );
  const read = (text: string) => splitCompounds(extractContentWords(text), vocabulary);
  const spread = countTexts(evidence.map((piece) => new Set(read(readEvidence(piece)).keys())));
  const share = evidence.length * MAX_SPREAD;
  const most = evidence.length < ENOUGH ? ENOUGH : share;
  const isAtMost = (count: number) => (stem: string) => (spread.get(stem) ?? 0) <= count;
  const sentences = new Map(
    evidence.map((piece) => [
      piece.id,
      listSentences(piece).map((text) => ({ text, words: read(text) })),
    ]),
  );
  return (text, title) => {
    const wanted = read(text);
    return (piece) => {
      const named = read(title ?? piece.title);
      const found = (sentences.get(piece.id) ?? []).flatMap(({ text, words }) => {
        const shared = findShared(wanted, words);
        const isNear =
          (shared.length >= MIN_SHARED && shared.some(isAtMost(most))) ||
          shared
            .filter((stem) => named.has(stem))
            .some(isAtMost(title ? FEW : Math.max(FEW, share)));
        return isNear ? [{ sentence: text, stems: shared }] : [];
      });
      const [best] = found.toSorted((one, other) => other.stems.length - one.stems.length);
      return best && { sentence: best.sentence, words: nameWords(best.stems, wanted) };
    };
  };
}

const findShared = (one: ContentWords, other: ContentWords) =>
  [...one.keys()].filter((stem) => other.has(stem));

const nameWords = (stems: readonly string[], words: ContentWords) => [
  ...new Set(stems.flatMap((stem) => words.get(stem) ?? [])),
];

function listSentences(piece: Evidence): string[] {
  const facts = piece.type === "goal" ? [piece.goal.keyResult ?? ""] : [];
  const said = splitSentences(piece.text).flatMap(({ text }) => splitPlainSentences(text));
  return [...facts, ...said, piece.title].map((text) => text.replace(/\s+/g, " "));
}
