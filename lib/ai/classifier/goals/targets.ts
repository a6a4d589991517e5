import { rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { dropSpeaker, stripListMark } from "@/lib/ai/classifier/lines/marks";
import { AGO } from "@/lib/ai/classifier/lines/time-lines";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { matchWords } from "@/lib/text/words";
import { isServiceLevel } from "./service-levels";
import { readSpelled } from "./spelled-figures";
import {
  BY,
  hideClocks,
  hideDates,
  isDueAndToday,
  isPastAndToday,
  REPORTS,
  SCHEDULE_ENTRY,
} from "./target-dates";
import {
  BY_FACTOR,
  comparesPast,
  dropPast,
  findChange,
  LIMIT,
  NOW,
  NUMBER,
  readLead,
  SHARE_WANTS,
  TODAY,
  WISH,
  WISHES,
} from "./target-figures";
import { deniesShouldBe, readShouldBe } from "./wanted-figures";

/** A wish of the company itself, at the beginning of a sentence or after its date. */
const OWN_WISH =
  /^(?:we (?:want|aim for|are aiming for)|our (?:goal|target|objective|aim) is|wir wollen|wollen wir|unser ziel (?:ist|sind)|we willen|willen we|ons doel is|nous voulons|notre objectif est)(?!\p{L})/iu;
/** Whether a text contains such a wish. */
export const isOwnWish = (text: string) =>
  splitPlainSentences(text).some((each) => OWN_WISH.test(dropSpeaker(each).replace(DUE_FIRST, "")));
const DUE_FIRST = new RegExp(`^(?:${BY.source}),? `, "iu");

/** A sentence whose subject is our goal, with a figure. A target may be a group of buyers. */
const NAMED_GOAL =
  /^(?:our (?:goal|objective|aim) is|unser ziel (?:ist|sind)|ons doel is|notre (?:objectif|but) est|(?:私たち|当社|我々)の目標は)(?!\p{L})(?!,? (?:not|no longer|nicht|niet|pas)(?!\p{L}))(?!.* (?:at|um|om|à) \d{1,2}[.!]?$)(?!.*(?<!\p{L})v(?:ersion|ersie)? ?\d)/iu;
/** Whether a sentence without its date begins with `Our goal is`, and has a figure. */
export const namesGoal = (sentence: string): boolean =>
  NAMED_GOAL.test(sentence) && /\d/.test(hideClocks(hideDates(sentence)));

/** A limit that begins a sentence or is wished, with only the figure of today in brackets: `at most 12 calls a day (today 41)`. */
const LIMIT_AND_TODAY = new RegExp(
  `^(?:[^.()（）]{0,60}(?<!\\p{L})(?:${WISH})(?!\\p{L})[^.()（）]{0,30} )?(?:${LIMIT}) ?${NUMBER}[^.()（）]{0,60}[(（](?:${NOW}):? ?${NUMBER}[)）]|^[^。()（）]{0,60}\\d[^。()（）]{0,60}(?:以下|以上|未満)[(（](?:${NOW})[^()（）]{0,8}\\d`,
  "iu",
);
/** The least rating of a wish that follows a phrase with figures: `In 3 months we want 600 members`. */
const MIN_LED = 0.25;

/** `6.4% in October, was 2.1%`; in parentheses, the past figure is the baseline of a target. */
export const WAS = new RegExp(`(?<![(\\p{L}])(?:was|were|war|waren|était|étaient) ${NUMBER}`, "iu");
const MIN_GOAL_RATING = 0.6;
/** The same without a figure: `Break-even in the Nordics by autumn`. */
const LIKELY_WITHOUT_FIGURE = 0.8;

/** A condition after the main clause: the figure in `Bern follows if fewer than 9 fail` is not wanted for itself. */
const CONDITION =
  /,?\s(?:(?:but )?only )?(?:if|unless|provided|wenn|falls|sofern|indien|mits|tenzij|si|à condition)\s.*$/isu;
/** Words of a main clause that makes its condition the target: `We succeed if 80% arrive on time`. */
const SUCCEEDS =
  matchWords(`succe\\p{L}+|reach\\p{L}*|(?:is|are) met|achieved?|won|works?|continues?|pays off|goes? (?:on|live)|erfolg\\p{L}*|erreicht|gelungen|gelingt|geglückt|lohnt|zufrieden|happy|satisfied
  geslaagd|bereikt|gehaald|tevreden|gaat door|continue|réussi\\p{L}*|atteint\\p{L}*|satisfaits?`);

/** What is no target without a wish: `3 days ago`, the rating `4.5 out of 5`, `Tags: portal, Q1`. */
const NO_TARGET = new RegExp(
  `(?<!\\p{L})(?:${AGO})|^(?:\\p{L}+ ){0,2}\\d(?:[.,]\\d)? ?(?:/|out of|von|van(?: de)?|sur) ?(?:5|10)(?: (?:stars?|sternen?|sterren|étoiles?))?(?= by |[.!]?$)|^(?:tags?|labels?|keywords?|schlagwörter|stichwörter|trefwoorden|mots-clés|étiquettes|タグ|キーワード) ?[:：]`,
  "iu",
);

/** Whether a sentence states a target: a change by a date or a wish, or what reads like other goals. */
export function isTarget(sentence: string): boolean {
  if (SHARE_WANTS.test(sentence) || isServiceLevel(sentence)) return false;
  const main = sentence.replace(CONDITION, "");
  const isOfPlan =
    !WISHES.test(main) && !SUCCEEDS.test(main) && /\d/.test(sentence.slice(main.length));
  if (main !== "" && main !== sentence && isOfPlan) return isTarget(main);
  const undated = hideDates(sentence).replace(BY, "");
  if (deniesShouldBe(undated)) return false;
  if (BY.test(sentence) && readShouldBe(undated)) return true;
  const isChanging = isChange(sentence);
  const isDue = isChanging || /^(?!in |for )/i.test(BY.exec(sentence)?.[0] ?? "in ");
  if (isReport(sentence) || (WAS.test(sentence) && !isDue && !WISHES.test(sentence))) return false;
  if (isPastAndToday(sentence)) return false;
  if (isDueAndToday(sentence)) return true;
  if (!isDue && (statesToday(sentence) || statesPast(sentence) || reportsChange(sentence)))
    return false;
  if (!isDue && !WISHES.test(sentence) && NO_TARGET.test(sentence)) return false;
  if (isChanging && (BY.test(sentence) || WISHES.test(sentence))) return true;
  if (!/\d/.test(hideClocks(sentence).replace(BY, "")))
    return rateLabels(sentence).goal > LIKELY_WITHOUT_FIGURE;
  if (LIMIT_AND_TODAY.test(stripListMark(sentence))) return true;
  if (
    !/\d/.test(undated) &&
    !BY_FACTOR.test(sentence) &&
    SCHEDULE_ENTRY.test(stripListMark(sentence))
  )
    return false;
  const wish = sentence.replace(DUE_FIRST, "");
  const { goal } = rateLabels(sentence);
  if (namesGoal(wish) || (goal > MIN_LED && isLed(sentence))) return true;
  return (isDue && /\d/.test(undated) && OWN_WISH.test(wish)) || goal > MIN_GOAL_RATING;
}

/** Whether the company's own wish, with a figure, follows a phrase. */
function isLed(sentence: string): boolean {
  const shown = hideDates(sentence);
  const lead = readLead(shown);
  const wish = shown.slice(lead.length);
  return lead !== "" && OWN_WISH.test(wish) && /\d/.test(wish);
}

const isReport = (sentence: string) => REPORTS.test(sentence) && !WISHES.test(sentence);
/** Whether its only figure is that of today, and it wants nothing: `Ausfallquote aktuell 12 %`. */
const statesToday = (sentence: string) =>
  !WISHES.test(sentence) &&
  !BY_FACTOR.test(sentence) &&
  TODAY.test(sentence) &&
  !/\d/.test(hideDates(sentence).replace(TODAY, ""));

/** Whether its only figure is that of a time that is over: `1,420 last year`. */
export function statesPast(sentence: string): boolean {
  const shown = hideDates(sentence);
  const rest = dropPast(shown);
  return rest !== shown && !/\d/.test(rest) && !WISHES.test(rest) && !BY_FACTOR.test(rest);
}

/** Whether it reports a figure next to that of a time that is over: `1,380 visits, fewer than the 1,420 last year`. */
const reportsChange = (sentence: string) =>
  comparesPast(hideDates(sentence)) && !WISHES.test(dropPast(hideDates(sentence)));

export const isChange = (text: string) => findChange(hideDates(readSpelled(text).text)) !== null;
export const isWish = (text: string) => WISHES.test(text);
