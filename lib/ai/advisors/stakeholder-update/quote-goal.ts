import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import type { Goal } from "@/lib/ai/evidence";
import type { Language } from "@/lib/text/languages";
import { isPlaceholder } from "@/lib/text/no-answer";
import { spaceWords } from "@/lib/text/words";
import { UPDATE_WORDS } from "./update-words";

const LIMIT =
  "almost|nearly|bis zu|fast|tot|jusqu['’]à|under|over|below|above|about|around|at (?:least|most)|(?:less|more|fewer) than|up to|unter|über|mindestens|höchstens|maximal|etwa|rund|(?:weniger|mehr) als|onder|boven|minstens|hoogstens|maximaal|ongeveer|(?:minder|meer) dan|(?:moins|plus) de|au (?:moins|plus)|environ|min\\.?|max\\.?|ca\\.?";
/** `33 %` and `under 5 %`, but not a sentence that has a figure: `Close 8 of the 20 deals`. */
const BEGINS_WITH_FIGURE = new RegExp(
  `^(?:(?:${LIMIT}) |[約最大低]{1,2})?[^\\p{L}\\d]{0,6}\\d.{0,60}$`,
  "iu",
);

/** A currency or the name of a measure: `CHF 20,000`, `NPS 30`. */
const UNIT = /^\p{Lu}{2,4} (?=\d)/u;

/** Writes `33 % → 40 % (June 2027)`, or the values that the title lacks. */
export function quoteGoal({ title, goal }: Goal, isWhole: boolean, language: Language): string {
  const { separator, inBrackets } = UPDATE_WORDS[language];
  const { colon, heads } = DRAFT_WORDS[language];
  const read = (value: string | null) =>
    value && !isPlaceholder(value) && (isWhole || !saysValue(title, value)) ? value : "";
  const [from, to, by] = [read(goal.baseline), read(goal.keyResult), read(goal.timeframe)];
  // A target such as `from 38 to 10` has both ends. A change has two ends, although the title says one of them.
  const target = isPlaceholder(goal.keyResult ?? "") ? "" : (goal.keyResult ?? "");
  if (from && spaceWords(target).includes(spaceWords(from)))
    return `${target}${by && inBrackets(by)}`;
  if (from && [from, target].every((value) => BEGINS_WITH_FIGURE.test(value.replace(UNIT, ""))))
    return `${from} → ${target}${by && inBrackets(by)}`;
  const end = by && to ? inBrackets(by) : "";
  return [to ? `${to}${end}` : by, from && heads.baseline + colon + from]
    .filter(Boolean)
    .join(separator);
}

/** Whether a title has the value in whole words. A bare number may count something else there, except in `from 38 to 10`. */
const saysValue = (title: string, value: string) =>
  /[^\d\s]/.test(value)
    ? spaceWords(title).includes(spaceWords(value))
    : new RegExp(
        `(?<!\\p{L})(?:from|to|by|until|in|von|auf|bis|van|naar|tegen|de|à|(?:now|today|currently|heute|derzeit|nu|vandaag|aujourd['’]hui)(?: \\p{L}+){0,3}) ${value}(?: |$)`,
        "iu",
      ).test(title);
