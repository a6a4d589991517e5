"use client";

import { startTransition, useOptimistic } from "react";
import { Badge } from "@/app/components/ui/badge";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";
import { callAction } from "@/app/lib/call-action";
import { toast } from "@/app/lib/toast";
import { humanize, STATUS_ABOUT, STATUS_TONE } from "@/app/lib/words";
import { DOCUMENT_STATUSES, type DocumentStatus } from "@/lib/schemas/enums";
import { setStatus } from "../actions";

const OPTIONS = DOCUMENT_STATUSES.map((value) => ({
  value,
  label: humanize(value),
  about: STATUS_ABOUT[value],
}));

type Props = { workspaceId: string; id: string; status: DocumentStatus };

/** The status of a document, and the others it can have with what each means. */
export function StatusControl({ workspaceId, id, status }: Props) {
  const [shown, show] = useOptimistic(status);
  const choose = (next: DocumentStatus) =>
    startTransition(async () => {
      show(next);
      const saved = await callAction(setStatus.bind(null, workspaceId), { id, status: next });
      if (saved) toast.success(`Status: ${humanize(next)}`);
    });
  return (
    <ChoiceMenu
      label="Status"
      value={shown}
      options={OPTIONS}
      onChoose={choose}
      className="h-9! border border-border-strong bg-raised px-2.5! shadow-xs"
    >
      <Badge tone={STATUS_TONE[shown]}>{humanize(shown)}</Badge>
    </ChoiceMenu>
  );
}
