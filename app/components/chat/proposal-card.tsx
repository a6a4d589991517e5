"use client";

import { useState } from "react";
import { Button } from "@/app/components/ui/button";
import { callAction } from "@/app/lib/call-action";
import { humanize } from "@/app/lib/words";
import { accept } from "@/app/w/[workspace]/chat/actions";
import type { Proposal, ProposedField } from "@/lib/chat/question";

type Props = { workspaceId: string; proposal: Proposal };

/** A change that waits for a click, with all of what it would write. */
export function ProposalCard({ workspaceId, proposal }: Props) {
  const { tool, title, subject, fields, input } = proposal;
  const [state, setState] = useState<"open" | "saving" | "applied" | "dismissed">("open");
  const apply = async () => {
    setState("saving");
    const sent = { tool, input: JSON.stringify(input) };
    const saved = await callAction(accept.bind(null, workspaceId), sent);
    setState(saved ? "applied" : "open");
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
      {state === "applied" && <p role="status">Done.</p>}
      {state === "dismissed" && <p role="status">Dismissed. Nothing was changed.</p>}
      {(state === "open" || state === "saving") && (
        <div className="flex gap-2">
          <Button
            size="small"
            variant="primary"
            disabled={state === "saving"}
            onClick={() => void apply()}
          >
            {title}
          </Button>
          <Button size="small" onClick={() => setState("dismissed")}>
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
