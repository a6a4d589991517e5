import { FUNCTION_WORDS, STOP_WORDS } from "./words";

/** The topic words of a text, as the text spells them, by their stems. */
export type ContentWords = ReadonlyMap<string, string>;

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
/** Bounded, since segmenting takes quadratic time. */
const MAX_RUN = 100;
const RUN = new RegExp(
  `\\p{sc=Latin}[\\p{sc=Latin}\\p{M}]*|[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー々]{1,${MAX_RUN}}`,
  "gu",
);
/** Endings of English, German, Dutch and French words without accents. */
const ENDING =
  /(?<=.{3})(?:ungen|ung|ingen|ing|ements?|ations?|ate[sd]?|ies|ied|ern?|ers|en|em|es|ed|ly|e|s|x|y)$/;

/** Finds Latin words of four letters or more, abbreviations, and Japanese words of two characters or more, but no numbers. */
export const extractContentWords = (text: string): ContentWords =>
  pickContentWords(readWords(text));

/** Reads many texts, each once: a word's stem is kept for the next text, and pairs are made when they are first asked for. */
export function createContentReader() {
  const stems = new Map<string, string | undefined>();
  const recallStem = (word: string) => {
    if (!stems.has(word)) stems.set(word, readStem(word));
    return stems.get(word);
  };
  return (text: string) => {
    const words = readWords(text, recallStem);
    let pairs: WordPairs | undefined;
    const getPairs = () => {
      pairs ??= pairWords(words);
      return pairs;
    };
    return { words: pickContentWords(words), getPairs };
  };
}

function pickContentWords(words: readonly Word[]): ContentWords {
  const found = new Map<string, string>();
  for (const { stem, word } of words) {
    if (!STOP_STEMS.has(stem) && !found.has(stem)) found.set(stem, word);
  }
  return found;
}

/** In words: `hold a berth`. Japanese has more and shorter ones: 請求書をまとめて出力. */
const REACH = { latin: 2, japanese: 5 };

type WordPair = { stems: [string, string]; words: [string, string] };
type WordPairs = ReadonlyMap<string, WordPair>;

/**
 * Finds words that are near each other, in either order, at least one of them a content word and none a function word, by their
 * stems: `hold a berth`, `a berth to hold`.
 */
function pairWords(words: readonly Word[]): WordPairs {
  const found = new Map<string, WordPair>();
  words.forEach((one, index) => {
    if (FUNCTION_STEMS.has(one.stem)) return;
    const reach = /\p{sc=Latin}/u.test(one.word) ? REACH.latin : REACH.japanese;
    for (const other of words.slice(index + 1, index + 1 + reach)) {
      if (other.at - one.at > reach) break;
      if (one.stem === other.stem || FUNCTION_STEMS.has(other.stem)) continue;
      if (STOP_STEMS.has(one.stem) && STOP_STEMS.has(other.stem)) continue;
      const pair: WordPair = { stems: [one.stem, other.stem], words: [one.word, other.word] };
      found.set(pair.stems.toSorted().join(" "), pair);
    }
  });
  return found;
}

/** A word that has a stem, and its place among all words. */
type Word = { stem: string; word: string; at: number };

function readWords(text: string, findStem = readStem): Word[] {
  const words = (text.match(RUN) ?? []).flatMap(splitRun);
  return words.flatMap((word, at) => {
    const stem = findStem(word);
    return stem ? [{ stem, word, at }] : [];
  });
}

const splitRun = (run: string) =>
  /^\p{sc=Latin}/u.test(run) ? [run] : [...segmenter.segment(run)].map(({ segment }) => segment);

function readStem(segment: string): string | undefined {
  const word = foldWord(segment);
  const isJapanese = /^[\p{sc=Han}\p{sc=Kana}ー]{2,}$/u.test(word);
  const isAbbreviation = /^\p{Lu}{3,}$/u.test(segment);
  if (!isJapanese && !isAbbreviation && !/^\p{sc=Latin}{4,40}$/u.test(word)) return undefined;
  return stripEndings(word);
}

const foldWord = (word: string) =>
  word
    .normalize("NFKD")
    .replace(/(?<=\p{sc=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss");

/** In four languages: `leveren` and `leveringen`, `échange` and `échanger`, `visits` and `visiting` become one stem each. */
const stripEndings = (word: string) => word.replace(ENDING, "").replace(ENDING, "");

const STOP_STEMS = new Set([...STOP_WORDS].map(stripEndings));
const FUNCTION_STEMS = new Set([...FUNCTION_WORDS].map(stripEndings));
