import { dropTitle } from "@/app/shared/drop-title";
import { readOrigin } from "@/lib/ai/reading/origin";
import type { Proposal } from "./proposal";

/** Writes the line below a proposal's title, which does not repeat the title; empty if there is no more to say. */
export function describeProposal(proposal: Proposal): string {
  const { title } = proposal;
  if (proposal.kind === "item") return dropTitle(proposal.content, title);
  const { baseline, key_result, timeframe, description } = proposal;
  const measure = [baseline, key_result].filter((part) => part !== "").join(" → ");
  const target = [measure, timeframe].filter((part) => part !== "").join(" · ");
  return target || dropTitle(description, title);
}

/** Whether the line below a title is only the line that names the origin. */
export function isOrigin(line: string, proposal: Proposal): boolean {
  const text = proposal.kind === "item" ? proposal.content : proposal.description;
  return line !== "" && line === readOrigin(text);
}
