import { findLabel } from "@/lib/ai/classifier/names/kind-names";
import { shorten } from "@/lib/ai/classifier/titles/make-title";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { ContextItemProposal } from "@/lib/schemas/classify";
import { NewGoal } from "@/lib/schemas/goals";
import { cutText } from "@/lib/text/cut-text";
import { type Answer, type ClassifierFindings, MAX_PROPOSALS, type Suggestion } from "./contract";

export function checkAnswer({ proposals, goals }: Answer): ClassifierFindings {
  const found = {
    proposals: proposals
      .slice(0, 4 * MAX_PROPOSALS)
      .flatMap((suggestion) => ContextItemProposal.safeParse(repair(suggestion)).data ?? [])
      .slice(0, MAX_PROPOSALS),
    goals: goals
      .slice(0, 4 * MAX_PROPOSALS)
      .map((goal) => ({ ...goal, title: cutText(goal.title, MAX_TITLE) }))
      .filter((goal) => NewGoal.safeParse({ ...goal, scope: "workspace" }).success)
      .slice(0, MAX_PROPOSALS),
  };
  const count = found.proposals.length + found.goals.length;
  return { ...found, removed_proposals: proposals.length + goals.length - count };
}

function repair({ label: name, other_label: other, title: given, content, keep }: Suggestion) {
  const label = findLabel(name);
  const next = findLabel(other ?? "");
  const title = cutText(given, MAX_TITLE) || shorten(content, label);
  const text = content.trim() && content.replaceAll(/^#{1,6}[ \t]+/gm, "");
  return { label, other_label: next === label ? null : next, title, content: text, keep };
}
