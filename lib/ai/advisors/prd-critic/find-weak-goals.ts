import { EXCLUDED, GOALS } from "@/lib/ai/advisors/shared/claims";
import { adviseMeasure } from "./find-left-out";
import { type Detector, remarkOn } from "./reading";

const AMOUNT =
  /\d|\b(?:zero|none|no|all|half|third|quarter|twice|double|one|two|three|four|five|six|seven|eight|nine|ten|every)\b/i;
/** An objective is a headline; the key results under it have the numbers. */
const HEADLINE = /^\W{0,4}objective\b/i;

/** Finds goals without a number: items of a list, or the first sentence of a section that has no number at all. */
export const findWeakGoals: Detector = ({ sentences, evidence }) => {
  const stated = sentences.filter(
    ({ section, text }) =>
      GOALS.test(section) && !EXCLUDED.test(`${section}\n${text}`) && !HEADLINE.test(text),
  );
  const bare = stated.find(({ kind }) => kind === "prose");
  const isBare = !sentences.some(
    ({ section, text }) => section === bare?.section && AMOUNT.test(text),
  );
  const items = stated.filter(
    ({ kind, isFirst, text, rest }) =>
      kind === "item" && isFirst && !AMOUNT.test(`${text} ${rest}`),
  );
  const write = adviseMeasure(evidence);
  return [...(bare && isBare ? [bare] : []), ...items].map((goal) =>
    remarkOn(goal, "high", "No number says when this goal is reached.", write),
  );
};
