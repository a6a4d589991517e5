import { EXCLUDED, GOALS } from "@/lib/ai/advisors/shared/claims";
import type { Evidence } from "@/lib/ai/evidence";
import { listMeasuredGoals } from "./find-left-out";
import { type Detector, remarkOn } from "./reading";

const MAX_GOALS = 3;

const AMOUNT =
  /\d|\b(?:zero|none|no|all|half|third|quarter|twice|double|one|two|three|four|five|six|seven|eight|nine|ten|every)\b/i;
/** An objective is a headline; the key results under it have the numbers. */
const HEADLINE = /^\W{0,4}objective\b/i;

/** Finds goals without a number: items of a list, or the first sentence of a section that has no number at all. */
export const findWeakGoals: Detector = ({ sentences, material }) => {
  const stated = sentences.filter(
    ({ section, text }) =>
      GOALS.test(section) &&
      !EXCLUDED.test(section) &&
      !EXCLUDED.test(text) &&
      !HEADLINE.test(text),
  );
  const bare = stated.find(({ kind }) => kind === "prose");
  const isBare = !sentences.some(
    ({ section, text }) => section === bare?.section && AMOUNT.test(text),
  );
  const items = stated.filter(
    ({ kind, isFirst, text, rest }) =>
      kind === "item" && isFirst && !AMOUNT.test(`${text} ${rest}`),
  );
  const write = adviseNumber(material.evidence);
  return [...(bare && isBare ? [bare] : []), ...items].map((goal) =>
    remarkOn(goal, "high", "No number says when this goal is reached.", write),
  );
};

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
