import { joinWords } from "@/lib/ai/advisors/shared/content-words";
import { groupBy } from "@/lib/ai/advisors/shared/group";
import { namesPerson } from "@/lib/ai/advisors/shared/named-times";
import { type Detector, quoteOf, type Remark, shortened } from "./reading";

/** Headings under which a box is a step for somebody, and not a criterion or a test. */
const STEPS =
  /\b(?:plan|work|steps?|to.?do|next|actions?|timeline|before|on the day|checklist|rollout|milestones?|readiness|what we do)\b/i;
const MAX_NAMED = 4;

/** Steps of a plan, not ticked yet, that name nobody: one remark for each section. */
export const findOpenTasks: Detector = ({ sentences }) => {
  const tasks = sentences.filter(
    ({ kind, isFirst, section }) => kind === "task" && isFirst && STEPS.test(section),
  );
  const bySection = groupBy(tasks, ({ section }) => section);
  return [...bySection].flatMap(([section, listed]): Remark | [] => {
    const unowned = listed.filter(({ text, rest }) => !namesPerson(`${text} ${rest}`));
    const [first] = unowned;
    if (!first) return [];
    const names = unowned.slice(0, MAX_NAMED).map(({ text }) => `“${shortened(text)}”`);
    return {
      ...quoteOf(first),
      severity: "medium",
      issue:
        unowned.length === 1
          ? `This step of “${section}” is the one still to do that names nobody.`
          : `${unowned.length} of the ${listed.length} steps still to do in “${section}” name nobody, this one first.`,
      suggestion: `Write one name behind ${names.length === 1 ? "it" : joinWords(names)}.`,
    };
  });
};
