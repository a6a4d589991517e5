import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import { instructionText, REFERENCE_RULE } from "@/lib/ai/advisors/shared/instructions";
import type { Evidence } from "@/lib/ai/evidence";
import type { Inquiry } from "@/lib/ai/inquiry";
import { PrioritizationAnswer } from "./answer";
import { candidatesOf } from "./candidates";
import { checkPriorities, scoreOf } from "./check";
import type { PrioritizationFindings } from "./findings";
import { linker } from "./links";
import { rate } from "./rate";

export { PrioritizationFindings } from "./findings";

/** Puts the ideas and open problems of an initiative into an order that can be argued with. */
export const prioritization: Inquiry<unknown, PrioritizationAnswer, PrioritizationFindings> = {
  name: "prioritization",
  answer: PrioritizationAnswer,
  instructions: () =>
    instructionText(
      "You help a product manager decide what to do next in one initiative. Rate each candidate that stands in the material on reach, impact, confidence and effort, from 1 to 5.",
      [
        "Candidates are feature ideas; where there are fewer than four, also risks to counter and feedback to answer. Leave out what is done already. Invent none.",
        "Impact follows the priority of the goal it serves. Confidence follows what was measured or said, not how well it is told. Constraints raise effort, risks lower confidence.",
        "Use the whole scale: candidates that differ get different numbers.",
        "The score is computed from your numbers; give none.",
        REFERENCE_RULE,
      ],
    ),
  rules: ({ evidence }) => prioritizeByRules(evidence),
  check: checkPriorities,
};

function prioritizeByRules(evidence: readonly Evidence[]): PrioritizationAnswer {
  const { chosen, done, named } = candidatesOf(evidence);
  const newest = Math.max(0, ...evidence.map(({ createdAt }) => createdAt.getTime()));
  const linked = linker(evidence.filter(({ type }) => type !== "initiative"));
  const items = chosen.map((candidate) => rate(candidate, linked, newest));
  const left =
    done.length > 0 &&
    `Left out, as the text says so: ${joinWords(done.map(({ title }) => `"${title}"`))} ${done.length === 1 ? "is" : "are"} done.`;
  const [first] = items.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  const summary =
    first === undefined
      ? "Nothing to put in order. Add feature ideas as context items, or risks and feedback to act on."
      : `First by score: "${first.title}" (${scoreOf(first)}), of ${counted(items.length, "candidate")}: ${named}. Each number counts goals, feedback, constraints and risks on record that speak of the same thing; effort is no estimate by those who would build it.`;
  return { summary: [summary, left].filter(Boolean).join(" "), items, sequence: [] };
}
