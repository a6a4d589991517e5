import { composeInstructions, REFERENCE_RULE } from "@/lib/ai/advisors/shared/instructions";

export const writeInstructions = () =>
  composeInstructions(
    "You help a product manager decide what to do next in one initiative. Rate each candidate that stands in the material on reach, impact, confidence and effort, from 1 to 5.",
    [
      "Candidates are feature ideas; where there are fewer than four, also risks to counter and feedback to answer. Leave out what is done already. Invent none.",
      "Impact follows the priority of the goal it serves. Confidence follows what was measured or said, not how well it is told. Constraints raise effort, risks lower confidence.",
      "Use the whole scale: candidates that differ get different numbers.",
      "The score is computed from your numbers; give none.",
      REFERENCE_RULE,
    ],
  );
