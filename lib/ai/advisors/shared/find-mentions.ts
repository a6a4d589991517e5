import { type Evidence, readFacts } from "@/lib/ai/evidence";
import { WRITER } from "@/lib/ai/reading/origin";
import { createContentReader } from "@/lib/text/content-words";
import { findUnsaid } from "@/lib/text/phrases";
import { countTexts, findSharedWords, listWords } from "@/lib/text/words";
import { findPeople } from "./find-people";
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
/** Number of shared words from which none has to be in the title. */
const MANY = 3;
/** The speaker's name: two things are not related because one person said both. */
const SAID_BY = new RegExp(`^${WRITER}: `, "u");

/** Words of time, without accents: alone, they make no two texts related. */
const WHEN = listWords("later sooner earlier spater fruher vroeger eerder tard bientot");
const dropAccents = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
/** Whether a word only says when something happens. */
const saysWhen = (word = "") => WHEN.has(dropAccents(word));

const PLURAL = /^(?:e[nrs]?|[nsx])?$/;
/** In letters: words with such a beginning in common are forms of one word. */
const ALIKE = 6;

/** Whether two words are the same apart from their endings. `counter` and `counts` are not. */
function isAlike(...words: (string | undefined)[]): boolean {
  const [short = "", long = ""] = words
    .map((word = "") => dropAccents(word))
    .toSorted((one, other) => one.length - other.length);
  if (short.length >= ALIKE && long.startsWith(short.slice(0, ALIKE))) return true;
  return long.startsWith(short) && PLURAL.test(long.slice(short.length));
}

const WRITTEN_TOGETHER = /[\p{sc=Han}\p{sc=Kana}ー]/u;
/** Lists the characters before a word; none if it stands alone somewhere. */
function listModifiers(word: string, text: string): string[] {
  const before = text
    .split(word)
    .slice(0, -1)
    .map((part) => part.at(-1) ?? "");
  return before.every((each) => WRITTEN_TOGETHER.test(each)) ? before : [];
}
/** Whether a Japanese word ends other compounds in two texts: `会員番号` and `暗証番号`. */
function isInOtherCompound(word: string, one: string, other: string): boolean {
  if (!WRITTEN_TOGETHER.test(word)) return false;
  const [own, others] = [listModifiers(word, one), listModifiers(word, other)];
  return own.length > 0 && others.length > 0 && !own.some((each) => others.includes(each));
}

type Reading = { sentence: string } & ReturnType<ReturnType<typeof createContentReader>>;

/** `SMS`, which has no other meaning in one workspace */
const isAbbreviation = (word = "") => /^\p{Lu}{3,}$/u.test(word);

/**
 * Finds each piece's sentence that shares most words with an idea: two words that are near each other in its title too,
 * however many pieces have them; or two words, one of them informative and one of the title; or two rare words, or one of its title; or an informative
 * abbreviation of its title. Names of people count nowhere.
 */
export function createMentionFinder(evidence: readonly Evidence[]) {
  const read = createContentReader();
  const spread = countTexts(evidence.map((piece) => read(readEvidence(piece)).words));
  const most = evidence.length < ENOUGH ? ENOUGH : evidence.length * MAX_SPREAD;
  const isInformative = (word: string) => (spread.get(word) ?? 0) <= most;
  const isRare = (word: string) => (spread.get(word) ?? 0) <= FEW;
  const people = findPeople(evidence);
  const isPerson = (word = "") => people.has(word.toLowerCase());
  const readings = new Map(
    evidence.map((piece) => {
      const sentences = [...readSentences(readBody(piece)), readTitle(piece)];
      return [piece.id, sentences.map((sentence) => ({ sentence, ...read(sentence) }))];
    }),
  );
  return (idea: Evidence, pieces: readonly Evidence[]) => {
    const [writer = ""] = SAID_BY.exec(idea.text) ?? [];
    const others = pieces.filter(({ text }) => writer !== "" && text.startsWith(writer)).length;
    const isWriter = others > 1 || (others === 1 && writer.trim().includes(" "));
    const dropWriter = (text: string) => (isWriter ? text.replaceAll(writer, "") : text);
    const wanted = read(dropWriter(readEvidence(idea))).words;
    const named = read(dropWriter(idea.title));
    const namedPairs = [...named.getPairs()].filter(([, pair]) => !pair.words.some(isPerson));
    /** Compares a sentence with the idea; empty if it is about something else. */
    const compare = ({ sentence, words, getPairs }: Reading) => {
      const shared = findSharedWords(words, wanted).filter((stem) => !isPerson(words.get(stem)));
      if (shared.length === 0) return [];
      const topics = shared.filter((stem) => !saysWhen(words.get(stem)));
      const ofTitle = topics.filter((word) => named.words.has(word));
      const together = namedPairs.flatMap(([key, pair]) =>
        pair.stems.some((stem) => shared.includes(stem)) && getPairs().has(key) ? [pair] : [],
      );
      const isEnough = topics.length >= (ofTitle.length > 0 ? MIN_SHARED : MANY);
      const hasRareName = ofTitle.some(
        (word) =>
          isRare(word) &&
          isAlike(named.words.get(word), words.get(word)) &&
          !isInOtherCompound(word, idea.title, sentence),
      );
      const isAbout =
        together.length > 0 ||
        (isEnough && topics.some(isInformative)) ||
        topics.filter(isRare).length >= MIN_SHARED ||
        ofTitle.some((word) => isInformative(word) && isAbbreviation(named.words.get(word))) ||
        hasRareName;
      return isAbout ? [{ sentence, words, shared, together }] : [];
    };
    return pieces.flatMap((piece): Mention[] => {
      const [best] = (readings.get(piece.id) ?? [])
        .flatMap(compare)
        .toSorted(
          (one, other) =>
            other.together.length - one.together.length || other.shared.length - one.shared.length,
        );
      if (!best) return [];
      const pairs = best.together.flatMap((pair) => pair.words);
      const words = findSharedWords(wanted, best.words)
        .flatMap((stem) => wanted.get(stem) ?? [])
        .filter((word) => !isPerson(word));
      return [{ piece, sentence: best.sentence, words: [...new Set([...pairs, ...words])] }];
    });
  };
}
