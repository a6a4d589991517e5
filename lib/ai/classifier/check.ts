import { cutText } from "@/lib/ai/advisors/shared/fields";
import { ContextItemProposal, type Proposals } from "@/lib/schemas/classify";
import { type ClassifierAnswer, MAX_PROPOSALS, type Suggestion } from "./answer";
import { withoutHeadingMarks } from "./heading-marks";
import { labelNamed } from "./label-names";
import { titleFromWords } from "./title";

const MAX_TITLE = 200;

export type ClassifierFindings = Omit<Proposals, "method">;

/** Mends labels, titles and headings, and removes what is within no bounds. People look through what is left. */
export function checkProposals({ proposals }: ClassifierAnswer): ClassifierFindings {
  const sound = proposals.slice(0, 4 * MAX_PROPOSALS).flatMap((suggestion) => {
    const { data } = ContextItemProposal.safeParse(mended(suggestion));
    return data ? [data] : [];
  });
  const kept = sound.slice(0, MAX_PROPOSALS);
  return { proposals: kept, removed_proposals: proposals.length - kept.length };
}

function mended({ label: name, title: given, content }: Suggestion) {
  const label = labelNamed(name);
  const title = cutText(given, MAX_TITLE) || titleFromWords(content, label);
  return {
    label,
    title,
    content: content.trim() === "" ? "" : withoutHeadingMarks(content, title),
  };
}
