"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { handleRowKeys } from "@/app/components/planning/row-keys";
import { SubmitButton } from "@/app/components/submit-button";
import { Card } from "@/app/components/ui/card";
import { FieldError } from "@/app/components/ui/field";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { useSelection } from "@/app/shared/use-selection";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { ChooseBox } from "./choose-box";
import { GROUPS, type Proposal, type Review } from "./proposal";
import { ProposalRow } from "./proposal-row";
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

export function ProposalTable({
  workspaceId,
  initiativeId,
  review,
  isNew,
  onChange,
  onDone,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const [editing, setEditing] = useState<ReadonlySet<string>>(new Set());
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
  const { state, pending, form } = useSave({ workspaceId, initiativeId }, chosen, (saved) => {
    const isDone = saved.length === chosen.length;
    setIsSaved(isDone);
    if (isDone) return onDone();
    onChange((now) => ({
      ...now,
      proposals: now.proposals.filter(({ key }) => !saved.includes(key)),
    }));
  });
  const errors = state.fields ?? {};
  const [shown, setShown] = useState(state.fields);
  // Opened while rendering, so that the field with the first error exists when it gets the focus.
  if (state.fields !== shown) {
    setShown(state.fields);
    setEditing(
      new Set([...editing, ...Object.keys(errors).map((path) => path.replace(/\..*/, ""))]),
    );
  }
  const change = (next: Proposal) =>
    onChange((now) => ({
      ...now,
      proposals: now.proposals.map((one) => (one.key === next.key ? next : one)),
    }));
  const edit = (key: string, isEditing: boolean) => {
    const next = new Set(editing);
    isEditing ? next.add(key) : next.delete(key);
    setEditing(next);
  };
  const groups = GROUPS.map((group) => ({
    title: TITLES[group],
    rows: proposals.filter((one) => one.group === group),
  }));
  const fresh = proposals.filter(({ group }) => group === "new");
  const unsaved = proposals.filter(({ group }) => group !== "saved");
  const kinds = [...new Set(fresh.map(nameKind))];
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
          {advise(proposals.length, removed)}
        </p>
      </div>
      {proposals.length > 0 && (
        <form {...form} onKeyDown={ignoreEnter} className="grid gap-3" noValidate>
          <input type="hidden" name="id" value={initiativeId} />
          <fieldset className="flex min-w-0 flex-wrap gap-1.5">
            <legend className="sr-only">Choose by label</legend>
            {kinds.map((kind) => {
              const of = fresh.filter((one) => nameKind(one) === kind);
              return (
                <ChooseBox
                  key={kind}
                  rows={of}
                  selection={selection}
                  className="inline-flex h-8 cursor-pointer items-center gap-2 rounded-md border border-border-strong bg-raised px-2.5 text-[0.8125rem] shadow-xs hover:bg-muted has-checked:bg-accent-soft"
                >
                  {kind} <span className="text-subtle tabular-nums">{of.length}</span>
                </ChooseBox>
              );
            })}
          </fieldset>
          {/* The bar with the button must not cover what has the focus. */}
          <Card className="overflow-hidden [&_:is(input,select,textarea,button)]:scroll-mb-20">
            <table
              className="w-full text-left max-sm:block"
              onKeyDown={handleRowKeys({
                onSelect: selection.toggle,
                onEdit: (key) => edit(key, !editing.has(key)),
                onDelete: (key) => selection.choose([key], false),
              })}
            >
              <caption className="sr-only">Proposals</caption>
              {unsaved.length > 0 && (
                <thead className="border-b text-subtle text-xs max-sm:block">
                  <tr className="max-sm:block">
                    <th scope="col" colSpan={4} className="px-4 py-2.5 font-medium max-sm:block">
                      <ChooseBox
                        rows={unsaved}
                        selection={selection}
                        className="inline-flex cursor-pointer items-center gap-2"
                      >
                        Choose all {unsaved.length}
                      </ChooseBox>
                    </th>
                  </tr>
                </thead>
              )}
              {groups.map(
                ({ title, rows }) =>
                  rows.length > 0 && (
                    <tbody key={title} className="divide-y border-b last:border-b-0 max-sm:block">
                      {title && (
                        <tr className="bg-muted max-sm:block">
                          <th
                            scope="rowgroup"
                            colSpan={4}
                            className="px-4 py-2 font-medium text-[0.8125rem] max-sm:block"
                          >
                            <ChooseBox
                              rows={rows}
                              selection={selection}
                              className="inline-flex cursor-pointer items-center gap-2"
                            >
                              {title}
                            </ChooseBox>
                          </th>
                        </tr>
                      )}
                      {rows.map((proposal) => (
                        <ProposalRow
                          key={proposal.key}
                          proposal={proposal}
                          isChosen={selection.isSelected(proposal.key)}
                          isEditing={editing.has(proposal.key)}
                          errors={errors}
                          onChoose={(withShift) => selection.toggle(proposal.key, withShift)}
                          onEdit={(isEditing) => edit(proposal.key, isEditing)}
                          onChange={change}
                        />
                      ))}
                    </tbody>
                  ),
              )}
            </table>
          </Card>
          <KeyHints />
          {state.error && <FieldError>{state.error}</FieldError>}
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

/** Otherwise Enter in any field or box would save all proposals and leave the page. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

const TITLES = { new: null, noise: "Probably not worth keeping", saved: "Already saved here" };

const nameKind = (proposal: Proposal) =>
  proposal.kind === "goal" ? "Goal" : humanize(proposal.label);

const KeyHints = () => (
  <p className="text-subtle text-xs max-sm:hidden">
    In the table: ↑ ↓ go to another row, X or Space choose, Shift+X choose up to here, E edit, Enter
    or Esc close, L label.
  </p>
);

const describeLeftOut = (removed: number) =>
  `${countNoun(removed, "proposal")} ${removed === 1 ? "was" : "were"} left out because of an unknown label, a missing text, or too many proposals at once.`;

function advise(total: number, removed: number): string {
  if (total > 0) return "Choose what to keep, and check labels and titles. Nothing is saved yet.";
  if (removed > 0) return "Propose again to get others.";
  return "No context item or goal was found in the text. Paste more of it, or write whole sentences.";
}
