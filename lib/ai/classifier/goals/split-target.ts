import { capitalize } from "@/lib/text/phrases";
import { BEGINS_WITH_ARTICLE, listWords } from "@/lib/text/words";
import { BY, hideDates } from "./target-dates";
import { findChange, findFigure, readUnit, TARGET, TODAY } from "./target-figures";
import { isChange } from "./targets";

/** A target with the text that belongs to it: `around` may name its baseline, `dated` its date. */
export type Target = {
  text: string;
  around: string;
  content: string;
  dated: string;
  /** The sentence before, which says of what `We want that down to 10` is a target. */
  subject?: string | undefined;
};

const BETWEEN_TARGETS = /,? (?:and|und|en|et) |(?<=\d[^\d、]{0,6}に)、(?=[^、。\d]{2,20}を\d)/iu;
/** German and Dutch verbs that put another verb at the end of the sentence, so that its first part alone would lack it. */
const NEEDS_LAST_VERB =
  /(?<!\p{L})(?:soll|sollen|wollen|müssen|moet|moeten|willen|zullen)(?!\p{L})/iu;
/**
 * Splits `A from 11% to 16%, and B from 22% to 45% by May` if each part has a subject; they share the date. Also splits `A from 11% to
 * 16% and B to 5`, and `40 shops by 2027 and 80 by 2029`.
 */
export function splitTarget({ text, content, ...target }: Target, room: number): Target[] {
  const stages = room > 1 ? splitStages(text) : null;
  if (stages) return stages.map((stage) => ({ ...target, text: stage, content, dated: stage }));
  const parts = text.split(BETWEEN_TARGETS);
  const isSecond = (part: string, at: number) => isSecondTarget(part, parts[at - 1] ?? "");
  const hasVerb = NEEDS_LAST_VERB.test(text);
  const isSplit =
    parts.length > 1 &&
    parts.length <= room &&
    (!hasVerb ||
      (parts.every((part, at) => at === 0 || isSecond(part, at)) && parts.some(endsWithVerb))) &&
    parts.some((part) => hasSubject(part) || hasBaseline(part)) &&
    parts.every(
      (part, at) =>
        hasSubject(part) || hasBaseline(part) || isWhole(part) || (at > 0 && isSecond(part, at)),
    );
  if (!isSplit) return [{ text, content, ...target }];
  const dated = parts.find((part) => BY.test(part)) ?? "";
  const starts = parts.map((part, at) => (at === 0 ? 0 : content.indexOf(part)));
  return parts.map((part, at) => {
    const end = at === parts.length - 1 ? undefined : content.indexOf(part) + part.length;
    // One part of a sentence with a verb at its end would lack it.
    const own = hasVerb ? content : capitalize(content.slice(starts[at], end));
    return { text: part, around: part, content: own, dated: BY.test(part) ? part : dated };
  });
}

/** Whether there is a word before `from 11% to 16%`. */
function hasSubject(part: string): boolean {
  const change = findChange(hideDates(part));
  if ((change?.groups?.from ?? change?.groups?.jaFrom) === undefined) return false;
  const before = part.slice(0, change?.index);
  return /\p{L}{3}/u.test(before.slice(before.lastIndexOf(":") + 1));
}

/** Whether `at least 50 % of orders (today 22 %)` has a target besides the figure of today. */
const hasBaseline = (part: string) =>
  TODAY.test(part) && /\p{L}{3}.*\d|\d.*\p{L}{3}/u.test(hideDates(part).replace(TODAY, ""));

/** Whether `40% of orders by June` has a figure, words for it and a date of its own. */
const isWhole = (part: string) =>
  BY.test(part) && !isChange(part) && /\d.*\p{L}{3}/u.test(hideDates(part.replace(BY, "")));

/** `late cancellations to 5`: what is measured, and its figure. */
const SECOND =
  /^(?<subject>[^\d:：,;]{3,60}) (?<word>to|auf|naar|à) (?<figure>[^\d\p{Lu}]{0,20}\d.*)$/u;
const JAPANESE_SECOND =
  /^[^\d、。を]{2,20}を\D{0,6}\d[\d,.]*(?!時(?!間))[^\d、。]{0,6}に(?:$|する|し|減|下げ|抑え|増|上げ|伸ば|短縮|縮め|改善|引き)/u;
const VERB =
  " (?:senken|bringen|drücken|reduzieren|verkürzen|erhöhen|steigern|brengen|krijgen|terugbrengen|verlagen|verhogen)";
const ENDS_WITH_VERB = new RegExp(`${VERB}[.!]?$`, "iu");
/** What may follow the figure: `a week`, and the verb of a German or Dutch sentence. */
const AFTER_FIGURE = new RegExp(
  `^(?: (?:an?|per|pro|je|par|am|im|in der|in de) \\p{L}+)?(?:${VERB})?\\s?[.!]?$`,
  "iu",
);
/** First words of a part that is no target: a later step, another place, the same subject or an act. */
const NO_SUBJECT = listWords(
  `then later finally eventually next down up back even ideally it them this that these the rest others remaining in at on for with from
  fall drop rise grow go come get climb reach respond reply talk speak listen write switch move upgrade update migrate send deliver promote invite sell ship meeting
  dann danach später schließlich sogar es sie das dies die der den übrigen anderen restlichen im bei für mit von
  dan daarna later uiteindelijk zelfs het dat deze de overige andere rest bij voor met van
  puis ensuite enfin même le la les cela autres reste réunion rendez en chez pour avec dans de`,
);
/** `open our shop`, but not `open tickets`. */
const OPENS = /^open (?:the|our|an?|up) /iu;
/** French acts, such as `vendre à 49`, but not those that change a figure. */
const FRENCH_ACT =
  /^(?!(?:ramener|réduire|limiter|porter|baisser|abaisser|augmenter) )\p{L}+(?:er|ir|re) /iu;

/** Whether a part of a sentence is a target without a unit, or with the unit of the one before it: `late cancellations to 5`. */
function isSecondTarget(part: string, before: string): boolean {
  const shown = hideDates(part.replace(BY, "")).trim();
  if (JAPANESE_SECOND.test(shown)) return true;
  const { subject = "", word, figure: said = "" } = SECOND.exec(shown)?.groups ?? {};
  const bare = subject.replace(BEGINS_WITH_ARTICLE, "").toLowerCase();
  const [first = ""] = bare.split(" ");
  if (!/\p{L}{3}/u.test(bare) || NO_SUBJECT.has(first) || OPENS.test(subject)) return false;
  if (word === "à" && FRENCH_ACT.test(`${subject} `)) return false;
  const figure = findFigure(said) ?? "";
  const rest = said.slice(said.indexOf(figure) + figure.length);
  const unit = readUnit(figure.trim());
  const { to = "" } = findChange(hideDates(before))?.groups ?? {};
  const isOfFirst = unit === "" || /^[%€]$/.test(unit) || unit === readUnit(to.trim());
  return figure !== "" && isOfFirst && AFTER_FIGURE.test(rest);
}

/** Whether a part ends with the verb that German and Dutch put after the figure. */
const endsWithVerb = (part: string) => ENDS_WITH_VERB.test(part);

const DATES = new RegExp(BY, "giu");
const [DUE, LATER] = ["due", "later"].map((name) => `(?<${name}>${BY.source})`);
const WORDS = "(?: \\p{L}+){0,3}?";
const BETWEEN_STAGES = "(?:,? (?:and|und|en|et) |, |、)";
const STAGES = [
  `(?<one>${TARGET})(?<words>${WORDS} )${DUE}${BETWEEN_STAGES}(?<other>${TARGET}) ${LATER}`,
  `${DUE}(?<words>${WORDS} |に)(?<one>${TARGET})${BETWEEN_STAGES}${LATER}[ に](?<other>${TARGET})`,
].map((stages) => new RegExp(stages, "iu"));
/** Words before figures of the past: `40 shops, up from 12 in 2025 and 20 in 2026`. */
const BEFORE_PAST_FIGURE =
  /(?<!\p{L})(?:from|von|van|de|had|were|hatten|waren|hadden|avions|étaient) $|\d(?!.* (?:to|auf|naar|à) $)/iu;

/**
 * Reads `40 shops by 2027 and 80 by 2029`, or with the dates first, as a text for each date. Null if the figures are of
 * two things, and for more than two dates.
 */
function splitStages(text: string): string[] | null {
  if (text.match(DATES)?.length !== 2) return null;
  for (const stages of STAGES) {
    const found = stages.exec(text);
    const { one = "", words = "", due = "", other = "", later = "" } = found?.groups ?? {};
    if (!found || BEFORE_PAST_FIGURE.test(text.slice(0, found.index))) continue;
    const unit = readUnit(other);
    if (unit !== "" && unit !== readUnit(one)) continue;
    /** `at least`, `under` or `€`, which count for both. */
    const [limit = ""] = /^\d/.test(other)
      ? (/^(?!between|zwischen|tussen|entre)\D*/iu.exec(one) ?? [])
      : [];
    const second = limit + other + (unit === "" ? one.replace(/^.*\d/, "") : "");
    const write = (figure: string, date: string) => {
      const stage = found[0].startsWith(due) ? date + words + figure : figure + words + date;
      return capitalize(text.replace(found[0], () => stage));
    };
    return [write(one, due), write(second, later)];
  }
  return null;
}
