import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { useSelection } from "@/app/shared/use-selection";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { ChooseBox } from "./choose-box";
import type { Proposal, Review } from "./proposal";
import { ProposalTable } from "./proposal-table";
import { countProposals, useSave } from "./use-save";

const QUESTION = "Leave this page? Nothing is saved yet. This tab keeps your text and proposals.";

type Props = {
  workspaceId: string;
  initiativeId: string;
  review: Review;
  isNew: boolean;
  onChange: (change: (now: Review) => Review) => void;
  onDone: () => void;
};

export function ReviewForm({ workspaceId, initiativeId, review, isNew, onChange, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const [isSaved, setIsSaved] = useState(false);
  const { proposals, removed, method } = review;
  const keys = proposals.map(({ key }) => key);
  const selection = useSelection(keys, review.chosen);
  const chosen = proposals.filter(({ key }) => selection.isSelected(key));
  const selected = selection.selected.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the selection lives outside of the review
  useEffect(() => {
    if (!isSaved) onChange((now) => ({ ...now, chosen: selection.selected }));
  }, [selected]);
  useLeaveWarning(chosen.length > 0 && !isSaved, QUESTION);
  const changeProposals = (change: (before: Proposal[]) => Proposal[]) =>
    onChange((now) => ({ ...now, proposals: change(now.proposals) }));
  const { state, pending, form } = useSave({ workspaceId, initiativeId }, chosen, (saved) => {
    const isDone = saved.length === chosen.length;
    setIsSaved(isDone);
    if (isDone) return onDone();
    changeProposals((before) => before.filter(({ key }) => !saved.includes(key)));
  });
  return (
    <section aria-labelledby="proposals" className="grid gap-4">
      <div className="grid gap-1">
        <h2
          id="proposals"
          ref={heading}
          tabIndex={-1}
          className="w-fit font-semibold text-[0.9375rem] outline-none"
        >
          {countNoun(proposals.length, "proposal")}
        </h2>
        <p className="text-pretty text-subtle">
          {method === "ai" ? "Proposed by an AI model." : "Proposed without an AI model."}{" "}
          {removed > 0 && `${describeLeftOut(removed)} `}
          {advise(proposals, removed)} {describeGuesses(proposals)}
        </p>
      </div>
      {proposals.length > 0 && (
        <form {...form} onKeyDown={ignoreEnter} className="grid gap-3" noValidate>
          <input type="hidden" name="id" value={initiativeId} />
          <LabelBoxes
            proposals={proposals.filter(({ group }) => group === "new")}
            selection={selection}
          />
          <ProposalTable
            proposals={proposals}
            selection={selection}
            errors={state.fields}
            onChange={(next) =>
              changeProposals((before) => before.map((one) => (one.key === next.key ? next : one)))
            }
          />
          <p className="text-subtle text-xs max-sm:hidden">
            In the table: ↑ ↓ go to another row, X or Space choose, in a heading all of its rows. In
            a proposal: Shift+X choose up to here, E edit, Enter or Esc close, L label. In the first
            row: L label of all that are chosen.
          </p>
          <FieldError>{state.error}</FieldError>
          {state.fields && <FieldError>Fix the fields marked above, then save again.</FieldError>}
          <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-background px-1 py-3">
            <SubmitButton pending={pending} disabled={chosen.length === 0}>
              Save {countProposals(chosen)}
            </SubmitButton>
            <p role="status" className="text-subtle">
              {chosen.length === 0
                ? "Choose at least one to save it."
                : `${chosen.length} of ${proposals.length} chosen.`}
            </p>
          </div>
        </form>
      )}
    </section>
  );
}

type LabelBoxesProps = { proposals: Proposal[]; selection: ReturnType<typeof useSelection> };

function LabelBoxes({ proposals, selection }: LabelBoxesProps) {
  const kinds = [...new Set(proposals.map(nameKind))];
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Choose by label</legend>
      {kinds.map((kind) => {
        const rows = proposals.filter((one) => nameKind(one) === kind);
        return (
          <ChooseBox
            key={kind}
            rows={rows}
            selection={selection}
            className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-md border border-border-strong bg-raised px-2.5 text-[0.8125rem] shadow-xs hover:bg-muted has-checked:bg-accent-soft"
          >
            {kind} <span className="text-subtle tabular-nums">{rows.length}</span>
          </ChooseBox>
        );
      })}
    </fieldset>
  );
}

const nameKind = (proposal: Proposal) =>
  proposal.kind === "goal" ? "Goal" : humanize(proposal.label);

/** Otherwise Enter in any field or box would save all proposals and leave the page. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Not of proposals that are saved already. */
function describeGuesses(proposals: Proposal[]): string {
  const guesses = proposals.filter(
    (one) => one.kind === "item" && one.group === "new" && one.other_label !== null,
  ).length;
  if (guesses === 0) return "";
  return guesses === 1
    ? "1 label is a guess. Keep it, or take the other one in its row."
    : `${guesses} labels are guesses. Keep them, or take the other one in their row.`;
}

const describeLeftOut = (removed: number) =>
  `${countNoun(removed, "proposal")} ${removed === 1 ? "was" : "were"} left out because of an unknown label, a missing text, or too many proposals at once.`;

function advise(proposals: Proposal[], removed: number): string {
  const saved = proposals.filter(({ group }) => group === "saved").length;
  if (saved > 0) return adviseOnRest(saved, proposals.length - saved);
  if (proposals.length > 0)
    return "Choose what to keep, and check labels and titles. Nothing is saved yet.";
  if (removed > 0) return "Propose again to get others.";
  return "No context item or goal was found in the text. Paste more of it, or write whole sentences.";
}

const adviseOnRest = (saved: number, rest: number) =>
  rest === 0
    ? "The initiative already has all of it."
    : `${saved} of them ${saved === 1 ? "is" : "are"} already saved in this initiative. Choose what to keep of ${rest === 1 ? "the other one" : `the other ${rest.toLocaleString("en")}`}, and check labels and titles.`;
