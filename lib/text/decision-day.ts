import { findDay, findLatestDate } from "./dates";
import { AGENT, ANY_DAY, BODY, LIST } from "./decision-lead";
import { DECIDES } from "./is-undecided";
import { splitPlainSentences } from "./plain-sentences";
import { isPlainStatement } from "./plain-statement";
import { matchWords } from "./words";

/** Further verbs by which somebody decides, in the past. */
const CHOOSES = matchWords(
  "chose|voted|approved|gewählt|wählten?|genehmigt|gekozen|kozen?|koos|goedgekeurd|choisi|voté|approuvé|選(?:んだ|びました)|承認した",
);
const ON = "(?:[Oo]n|[Aa]m|[Oo]p|[Ll]e) ";
/** `On 3 October the board chose …`, `10月3日に理事会が…` */
const FIRST = new RegExp(`^(?:${ON})?(?<date>${ANY_DAY})(?=[\\s,、にの]|\\p{Script=Han})`, "u");
/** `we decided on 16 November to …`, `haben wir am 3. Mai beschlossen` */
const BESIDE = new RegExp(
  `(?:decided|agreed|besloten|beschlossen|entschieden|décidé|convenu) ${ON}(?<after>${ANY_DAY})(?![\\p{L}\\d])|${ON}(?<before>${ANY_DAY}) (?:beschlossen|entschieden|vereinbart|besloten|afgesproken|décidé|decided|agreed)(?!\\p{L})`,
  "u",
);
/** `Ann, 3 October: …`, `Ann on 3 October: …`; a word may be a place or a subject, so it names nobody. */
const LEAD = new RegExp(
  `^\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?(?:, | on | am | op | le )(?<date>${ANY_DAY})\\s?[:：]`,
  "u",
);
const BY = new RegExp(`(?<!\\p{L})${AGENT} (?<people>${LIST})`, "u");
const BODIES = new RegExp(`(?<![\\p{L}\\d])(?<people>${BODY})`, "u");

/**
 * Finds the day on which a decision was made where a sentence has it next to a verb that decides, or before its text; not one that was to come
 * when it was saved (`savedAt`). `people` is a body, or who stands after "by".
 */
export function findDecisionDay(text: string, savedAt: Date) {
  for (const sentence of splitPlainSentences(text.replaceAll("\u00a0", " "))) {
    const decides = (DECIDES.test(sentence) || CHOOSES.test(sentence)) && isSaid(sentence);
    const { date, after, before } =
      (decides ? (FIRST.exec(sentence) ?? BESIDE.exec(sentence)) : LEAD.exec(sentence))?.groups ??
      {};
    const found = date ?? after ?? before ?? "";
    const day = findDay(found) === null ? null : findLatestDate(found, savedAt);
    if (day === null || day > savedAt.toISOString().slice(0, 10)) continue;
    const people = decides ? (BY.exec(sentence) ?? BODIES.exec(sentence)) : null;
    return { date: found, people: people?.groups?.people ?? null };
  }
  return null;
}

/** Whether the verb states a fact. The text after it may deny: `We decided not to build.` */
const isSaid = (sentence: string) => {
  const at = (DECIDES.exec(sentence) ?? CHOOSES.exec(sentence))?.index ?? 0;
  return isPlainStatement(sentence, at);
};
