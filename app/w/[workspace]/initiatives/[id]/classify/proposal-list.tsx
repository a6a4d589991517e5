"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import type { FormAction } from "@/app/lib/action";
import { count } from "@/app/lib/labels";
import { reached } from "@/app/lib/reached";
import { toast } from "@/app/lib/toast";
import { useFormAction } from "@/app/lib/use-form-action";
import { useLeaveWarning } from "@/app/lib/use-leave-warning";
import { links } from "@/lib/links";
import type { Proposals } from "@/lib/schemas/classify";
import { save } from "./actions";
import { byProposal, type Proposal, toLookThrough } from "./proposal";
import { ProposalCard } from "./proposed-item";

type Props = {
  workspaceId: string;
  initiativeId: string;
  found: Proposals;
};

/** Proposals to edit or reject, and the button that saves the accepted ones. */
export function ProposalList({ workspaceId, initiativeId, found }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const router = useRouter();
  const [proposals, setProposals] = useState(() => toLookThrough(found.proposals));
  const accepted = proposals.filter((proposal) => proposal.accepted);
  const [isSaved, setIsSaved] = useState(false);
  useLeaveWarning(accepted.length > 0 && !isSaved);
  const send: FormAction<{ created: number }> = async (previous, form) => {
    const items = accepted.map(({ label, title, content }) => ({ label, title, content }));
    form.set("items", JSON.stringify(items));
    const { fields, ...next } = await save(workspaceId, previous, form);
    return fields ? { ...next, fields: byProposal(fields, accepted) } : next;
  };
  const { state, pending, form } = useFormAction(reached(send), ({ created }) => {
    setIsSaved(true);
    toast.success(`${count(created, "item")} saved`);
    router.push(links.initiativeContext(workspaceId, initiativeId));
  });
  const change = (key: string, edit: Partial<Proposal>) =>
    setProposals((before) =>
      before.map((proposal) => (proposal.key === key ? { ...proposal, ...edit } : proposal)),
    );
  const total = proposals.length;
  const removed = found.removed_proposals;
  return (
    <section aria-labelledby="proposals" className="grid gap-4">
      <div className="grid gap-1">
        <h2
          id="proposals"
          ref={heading}
          tabIndex={-1}
          className="w-fit font-semibold text-[0.9375rem] outline-none"
        >
          {count(total, "proposal")}
        </h2>
        <p className="text-pretty text-subtle">
          {found.method === "ai"
            ? "Proposed by an AI model."
            : "Proposed by written rules, without AI."}{" "}
          {removed > 0 && `${leftOut(removed)} `}
          {advice(total, removed)}
        </p>
      </div>
      {total > 0 && (
        <form {...form} className="grid gap-4" noValidate>
          <input type="hidden" name="id" value={initiativeId} />
          <ol className="grid gap-3">
            {proposals.map((proposal, index) => (
              <ProposalCard
                key={proposal.key}
                proposal={proposal}
                position={`Proposal ${index + 1} of ${total}`}
                errors={state.fields}
                onChange={change}
              />
            ))}
          </ol>
          {state.error && <FieldError>{state.error}</FieldError>}
          {state.fields && <FieldError>Mend the fields marked above, then save again.</FieldError>}
          <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-background px-1 py-3">
            <SubmitButton pending={pending} disabled={accepted.length === 0}>
              Save {count(accepted.length, "item")}
            </SubmitButton>
            <p role="status" className="text-subtle">
              {accepted.length < total && `${total - accepted.length} of ${total} rejected.`}
              {accepted.length === 0 && " Take one back to save it."}
            </p>
          </div>
        </form>
      )}
    </section>
  );
}

const leftOut = (removed: number) =>
  `${count(removed, "proposal")} ${removed === 1 ? "was" : "were"} left out because of an unknown label, a missing text or too many at once.`;

function advice(total: number, removed: number): string {
  if (total > 0)
    return "Check labels and titles, and reject what is not worth keeping. Nothing is saved yet.";
  if (removed > 0) return "Propose again to get others.";
  return "Nothing in the text was worth an item. Paste more of it, or write whole sentences.";
}
