import type { Evidence } from "@/lib/ai/evidence";
import { type ContentWords, extractContentWords } from "@/lib/text/content-words";
import { extractWords, findSharedWords } from "@/lib/text/words";
import { listSentences } from "./fitting-passages";
import { isDoubtful } from "./open-points";
import { readBeginning } from "./piece-kinds";
import { findRole, isIdea, type Role, readContent } from "./story";
import { isWholeStory } from "./written-story";

const KANJI = /\p{sc=Han}/gu;
const ENOUGH_KANJI = 3;
const SHARE_OF_KANJI = 0.6;
const ENOUGH_WORDS = 2;

const countSharedWords = (one: string, other: string) =>
  findSharedWords(extractWords(one), extractWords(other)).length;

/** Whether most kanji of a title are in a name, whose verb at the end may be another one. */
function sharesKanji(title: string, name: string): boolean {
  const kanji = [...new Set(title.match(KANJI))];
  const shared = kanji.filter((each) => name.includes(each)).length;
  return shared >= ENOUGH_KANJI && shared > kanji.length * SHARE_OF_KANJI;
}

/**
 * Whether a title names an idea: by one word; in Japanese, which has no spaces, by two or by most of its kanji:
 * `仕上がりの通知をLINEで受け取る` names `仕上がりの通知をLINEで送る`.
 */
export function namesAlike(title: string, name: string): boolean {
  if (countSharedWords(title, name) > 0) return true;
  if (!/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(title)) return false;
  const shared = findSharedWords(extractContentWords(title), extractContentWords(name)).length;
  return shared >= ENOUGH_WORDS || sharesKanji(title, name);
}

const readFirst = (piece: Evidence) => listSentences(piece)[0] ?? "";

/** One word that an idea shares with an initiative may be the thing that all of its ideas are about. */
const ENOUGH_SHARED = 2;

/** Whether an idea says what an initiative as a whole is about. */
export const isPartOf = (initiative: Evidence, idea: Evidence) =>
  countSharedWords(readBeginning(idea), `${initiative.title} ${readFirst(initiative)}`) >=
  ENOUGH_SHARED;

/** Whether a title names an idea, or a part of it. */
const isAskedFor = (idea: Evidence, title: string) =>
  namesAlike(title, idea.title) || countSharedWords(readBeginning(idea), title) > 0;

/**
 * Finds the ideas that a story may be about: those that its `title` names, or else, if that says nothing of its own, those that the
 * initiative names, or a single one. An idea in doubt is none unless the title asks for it or nothing else is left.
 */
function findSubjects(
  ideas: readonly Evidence[],
  title: string,
  initiative: Evidence | undefined,
): readonly Evidence[] {
  const asked = ideas.filter((idea) => isAskedFor(idea, title));
  if (asked.length > 0) return asked;
  // The only idea of the plan is what its criteria would be about.
  if (initiative && title !== "")
    return ideas.length === 1
      ? ideas.filter((idea) => !isDoubtful(idea) && isPartOf(initiative, idea))
      : [];
  const sure = ideas.filter((idea) => !isDoubtful(idea));
  const left = sure.length > 0 ? sure : ideas;
  const named = left.filter((idea) => isWholeStory(idea) || namesIdea(initiative, idea));
  return named.length > 0 || left.length > 1 ? named : left;
}

/** Whether an initiative names an idea. */
const namesIdea = (initiative: Evidence | undefined, idea: Evidence) =>
  initiative !== undefined &&
  countSharedWords(idea.title, `${initiative.title} ${readFirst(initiative)}`) >= ENOUGH_SHARED;

/** Endings by which persons differ in number and gender, beyond those of stems: `voormannen`, `Fahrerinnen` */
const OF_PERSONS = /^(?:nen|innen|in)$/;
const isSamePerson = (one: string, other: string) => {
  const [short = "", long = ""] = [one.toLowerCase(), other.toLowerCase()].toSorted(
    (a, b) => a.length - b.length,
  );
  const rest = long.startsWith(short) ? long.slice(short.length) : "-";
  return short.length > 4 && (rest === "" || OF_PERSONS.test(rest));
};

/** Counts the words of a user's title that an idea says, perhaps in another number. */
const countNamed = (user: Evidence, wanted: ContentWords) =>
  [...extractContentWords(user.title)].filter(
    ([stem, word]) =>
      wanted.has(stem) || [...wanted.values()].some((other) => isSamePerson(word, other)),
  ).length;

/**
 * Chooses the idea that shares most words with the title among those that a story may be about. Unless it is a whole story, chooses
 * also the user that it names and the goal that share most with it. If possible, they belong to the initiative.
 */
export function chooseStory(
  fitting: readonly Evidence[],
  title: string,
  initiative: Evidence | undefined,
): Evidence[] {
  const subjects = findSubjects(fitting.filter(isIdea), title, initiative);
  const pieces = [...subjects, ...fitting.filter((piece) => !isIdea(piece))];
  const choose = (role: Role, wanted: ContentWords) => {
    const [best] = pieces
      .filter((piece) => findRole(piece) === role)
      .map((piece) => ({
        piece,
        shared: findSharedWords(readContent(piece), wanted).length,
        named: role === "As" ? countNamed(piece, wanted) : 0,
        doubt: Number(role === "I want" && isDoubtful(piece)),
      }))
      .sort(
        (a, b) =>
          Math.sign(b.shared + b.named) - Math.sign(a.shared + a.named) ||
          Number(b.piece.scope === "initiative") - Number(a.piece.scope === "initiative") ||
          b.named - a.named ||
          b.shared - a.shared ||
          a.doubt - b.doubt,
      );
    return best ? [best.piece] : [];
  };
  const asked = extractContentWords(title);
  const [ability] = choose("I want", asked);
  if (ability && isWholeStory(ability)) return [ability];
  const wanted = ability ? readContent(ability) : asked;
  return [...(ability ? [ability] : []), ...choose("As", wanted), ...choose("So that", wanted)];
}
