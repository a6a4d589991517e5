import type { Statement } from "@/lib/ai/classifier/statements/read-statements";
import { makeTitle } from "@/lib/ai/classifier/titles/make-title";
import type { GoalProposal } from "@/lib/schemas/classify";
import { MONTH } from "@/lib/text/dates";
import { capitalize } from "@/lib/text/phrases";
import { detectGoalType } from "./goal-type";
import { readSpelled, restoreWords } from "./spelled-figures";
import type { Target } from "./split-target";
import { BY, findDue, hideDates, readDue } from "./target-dates";
import {
  areOfOneKind,
  dropPast,
  FIGURE_ALONE,
  findBareChange,
  findChange,
  findFigure,
  findPast,
  findWas,
  hideWantedNow,
  NOW_ALONE,
  NUMBER,
  PAST,
  STANDS_AT,
  TODAY,
} from "./target-figures";
import { WAS } from "./targets";
import { addRate, deniesShouldBe, readInstead, readShouldBe, takeUnit } from "./wanted-figures";

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

/** Whether a sentence names a present or past figure, which is the baseline of a target near it. */
export const namesBaseline = (sentence: string) =>
  TODAY.test(sentence) || BASELINE_IN_PARENTHESES.test(sentence) || WAS.test(sentence);

/** A wish before a change, which says nothing that the goal does not say. */
const WE_WANT = /^we want (?:to )?(?=.{1,60} from \d)/i;

/** Makes the goal, with spelled figures as they were written; `said` is the statement around, for its title. */
export function readTarget(said: Statement, target: Target): GoalProposal {
  const { text, words } = readSpelled(target.text);
  if (words.size === 0) return makeGoal(said, target);
  const goal = makeGoal(said, { ...target, text, around: readSpelled(target.around).text });
  const restore = (figure: string | null) => figure && restoreWords(figure, words);
  const { title, key_result, baseline } = goal;
  return {
    ...goal,
    title: restoreWords(title, words),
    key_result: restore(key_result),
    baseline: restore(baseline),
  };
}

function makeGoal(said: Statement, target: Target): GoalProposal {
  const { text, content, dated, subject } = target;
  const figures = findFigures(text);
  const { change, instead } = figures;
  const found = findWanted(figures);
  const wanted = found && addRate(found.trim(), text, instead.former);
  const first = readDueFirst(text);
  const measured = findTopic(text, figures);
  const titled = subject ?? (measured || capitalize(text.slice(first.length).replace(WE_WANT, "")));
  const title = makeTitle({ ...said, note: undefined, text: titled });
  const inTitle = (change?.groups?.wanted ?? instead.fewer ?? wanted ?? "").trim().toLowerCase();
  return {
    goal_type: detectGoalType(text, wanted),
    title:
      !wanted || title.toLowerCase().includes(inTitle)
        ? title
        : `${title}${subject ? " →" : ":"} ${wanted}`,
    description: content.replace(first, ""),
    key_result: wanted ?? null,
    baseline: findBaseline(target, figures, wanted),
    timeframe: readDue(dated),
  };
}

/** What each form finds in a text; `undue` is the text with its days hidden and without its date. */
type Figures = ReturnType<typeof findFigures>;

function findFigures(text: string) {
  const shown = hideDates(text);
  const change = findChange(shown);
  const undue = hideWantedNow(shown.replace(BY, ""));
  const figureOfNoOtherTime = findFigure(dropPast(undue.replace(TODAY, "")));
  return {
    undue,
    change,
    bare: change ? undefined : findBareChange(undue),
    should: change ? null : readShouldBe(undue),
    instead: change ? {} : readInstead(undue),
    /** The first figure, rather one that is neither of today nor of a time that is over. */
    figure: figureOfNoOtherTime ?? (TODAY.test(undue) ? undefined : findFigure(undue)),
  };
}

/** Finds the figure that is wanted. The order of the forms is the rule: the first that is there decides. */
function findWanted({ undue, change, bare, should, instead, figure }: Figures): string | undefined {
  const { to, jaTo, now, wanted } = change?.groups ?? {};
  const { fewer, former } = instead;
  return (
    to ??
    jaTo ??
    (now && wanted && takeUnit(wanted, now)) ??
    (former && fewer && takeUnit(fewer, former)) ??
    should?.wanted ??
    bare?.to ??
    (deniesShouldBe(undue) ? undefined : figure)
  );
}

/** Finds the figure of today or of the past, which `wanted` should change. Here too, the first form that is there decides. */
function findBaseline(
  { text, around }: Target,
  { undue, change, bare, should, instead, figure }: Figures,
  wanted: string | undefined,
): string | null {
  const { from, falling, jaFrom, now } = change?.groups ?? {};
  const { after, before } = TODAY.exec(hideWantedNow(hideDates(around)))?.groups ?? {};
  const today = after ?? before;
  const { was, past, year } = BASELINE_IN_PARENTHESES.exec(around)?.groups ?? {};
  const [dueYear] = /20\d\d/.exec(findDue(text) ?? "") ?? [];
  const isBefore = !year || !dueYear || year < dueYear;
  const baseline =
    from ??
    falling ??
    jaFrom ??
    now ??
    should?.now ??
    bare?.from ??
    (today && (!wanted || areOfOneKind(today, wanted)) ? today : null) ??
    was ??
    instead.former ??
    INSTEAD.exec(text)?.[1] ??
    (isBefore ? past : null) ??
    (wanted && figure === wanted ? (findPast(undue, wanted) ?? findWas(undue, wanted)) : null);
  return baseline?.trim() ?? null;
}

/** Finds what is measured, before the figure of today; empty if only the whole text says it. */
function findTopic(text: string, { undue, change, should }: Figures): string {
  const { now, between = "", again } = change?.groups ?? {};
  if (now) {
    const isTopic = again !== undefined || !/\p{L}/u.test(between.replace(NOW_ALONE, ""));
    return isTopic ? text.slice(0, change?.index).replace(STANDS_AT, "") : "";
  }
  const isMeasured = should && !TODAY.test(undue);
  return isMeasured ? text.slice(0, text.indexOf(should.now)).replace(STANDS_AT, "") : "";
}

/** Reads a date with a colon, such as `By May: `, at the beginning; empty if there is none. */
function readDueFirst(text: string): string {
  const due = BY.exec(text)?.[0] ?? "";
  const [colon = ""] = /^\s?: /.exec(text.slice(due.length)) ?? [];
  return due !== "" && colon !== "" && text.startsWith(due) ? due + colon : "";
}
