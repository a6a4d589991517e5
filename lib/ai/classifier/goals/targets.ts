import { rateLabels } from "@/lib/ai/classifier/labels/label-model";
import { dropSpeaker, stripListMark } from "@/lib/ai/classifier/lines/marks";
import { AGO } from "@/lib/ai/classifier/lines/time-lines";
import type { Statement } from "@/lib/ai/classifier/statements/read-statements";
import { makeTitle } from "@/lib/ai/classifier/titles/make-title";
import type { GoalProposal } from "@/lib/schemas/classify";
import { MONTH } from "@/lib/text/dates";
import { capitalize } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { matchWords } from "@/lib/text/words";
import { addRate, readInstead, takeUnit } from "./figure-units";
import { detectGoalType } from "./goal-type";
import { namesGoal } from "./named-goals";
import { isServiceLevel } from "./service-levels";
import { deniesShouldBe, readShouldBe } from "./should-be";
import { readSpelled, restoreWords } from "./spelled-figures";
import type { Target } from "./split-target";
import {
  BY,
  findDue,
  hideClocks,
  hideDates,
  isDueAndToday,
  isPastAndToday,
  REPORTS,
  readDue,
  SCHEDULE_ENTRY,
} from "./target-dates";
import {
  areOfOneKind,
  BY_FACTOR,
  comparesPast,
  dropPast,
  FIGURE_ALONE,
  findBareChange,
  findChange,
  findFigure,
  findPast,
  findWas,
  hideWantedNow,
  LIMIT,
  NOW,
  NOW_ALONE,
  NUMBER,
  PAST,
  readLead,
  SHARE_WANTS,
  STANDS_AT,
  TODAY,
  WISH,
  WISHES,
} from "./target-figures";

/** A wish of the company itself, at the beginning of a sentence or after its date. */
const OWN_WISH =
  /^(?:we (?:want|aim for|are aiming for)|our (?:goal|target|objective|aim) is|wir wollen|wollen wir|unser ziel (?:ist|sind)|we willen|willen we|ons doel is|nous voulons|notre objectif est)(?!\p{L})/iu;
/** Whether a text contains such a wish. */
export const isOwnWish = (text: string) =>
  splitPlainSentences(text).some((each) => OWN_WISH.test(dropSpeaker(each).replace(DUE_FIRST, "")));
const DUE_FIRST = new RegExp(`^(?:${BY.source}),? `, "iu");

const PAST_DATE = `(?:in|im|en) (?:${MONTH}|(?<year>20\\d\\d))|(?:im |in )?(?:${PAST})`;
/** `(was 9 %)`, `(41 % in October)`. */
const BASELINE_IN_PARENTHESES = new RegExp(
  `\\((?:was|were|war|waren|était|étaient) (?!20\\d\\d)(?<was>${NUMBER})|\\((?<past>${NUMBER}) (?:${PAST_DATE})\\)`,
  "iu",
);
/** `8 reminders a month instead of 37`, at the end of its clause. */
const INSTEAD = new RegExp(
  `\\d[^\\d.,;\\n]{1,40}(?<!\\p{L})(?:instead of|statt|in plaats van|au lieu de) (${FIGURE_ALONE} ?[%€]?)(?=[.,;)]|$)`,
  "iu",
);
/** A limit that begins a sentence or is wished, with only the figure of today in brackets: `at most 12 calls a day (today 41)`. */
const LIMIT_AND_TODAY = new RegExp(
  `^(?:[^.()（）]{0,60}(?<!\\p{L})(?:${WISH})(?!\\p{L})[^.()（）]{0,30} )?(?:${LIMIT}) ?${NUMBER}[^.()（）]{0,60}[(（](?:${NOW}):? ?${NUMBER}[)）]|^[^。()（）]{0,60}\\d[^。()（）]{0,60}(?:以下|以上|未満)[(（](?:${NOW})[^()（）]{0,8}\\d`,
  "iu",
);
/** The least rating of a wish that follows a phrase with figures: `In 3 months we want 600 members`. */
const MIN_LED = 0.25;

/** `6.4% in October, was 2.1%`; in parentheses, the past figure is the baseline of a target. */
const WAS = new RegExp(`(?<![(\\p{L}])(?:was|were|war|waren|était|étaient) ${NUMBER}`, "iu");
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

/** Whether a sentence names a present or past figure, which is the baseline of a target near it. */
export const namesBaseline = (sentence: string) =>
  TODAY.test(sentence) || BASELINE_IN_PARENTHESES.test(sentence) || WAS.test(sentence);

/** A wish before a change, which says nothing that the goal does not say. */
const WE_WANT = /^we want (?:to )?(?=.{1,60} from \d)/i;

/** Makes the goal; `said` is the statement around, for its title. */
export function readTarget(said: Statement, target: Target): GoalProposal {
  const { text, words } = readSpelled(target.text);
  if (words.size === 0) return readFigures(said, target);
  const goal = readFigures(said, { ...target, text, around: readSpelled(target.around).text });
  const restore = (figure: string | null) => figure && restoreWords(figure, words);
  const { title, key_result, baseline } = goal;
  return {
    ...goal,
    title: restoreWords(title, words),
    key_result: restore(key_result),
    baseline: restore(baseline),
  };
}

function readFigures(
  said: Statement,
  { text, around, content, dated, subject }: Target,
): GoalProposal {
  const shown = hideDates(text);
  const change = findChange(shown);
  const { from, falling, jaFrom, now, between, to, jaTo, again, wanted } = change?.groups ?? {};
  const undue = hideWantedNow(shown.replace(BY, ""));
  const bare = change ? undefined : findBareChange(undue);
  const { after, before } = TODAY.exec(hideWantedNow(hideDates(around)))?.groups ?? {};
  const named = after ?? before;
  const { was, past, year } = BASELINE_IN_PARENTHESES.exec(around)?.groups ?? {};
  const due = BY.exec(text)?.[0];
  const [dueYear] = /20\d\d/.exec(findDue(text) ?? "") ?? [];
  const isBefore = !year || !dueYear || year < dueYear;
  const other = findFigure(dropPast(undue.replace(TODAY, "")));
  const figure = other ?? (TODAY.test(undue) ? undefined : findFigure(undue));
  const should = change ? null : readShouldBe(undue);
  const { fewer, former } = change ? {} : readInstead(undue);
  const found =
    to ??
    jaTo ??
    (now && wanted && takeUnit(wanted, now)) ??
    (former && fewer && takeUnit(fewer, former)) ??
    should?.wanted ??
    bare?.to ??
    (deniesShouldBe(undue) ? undefined : figure);
  const target = found && addRate(found.trim(), text, former);
  const [lead = ""] = due ? (/^\s?: /.exec(text.slice(due.length)) ?? []) : [];
  const isFirst = due !== undefined && lead !== "" && text.startsWith(due);
  const isTopic = again !== undefined || !/\p{L}/u.test((between ?? "").replace(NOW_ALONE, ""));
  const measured = should && !TODAY.test(undue) ? text.slice(0, text.indexOf(should.now)) : "";
  const topic = now
    ? isTopic && text.slice(0, change?.index).replace(STANDS_AT, "")
    : measured.replace(STANDS_AT, "");
  const undated = isFirst ? capitalize(text.slice(due.length + lead.length)) : text;
  const titled = subject ?? (topic || capitalize(undated.replace(WE_WANT, "")));
  const title = makeTitle({ ...said, note: undefined, text: titled });
  return {
    goal_type: detectGoalType(text, target),
    title:
      !target || title.toLowerCase().includes((wanted ?? fewer ?? target).trim().toLowerCase())
        ? title
        : `${title}${subject ? " →" : ":"} ${target}`,
    description: isFirst ? content.replace(`${due}${lead}`, "") : content,
    key_result: target ?? null,
    baseline:
      (
        from ??
        falling ??
        jaFrom ??
        now ??
        should?.now ??
        bare?.from ??
        (named && (!target || areOfOneKind(named, target)) ? named : null) ??
        was ??
        former ??
        INSTEAD.exec(text)?.[1] ??
        (isBefore ? past : null) ??
        (target && figure === target ? (findPast(undue, target) ?? findWas(undue, target)) : null)
      )?.trim() ?? null,
    timeframe: readDue(dated),
  };
}
