import { capitalize } from "@/lib/text/phrases";
import { endsWithVerb, isSecondTarget } from "./second-targets";
import { BY, hideDates } from "./target-dates";
import { findChange, TODAY } from "./target-figures";
import { splitStages } from "./target-stages";
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
