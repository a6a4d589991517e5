import { listPhrases, type Section } from "@/lib/document-types/definition";
import { HEADING_WORDS } from "@/lib/document-types/heading-words";
import { findLongest, holdsAny, toLine } from "@/lib/text/word-beginnings";
import { extractWords } from "@/lib/text/words";
import { namesOutside } from "./sentences/put-off";

export const stripHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]? )?(?:(?:the|our) )?/, "");

export type Kinds = ReadonlyMap<string, number>;

/** Words that turn the scope that they name into its opposite. */
const EXCLUDES = listPhrases`not , outside, beyond, nicht , außerhalb, niet , geen , buiten, non , pas , hors , dehors `;
/** Words after them that fix the scope instead: `Nicht verhandelbarer Umfang`. */
const FIXED = / (?:not|nicht|niet|non|pas) (?:negotia|verhandelbar|onderhandelba|négociab)\p{L}*/gu;

/** `Work before phase 1` is not a phase. */
const BEFORE = / (?:before|vor|voor|avant) (?!(?:and|und|en|et) )/;

/** The label of `Objective 1: a crew plans its week`. */
const NUMBERED = /^\p{L}+ ?\d{1,3} ?[:：] ?(?=\S)/u;

export const isNumbered = (heading: string) => NUMBERED.test(heading);

/** Kinds whose numbered headings go on with a name, which says nothing of the kind. `Phase 1: risks` does not. */
const NAMED = ["goal", "problem", "question", "risk", "decision"];

/**
 * Finds the kinds of section that a heading names, with the lengths of their words: `out of scope` is not `scope`, and a
 * summary of something else is about that.
 */
export function findKinds(heading: string): Kinds {
  const kinds = readKinds(heading);
  const [label] = NUMBERED.exec(heading) ?? [];
  if (label === undefined || kinds.has("left_out")) return kinds;
  const labeled = readKinds(label);
  return NAMED.some((kind) => labeled.has(kind)) ? labeled : kinds;
}

function readKinds(heading: string): Kinds {
  if (namesOutside(stripHeading(heading))) return new Map([["left_out", heading.length]]);
  const line = ` .${toLine(stripHeading(heading).replaceAll(":", " "))}.`;
  const found = HEADING_WORDS.map(({ kind, words }) => ({ kind, word: findLongest(line, words) }));
  const longest = found.filter(
    ({ word }) =>
      word && !found.some((other) => other.word !== word && other.word.includes(word.trim())),
  );
  const until = line.search(BEFORE);
  const subject = longest.filter(({ word }) => until < 0 || line.indexOf(word) < until);
  const named = subject.length > 0 ? subject : longest;
  const [first] = named;
  const isExcluded =
    first?.kind === "scope" &&
    holdsAny(line.slice(0, line.indexOf(first.word)).replaceAll(FIXED, ""), EXCLUDES);
  if (isExcluded && named.length === 1) return new Map([["left_out", first.word.length]]);
  const kinds = new Map(named.map(({ kind, word }) => [kind, word.length]));
  if (kinds.size > 1) kinds.delete("summary");
  return kinds;
}

/** Lists the kinds that a section takes. Without `kinds`, as in a workspace's types, its heading must name only kinds. */
export function listKinds(section: Section): readonly string[] {
  if (section.kinds) return section.kinds;
  const kinds = [...findKinds(section.heading).keys()];
  return addsNothing(section.heading, listHeadingWords(kinds)) ? kinds : [];
}

/** Whether the section is about things that a plan leaves out. */
export const isForLeftOut = (section: Section) =>
  section.about !== undefined && listKinds(section).includes("left_out");

/** Whether the section is about what rivals do better. */
export const isForRivals = (section: Section) =>
  section.sentences !== undefined && listKinds(section).includes("lost");

/** Whether open matters belong to the section. */
export const isForQuestions = (section: Section) => listKinds(section).includes("question");

/** Whether open matters belong to the section, but its heading does not say so. */
export const needsQuestionHeading = (section: Section) =>
  isForQuestions(section) && !findKinds(section.heading).has("question");

export const listHeadingWords = (kinds: readonly string[]) =>
  HEADING_WORDS.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => words);

/** Whether all words of a heading are among those of others. */
export function addsNothing(heading: string, to: readonly string[]): boolean {
  const words = extractWords(to.join(" "));
  return [...extractWords(heading)].every((word) => words.has(word));
}

/** Kinds whose words all say the same, so that a label needs none of them below a heading of the kind. */
const PLAIN = ["question", "risk"];

/** Whether a label says no more than a part of the heading above it: `Open questions` or `Offene Frage` below `Open questions and risks`. */
export function repeatsHeading(label: string, heading: string): boolean {
  // Other texts may refer to `Question 2` and `Plan B`.
  if (/ (?:\p{L}|\d{1,2})$/u.test(label)) return false;
  const isSame = (part: string) => addsNothing(label, [part]) && addsNothing(part, [label]);
  if (heading.split(/ and |, /).some(isSame)) return true;
  const name = label.toLowerCase();
  const kinds = [...findKinds(heading).keys()].filter((kind) => PLAIN.includes(kind));
  return listHeadingWords(kinds).some((words) => {
    const said = words.replaceAll(/^\. | \.?$/g, "");
    return name.startsWith(said) && name.length - said.length <= 2;
  });
}

/** Whether a heading is one of a list, such as `日程`, or has only words of it; `DE` has no words. */
const saysOnly = (heading: string, listed: readonly string[]) =>
  listed.includes(heading) || (extractWords(heading).size > 0 && addsNothing(heading, listed));

const SCHEDULE = listHeadingWords(["plan"]);

/** Whether a heading or a title says no more than that dates are below it: `Key dates`, but not `Plans of our rivals`. */
export const namesSchedule = (heading: string) =>
  saysOnly(heading, SCHEDULE) && findKinds(heading).has("plan");

const COSTS = listHeadingWords(["cost"]);

/** Whether a heading says no more than that costs are below it: `Budget`. */
export const namesCosts = (heading: string) => saysOnly(heading, COSTS);
