import { type Evidence, readFacts } from "@/lib/ai/evidence";
import { WRITER } from "@/lib/ai/origin";
import { extractContentWords } from "@/lib/text/content-words";
import { findUnsaid } from "@/lib/text/phrases";
import { countTexts, findSharedWords } from "@/lib/text/words";
import { readSentences } from "./read-sentences";

/** A sentence about an idea; `words` are those that it shares with the idea, as the idea has them. */
export type Mention = { piece: Evidence; sentence: string; words: string[] };

/** Drops a title that its text repeats: the rest is mostly a customer's name, and things of one customer need not be related. */
const readTitle = ({ title, text }: Evidence) => (findUnsaid(title, text) === title ? title : "");

const readBody = (piece: Evidence) => [piece.text, ...Object.values(readFacts(piece))].join("\n\n");

export const readEvidence = (piece: Evidence) => `${readTitle(piece)}\n\n${readBody(piece)}`;

/** A telling word is in at most this share of the pieces; below `ENOUGH` pieces, any word is. A rare word is in at most `FEW`. */
const MAX_SPREAD = 0.25;
const ENOUGH = 9;
const FEW = 3;
const MIN_SHARED = 2;
/** That one person said two things does not relate them. */
const SAID_BY = new RegExp(`^${WRITER}: `, "u");

/** Finds each piece's sentence with most words of an idea: at least two, one of them telling, or a rare one of the idea's title. */
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
