import { type Evidence, readFacts } from "@/lib/ai/evidence";
import { WRITER } from "@/lib/ai/origin";
import { extractContentWords } from "@/lib/text/content-words";
import { findUnsaid } from "@/lib/text/phrases";
import { countTexts, findSharedWords } from "@/lib/text/words";
import { readSentences } from "./read-sentences";

/** A sentence about an idea; `words` are the words that they share, as the idea spells them. */
export type Mention = { piece: Evidence; sentence: string; words: string[] };

/** Drops a title that its text repeats: the rest is usually a customer's name, and two items of one customer need not be related. */
const readTitle = ({ title, text }: Evidence) => (findUnsaid(title, text) === title ? title : "");

const readBody = (piece: Evidence) => [piece.text, ...Object.values(readFacts(piece))].join("\n\n");

export const readEvidence = (piece: Evidence) => `${readTitle(piece)}\n\n${readBody(piece)}`;

/** An informative word is in at most this share of the pieces; below `ENOUGH` pieces, every word is. A rare word is in at most `FEW`. */
const MAX_SPREAD = 0.25;
const ENOUGH = 9;
const FEW = 3;
const MIN_SHARED = 2;
/** The speaker's name: two things are not related because one person said both. */
const SAID_BY = new RegExp(`^${WRITER}: `, "u");

/** Finds each piece's sentence that shares most words with an idea: at least two, one of them informative, or a rare one of its title. */
export function createMentionFinder(evidence: readonly Evidence[]) {
  const spread = countTexts(evidence.map((piece) => extractContentWords(readEvidence(piece))));
  const most = evidence.length < ENOUGH ? ENOUGH : evidence.length * MAX_SPREAD;
  const isAtMost = (count: number) => (word: string) => (spread.get(word) ?? 0) <= count;
  const sentences = new Map(
    evidence.map((piece) => [
      piece.id,
      [...readSentences(readBody(piece)), readTitle(piece)].map((sentence) => ({
        sentence,
        words: extractContentWords(sentence),
      })),
    ]),
  );
  return (idea: Evidence, pieces: readonly Evidence[]) => {
    const [writer = ""] = SAID_BY.exec(idea.text) ?? [];
    const others = pieces.filter(({ text }) => writer !== "" && text.startsWith(writer)).length;
    const isWriter = others > 1 || (others === 1 && writer.trim().includes(" "));
    const dropWriter = (text: string) => (isWriter ? text.replaceAll(writer, "") : text);
    const wanted = extractContentWords(dropWriter(readEvidence(idea)));
    const named = extractContentWords(dropWriter(idea.title));
    return pieces.flatMap((piece): Mention[] => {
      const [best] = (sentences.get(piece.id) ?? [])
        .map(({ sentence, words }) => ({ sentence, shared: findSharedWords(wanted, words) }))
        .filter(
          ({ shared }) =>
            (shared.length >= MIN_SHARED && shared.some(isAtMost(most))) ||
            shared.filter(isAtMost(FEW)).some((word) => named.has(word)),
        )
        .toSorted((one, other) => other.shared.length - one.shared.length);
      if (!best) return [];
      const words = best.shared.flatMap((word) => wanted.get(word) ?? []);
      return [{ piece, sentence: best.sentence, words }];
    });
  };
}
