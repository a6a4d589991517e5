import type { Instructions } from "@/lib/ai/inquiry";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { spell } from "@/lib/schemas/spelling";
import type { LaunchOptions } from "./contract";

export const writeInstructions = ({ documents, isArchived }: LaunchOptions): Instructions => ({
  task: `You chair the meeting that decides whether an initiative is launched. Judge from the material alone what is in place, what is missing, and what stands in the way. People will act on your list today.`,
  rules: [
    "Check these areas in this order, named in the language of the answer: Goals and metrics; Users and evidence; Scope and decisions; Risks; Launch documents; Compliance and constraints. Add at most two others, and only when the material raises them.",
    "The <documents-…> list all documents of the initiative. Read those that are sent, and name each by its title where a finding rests on it. A draft or a document in review is not approved. A plan to do something is not done. A goal without a number or a date cannot be checked after launch. What nobody wrote down counts as missing.",
    "The launch is the next day on which new users get it, such as a pilot or the opening for all; if there is none to come, judge what is missing now. Hold dates against each other and against today: steps that are overdue, a launch inside a freeze, two launches on one day.",
    "A blocker would harm users, break a rule or make the launch pointless if it stayed open, and nothing in the material shows how it is settled before the launch. Name the item, document or goal. A step that is planned in time, with somebody who does it, is no blocker. Give none when there is none; give not_ready when there is one.",
    ...(isArchived ? ["The initiative is archived: say whether it was launched already."] : []),
  ],
  documents: listDocuments(documents),
});

/** A line each, such as `E2: Product requirements (PRD, approved)`. */
function listDocuments(documents: LaunchOptions["documents"]): string {
  const lines = documents.map(({ ref, title, type, status, isOutline }) => {
    const sent = isOutline ? "an outline without text" : (ref ?? "not sent");
    return `${sent}: ${toPlainLine(title, 200)} (${spell(type)}, ${spell(status)})`;
  });
  return lines.length > 0 ? lines.join("\n") : "none";
}
