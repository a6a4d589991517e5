"use client";

import { useState } from "react";
import { Button } from "@/app/components/ui/button";
import { callAction } from "@/app/shared/call-action";
import { accept } from "@/app/w/[workspace]/chat/actions";
import type { ProposedField } from "@/lib/chat/question";
import { humanize } from "@/lib/schemas/spelling";
import type { DecidedProposal } from "./conversations";

type Props = {
  workspaceId: string;
  proposal: DecidedProposal;
  onDecided(outcome: "applied" | "dismissed"): void;
};

export function ProposalCard({ workspaceId, proposal, onDecided }: Props) {
  const { id, tool, title, subject, fields, input, tag, outcome } = proposal;
  const [isSaving, setIsSaving] = useState(false);
  const apply = async () => {
    setIsSaving(true);
    const sent = { id, tool, input: JSON.stringify(input), tag: tag ?? "" };
    const saved = await callAction(accept.bind(null, workspaceId), sent);
    setIsSaving(false);
    if (saved) onDecided("applied");
  };
  return (
    <section aria-label={`Proposed: ${title}`} className="grid gap-3 rounded-lg border p-3">
      <p className="font-medium">
        {title}
        {subject !== null && <span className="font-normal text-subtle"> · {subject}</span>}
      </p>
      <dl className="grid gap-2">
        {fields.map((field) => (
          <Field key={field.name} {...field} />
        ))}
      </dl>
      {outcome === "applied" && <p role="status">Done.</p>}
      {outcome === "dismissed" && <p role="status">Dismissed. Nothing was changed.</p>}
      {outcome === undefined && (
        <div className="flex gap-2">
          <Button size="small" variant="primary" disabled={isSaving} onClick={() => void apply()}>
            {title}
          </Button>
          <Button size="small" disabled={isSaving} onClick={() => onDecided("dismissed")}>
            Dismiss
          </Button>
        </div>
      )}
    </section>
  );
}

const Field = ({ name, before, after }: ProposedField) => (
  <div className="grid gap-1">
    <dt className="text-[0.8125rem] text-subtle">{humanize(name)}</dt>
    <dd className="grid gap-1 [&>*]:max-h-48 [&>*]:overflow-y-auto [&>*]:whitespace-pre-wrap [&>*]:rounded [&>*]:px-2 [&>*]:py-1 [&>*]:wrap-anywhere">
      {before !== null && (
        <del className="bg-danger-soft text-danger-text no-underline">{before || "Empty"}</del>
      )}
      <ins className="bg-accent-soft text-accent-text no-underline">{after || "Empty"}</ins>
    </dd>
  </div>
);
