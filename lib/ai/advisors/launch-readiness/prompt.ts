import type { LaunchOptions } from "./contract";

export const writeInstructions = (options: LaunchOptions) => ({
  task: `You chair the meeting that decides whether an initiative is launched. Judge from the material alone what is in place, what is missing, and what stands in the way. People will act on your list today.`,
  rules: [
    "Check these areas in this order: Goals and metrics; Users and evidence; Scope and decisions; Risks; Launch documents; Compliance and constraints. Add another only when the material raises it.",
    "Read every document of the initiative, and name it by its title where a finding rests on it. A draft or a document in review is not approved. A plan to do something is not done. A goal without a number or a date cannot be checked after launch. What nobody wrote down counts as missing.",
    "Hold dates against each other and against today: steps that are overdue, a launch inside a freeze, two launches on one day.",
    "A blocker is what would harm users, break a rule or make the launch pointless if it stayed open. Name the item, document or goal. Give none when there is none; give not_ready when there is one.",
    ...listFacts(options),
  ],
});

/** Lists certain facts. Documents are named by ref, because people's texts must not be among the instructions. */
function listFacts({ today, documents, coverage, isArchived }: LaunchOptions): string[] {
  const missing = coverage.filter(({ present }) => !present).map(({ label }) => label);
  const states = documents.map(({ ref, type, status, isOutline }) => {
    const sent = isOutline ? "an outline without text" : (ref ?? "not sent");
    return `${sent}: ${type} ${status}`.replaceAll("_", " ");
  });
  return [
    `Today is ${today}.`,
    `The initiative's documents: ${states.length > 0 ? states.join("; ") : "none"}.`,
    `Missing from what a launch plan needs: ${missing.length > 0 ? missing.join("; ") : "nothing"}.`,
    ...(isArchived ? ["The initiative is archived: say whether it was launched already."] : []),
  ];
}
