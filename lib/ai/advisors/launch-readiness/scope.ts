import { counted, joinWords } from "@/lib/ai/advisors/shared/content-words";
import { cutText } from "@/lib/ai/advisors/shared/fields";
import { sentencesOf } from "@/lib/ai/advisors/shared/sentences";
import type { Evidence } from "@/lib/ai/evidence";
import type { DocumentType } from "@/lib/schemas/enums";
import { type Area, labelled, own, quoted } from "./check";
import { documentPieces, statusWords } from "./documents";

/** What says what is built. */
const SCOPE_TYPES: readonly DocumentType[] = [
  "prd",
  "epic",
  "user_story",
  "ai_implementation_spec",
];

/** Steps that an action names. */
const MAX_NAMED = 3;
/** Characters of a step that an action names. */
const STEP_LENGTH = 80;

/** Whether it is settled what goes out. */
export const scopeAndDecisions: Area = {
  name: "Scope and decisions",
  weight: 15,
  look(material) {
    const scope = material.options.documents.filter(
      ({ type, status }) => SCOPE_TYPES.includes(type) && status !== "archived",
    );
    const decisions = labelled(own(material), "decision");
    const approved = scope.filter(({ status }) => status === "approved");
    const open = scope.filter(({ status }) => status !== "approved");
    const pieces = [...documentPieces(material, scope), ...decisions].slice(0, 6);
    if (scope.length === 0) {
      return {
        status: "fail",
        finding: "No requirements, epic, story or specification says what goes out.",
        pieces,
        action: "Write the requirements, or record where they are kept.",
        blocker: "No document says what is launched.",
      };
    }
    if (approved.length === 0) {
      return {
        status: "warn",
        finding: `${joinWords(open.slice(0, 3).map(statusWords))}; nothing that fixes the scope is approved.`,
        pieces,
        action: `Get ${joinWords(quoted(open.slice(0, 1)))} approved, or say which part of it is launched.`,
      };
    }
    if (decisions.length === 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoted(approved.slice(0, 2)))} ${approved.length === 1 ? "is" : "are"} approved; no decision of the initiative is recorded.`,
        pieces,
        action: "Record what was decided on price, phases and what stays out, with date and name.",
      };
    }
    if (open.length > 0) {
      return {
        status: "warn",
        finding: `${joinWords(quoted(approved.slice(0, 2)))} ${approved.length === 1 ? "is" : "are"} approved; ${joinWords(open.slice(0, 3).map(statusWords))}.`,
        pieces,
        action: `Set ${joinWords(quoted(open.slice(0, 2)))} to approved, or delete what is not part of this launch.`,
      };
    }
    const steps = openSteps(pieces);
    if (steps.length > 0) {
      return {
        status: "warn",
        finding: `The scope is approved; ${counted(steps.length, "box is", "boxes are")} not ticked in ${joinWords([...new Set(steps.map(({ title }) => `“${title}”`))])}.`,
        pieces,
        action: `Finish or tick off ${named(steps)}.`,
      };
    }
    return {
      status: "pass",
      finding: `${joinWords(quoted(approved.slice(0, 3)))} ${approved.length === 1 ? "is" : "are"} approved, and ${joinWords(quoted(decisions.slice(0, 2)))} ${decisions.length === 1 ? "is" : "are"} decided.`,
      pieces,
    };
  },
};

/** The boxes of documents that are not ticked. */
const openSteps = (pieces: readonly Evidence[]) =>
  pieces
    .filter(({ type }) => type === "document")
    .flatMap(({ title, text }) =>
      sentencesOf(text)
        .filter(({ kind, isFirst }) => kind === "task" && isFirst)
        .map((sentence) => ({ title, step: cutText(sentence.text, STEP_LENGTH) })),
    );

function named(steps: readonly { step: string }[]): string {
  const first = steps.slice(0, MAX_NAMED).map(({ step }) => `“${step}”`);
  const others = steps.length - first.length;
  return joinWords(others > 0 ? [...first, counted(others, "other")] : first);
}
