import { EXCLUDED, GOALS } from "@/lib/ai/advisors/shared/claims";
import type { Evidence } from "@/lib/ai/evidence";
import { namesTime } from "@/lib/text/dates";
import type { Sentence } from "@/lib/text/sentences";
import { listMeasuredGoals } from "./find-left-out";
import { type Detector, remarkOn } from "./reading";

const MAX_GOALS = 3;

const AMOUNT =
  /\d|\b(?:zero|none|no|all|half|third|quarter|twice|double|one|two|three|four|five|six|seven|eight|nine|ten|every)\b/i;
/** Times that `namesTime` does not read, such as `31.03.2027`, `by Christmas` and `next year`. */
const OTHER_TIME =
  /\b\d{1,2}[./-]\d{1,2}\b|\b(?:\d+|next|this|each|every|per|a) (?:day|week|month|quarter|year|season|summer|winter)|\b(?:by|until|before|end of) \p{L}/iu;
/** An objective is a headline; the key results under it have the numbers. */
const HEADLINE = /^\W{0,4}objective\b/i;

const isDated = (text: string) => namesTime(text) || OTHER_TIME.test(text);

export const findWeakGoals: Detector = ({ sentences, headings, material }) => {
  const remarkNoNumber = (goal: Sentence) =>
    remarkOn(goal, "high", NO_NUMBER, adviseNumber(material.evidence));
  const goals = sentences.filter(isGoal);
  const isTimed =
    headings.some(({ title }) => isDated(title)) ||
    goals.some(({ section }) =>
      sentences.some((each) => each.section === section && isDated(each.text)),
    );
  const [first] = goals;
  const bare = sentences.find(
    ({ kind, section }) => kind === "prose" && GOALS.test(section) && !EXCLUDED.test(section),
  );
  const isBare = !sentences.some(
    ({ section, text }) => section === bare?.section && AMOUNT.test(text),
  );
  return [
    ...(bare && isBare ? [remarkNoNumber(bare)] : []),
    ...goals.filter(({ text, rest }) => !AMOUNT.test(`${text} ${rest}`)).map(remarkNoNumber),
    ...(first && !isTimed ? [remarkNoDate(first)] : []),
  ];
};

const isGoal = ({ kind, isFirst, section, text }: Sentence) =>
  kind === "item" &&
  isFirst &&
  GOALS.test(section) &&
  !EXCLUDED.test(section) &&
  !EXCLUDED.test(text) &&
  !HEADLINE.test(text);

const NO_NUMBER = "No number says when this goal is reached.";

/** Names the goals on record, since the number may be one of theirs. */
function adviseNumber(evidence: readonly Evidence[]): string {
  const known = listMeasuredGoals(evidence).slice(0, MAX_GOALS);
  if (known.length === 0)
    return "Name the measure, its value today, the value to reach, and the day on which it is read.";
  const facts = known.map(({ title, goal: { keyResult, timeframe } }) =>
    [`“${title}”: ${keyResult}`, timeframe].filter(Boolean).join(", "),
  );
  return `Name the measure, its value today, the value to reach and the day. On record: ${facts.join("; ")}.`;
}

const remarkNoDate = (goal: Sentence) =>
  remarkOn(
    goal,
    "medium",
    `No date stands under “${goal.section}”.`,
    "Add the day on which each number is read, and who reads it.",
  );
