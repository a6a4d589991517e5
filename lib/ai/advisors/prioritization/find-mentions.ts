import { readEvidence } from "@/lib/ai/advisors/shared/matches";
import type { Evidence } from "@/lib/ai/evidence";
import { isEnglish } from "@/lib/text/languages";
import { splitSentences } from "@/lib/text/sentences";
import { countTexts, extractWords, findSharedWords } from "@/lib/text/words";

const COMMON = extractWords(`january february march april may june july august september october
  november december monday tuesday wednesday thursday friday day week weekly month monthly quarter year
  today date time hour minute first second third last next new old part owner goal target baseline measure
  number team people person customer user client company firm product work working app thing way case point
  start end begin keep hold give take come go leave lose lost know say said tell ask want find think
  see show call look risk idea feedback decision decided agreed plan planned open small large great
  good bad high low per cent average nobody everybody somebody already yet often always never twice
  however because since until still around about half two three four five six seven eight nine ten`);
/** Of this many pieces or more, at most this share may have one of the shared words. */
const ENOUGH = 9;
const MAX_SPREAD = 0.25;
const MIN_SHARED = 2;

/** Finds the first sentence with at least two significant words of the idea, one of which is rare. Reads English only. */
export function createMentionFinder(
  evidence: readonly Evidence[],
): (idea: Evidence, piece: Evidence) => string | undefined {
  const spread = countTexts(evidence.map((piece) => pickWords(readEvidence(piece))));
  const most = evidence.length < ENOUGH ? ENOUGH : evidence.length * MAX_SPREAD;
  const isTelling = (word: string) => (spread.get(word) ?? 0) <= most;
  const sentences = new Map(evidence.map((piece) => [piece.id, readSentences(piece)]));
  return (idea, piece) => {
    const wanted = readWords(idea);
    return sentences.get(piece.id)?.find(({ words }) => {
      const shared = findSharedWords(words, wanted);
      return shared.length >= MIN_SHARED && shared.some(isTelling);
    })?.text;
  };
}

const pickWords = (text: string): ReadonlySet<string> =>
  new Set([...extractWords(text)].filter((word) => !COMMON.has(word) && !/^\d/.test(word)));

const readWords = (piece: Evidence): ReadonlySet<string> => {
  const text = readEvidence(piece);
  return isEnglish(text) ? pickWords(text) : new Set();
};

function readSentences(piece: Evidence): { text: string; words: ReadonlySet<string> }[] {
  if (!isEnglish(readEvidence(piece))) return [];
  const facts = piece.type === "goal" ? [piece.goal.keyResult ?? ""] : [];
  const texts = [piece.title, ...facts, ...splitSentences(piece.text).map(({ text }) => text)];
  return texts.map((text) => ({ text: text.replace(/\s+/g, " "), words: pickWords(text) }));
}
