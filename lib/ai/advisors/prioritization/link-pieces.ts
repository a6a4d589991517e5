import { readEvidence } from "@/lib/ai/advisors/shared/matches";
import type { Evidence } from "@/lib/ai/evidence";
import { extractWords } from "@/lib/text/words";

/** Words of plans and dates, which occur in texts about any subject. */
const COMMON = extractWords(`january february march april may june july august september october
  november december monday tuesday wednesday thursday friday day week weekly month monthly quarter year
  today date time first second third last next new old part owner goal target baseline measure number
  team people person customer user client company firm product work working app thing way case point
  start end begin keep hold give take come go leave lose lost know say said tell ask want find think
  see show call look risk idea feedback decision decided agreed plan planned open small large great
  good bad high low per cent average nobody everybody somebody already yet often always never twice
  however because since until still around about half two three four five six seven eight nine ten`);

/** From this many pieces on, a word in more than `MAX_SPREAD` of them says nothing about the subject. */
const ENOUGH = 9;
const MAX_SPREAD = 0.5;
/** At least one shared word must occur in at most this share of the pieces, or in two. */
const MAX_KEYWORD_SPREAD = 0.25;
/** Minimum length of a word that makes a link by itself, if no third piece has it. */
const RARE_LENGTH = 6;
/** Minimum weighted share of a piece's words that a linked piece has; rare words weigh more. */
const MIN_SHARE = 0.05;

type Read = { piece: Evidence; words: ReadonlySet<string>; titleWords: ReadonlySet<string> };

/**
 * Makes a function that finds the pieces about the same subject as a piece, the closest first. They share at least two
 * significant words, or one that no third piece has, and one of these words is in either title.
 */
export function createLinker(evidence: readonly Evidence[]): (piece: Evidence) => Evidence[] {
  const read = evidence.map((piece) => readPiece(piece));
  const spread = new Map<string, number>();
  for (const { words } of read)
    for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const isSignificant = (word: string) =>
    read.length < ENOUGH || (spread.get(word) ?? 0) <= read.length * MAX_SPREAD;
  const weighWord = (word: string) => Math.log(1 + read.length / (spread.get(word) ?? 1));
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + weighWord(word), 0);
  return (piece) => {
    const { words, titleWords } = readPiece(piece);
    const wanted = [...words].filter(isSignificant);
    const whole = sum(wanted) || 1;
    const linked = read.flatMap((other) => {
      if (other.piece.id === piece.id) return [];
      const shared = wanted.filter((word) => other.words.has(word));
      const isNamed = shared.some((word) => titleWords.has(word) || other.titleWords.has(word));
      const isRare = ([word = ""]: string[]) =>
        word.length >= RARE_LENGTH && (spread.get(word) ?? 0) <= 2;
      const hasKeyword = shared.some(
        (word) => (spread.get(word) ?? 0) <= Math.max(2, read.length * MAX_KEYWORD_SPREAD),
      );
      const share = sum(shared) / whole;
      const isLink =
        isNamed && hasKeyword && (shared.length > 1 || isRare(shared)) && share >= MIN_SHARE;
      return isLink ? [{ piece: other.piece, share }] : [];
    });
    return linked.sort((one, other) => other.share - one.share).map((each) => each.piece);
  };
}

function readPiece(piece: Evidence): Read {
  const pickSignificant = (text: string) =>
    new Set([...extractWords(text)].filter((word) => !COMMON.has(word) && !/^\d/.test(word)));
  return {
    piece,
    words: pickSignificant(readEvidence(piece)),
    titleWords: pickSignificant(piece.title),
  };
}
