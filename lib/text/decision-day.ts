import { findDay, findLatestDate } from "./dates";
import { AGENT, ANY_DAY, BODY, IS_PEOPLE, LIST } from "./decision-lead";
import { DECIDES } from "./is-undecided";
import { splitPlainSentences } from "./plain-sentences";
import { isPlainStatement } from "./plain-statement";
import { OF_DECISION, REVISES } from "./revises";
import { DECIDED_WORDS, matchWords } from "./words";

/** Further verbs by which somebody decides, in the past. */
const CHOOSES = matchWords(
  "chose|voted|approved|gewählt|wählten?|genehmigt|gekozen|kozen?|koos|goedgekeurd|choisi|retenu|voté|approuvé|picked(?! up)|selected|ausgewählt|選(?:んだ|びました)|承認した",
);
/** `Der Kunde entschied sich` is a choice of others. */
const DECIDED = matchWords("beschloss(?:en)?|entschied(?:en)?(?! sich)|besloot");
const ON = "(?:[Oo]n|[Aa]m|[Oo]p|[Ll]e) ";
/** Who decides for us. `Parliament approved the law` is an act of others. */
const OURS = new RegExp(
  `(?<!\\p{L})(?:we|wir|wij|nous)(?!\\p{L})|(?<![\\p{L}\\d])${BODY}|会議?[がはで]|私たち|当社`,
  "iu",
);
/** Between the day and the verb, the beginning of another statement. `Ann and Bo` are two names. */
const NEXT =
  /(?<!\p{Lu}\p{L}{0,20}),? (?:and|und|en|et) |,? (?:and|und|en|et) (?!\p{Lu})|(?<!\p{L})(?:then|danach|dann|daarna|ensuite)(?!\p{L})|、.*、/u;
/** `On 3 October the board chose …`, `10月3日に理事会が…` */
const FIRST = new RegExp(`^(?:${ON})?(?<date>${ANY_DAY})(?=[\\s,、にの]|\\p{Script=Han})`, "u");
/** `we decided on 16 November to …`, `haben wir am 3. Mai beschlossen` */
const BESIDE = new RegExp(
  `(?:${DECIDED_WORDS}|tranché|besloot|beschloss|entschied) ${ON}(?<after>${ANY_DAY})(?![\\p{L}\\d]|(?: \\d{4})? (?:as|als|comme)(?!\\p{L}))|${ON}(?<before>${ANY_DAY}) (?:${DECIDED_WORDS}|tranché)(?!\\p{L})|(?<near>${ANY_DAY})(?:に|、)(?:決め(?:た|ました)|決定した)`,
  "u",
);
/** `Ann, 3 October: we …`, `Ann on 3 October: we …`; a word may be a place or a subject, so it names nobody, and what follows has to decide. */
const LEAD = new RegExp(
  `^\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?(?:, | on | am | op | le )(?<date>${ANY_DAY})\\s?[:：] ?(?=(?:[Ww]e|[Ww]ir|[Ww]ij|[Nn]ous) (?!(?:were|had|lost|got|could|waren|hatten|hadden|étions|avons|avions)(?!\\p{L})))`,
  "u",
);
const BY = new RegExp(`(?<!\\p{L})${AGENT} (?<people>${LIST})`, "u");
const BODIES = new RegExp(`(?<![\\p{L}\\d])(?<people>${BODY})`, "u");
const HAS = "(?:has|have|hat|haben|heeft|hebben|a|ont)";
/** The subject alone before the verb: `Ann Lee decided …`, `Le 3 mai, Ann Lee a décidé …`, `Am 3. Mai hat Ann Lee … beschlossen`, `3月に田中部長が決めた` */
const SUBJECT = new RegExp(
  `^(?:${ON}${ANY_DAY},? )?(?:(?<subject>${LIST}) (?:${HAS} [^,;:]{0,60})?|${HAS} (?<inverted>${LIST}) [^,;:]{0,60})$|^(?:${ANY_DAY}[に、]{0,2})?(?<person>[\\p{Script=Han}\\p{Script=Katakana}ー]{1,12}(?:長|専務|常務|氏|さん|様|会|会議))が`,
  "u",
);

/**
 * Finds the day on which a decision was made where a sentence begins with it and goes on to a verb that decides, or has it next to one, or before
 * its text; not one that was to come when it was saved (`savedAt`). `people` is a body or a subject before the verb, or who stands after "by".
 */
export function findDecisionDay(text: string, savedAt: Date) {
  for (const sentence of splitPlainSentences(text.replaceAll("\u00a0", " "))) {
    const verb = findVerb(sentence);
    const decides = verb !== null && isPlainStatement(sentence, verb);
    const said = sentence.slice(0, verb ?? 0);
    const found =
      (decides ? readDayOfVerb(sentence, said) : LEAD.exec(sentence)?.groups?.date) ?? "";
    const day = findDay(found) === null ? null : findLatestDate(found, savedAt);
    if (day === null || day > savedAt.toISOString().slice(0, 10)) continue;
    // After the verb, `a meeting` may be what was agreed.
    const people = decides
      ? (BY.exec(sentence)?.groups?.people ??
        findSubject(said, sentence.slice(said.length)) ??
        BODIES.exec(said)?.groups?.people)
      : null;
    return { date: found, people: people ?? null };
  }
  return null;
}

/** Reads the day that a sentence begins with, or has next to the verb that decides; `said` is what stands before the verb. */
function readDayOfVerb(sentence: string, said: string): string | undefined {
  const first = NEXT.test(said) ? null : FIRST.exec(sentence);
  const beside = REVISES.test(sentence) ? null : BESIDE.exec(sentence);
  const { date, after, before, near } = (first ?? beside)?.groups ?? {};
  return date ?? after ?? before ?? near;
}

/** `Op 3 mei besloot Ann Lee te wachten` */
const AFTER_VERB = new RegExp(`^(?:besloot|beschloss|entschied) (?<after>${LIST})(?!\\p{L})`, "u");

/** Finds who decided, beside the verb. A single word, as in `Ann decided`, may be a firm or a pronoun. */
function findSubject(said: string, verb: string): string | undefined {
  const { subject, inverted, person } = SUBJECT.exec(said)?.groups ?? {};
  const people = subject ?? inverted ?? AFTER_VERB.exec(verb)?.groups?.after;
  return person ?? (people !== undefined && IS_PEOPLE.test(people) ? people : undefined);
}

/** Finds where a verb stands by which somebody decides, of us if the verb is one of choice. */
function findVerb(sentence: string): number | null {
  const decides = DECIDES.exec(sentence) ?? DECIDED.exec(sentence);
  if (decides) return decides.index;
  const chooses =
    CHOOSES.exec(sentence) ?? (OF_DECISION.test(sentence) ? REVISES.exec(sentence) : null);
  if (!chooses) return null;
  const after = sentence.slice(chooses.index + chooses[0].length);
  const isOurs =
    OURS.test(sentence.slice(0, chooses.index)) || /^ (?:wir|we|wij)(?!\p{L})/u.test(after);
  return isOurs ? chooses.index : null;
}
