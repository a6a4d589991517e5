"use client";

import { startTransition, useOptimistic } from "react";
import { Badge } from "@/app/components/ui/badge";
import { ChoiceMenu } from "@/app/components/ui/choice-menu";
import { callAction } from "@/app/shared/call-action";
import { STATUS_ABOUT, STATUS_TONE } from "@/app/shared/labels";
import { toast } from "@/app/shared/toast";
import { DOCUMENT_STATUSES, type DocumentStatus } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { setStatus } from "../actions";

type Props = {
  workspaceId: string;
  id: string;
  status: DocumentStatus;
  gaps: number;
};

export function StatusControl({ workspaceId, id, status, gaps }: Props) {
  const warning =
    gaps > 0 ? `${countNoun(gaps, "section has", "sections have")} no evidence yet.` : undefined;
  const options = DOCUMENT_STATUSES.map((value) => ({
    value,
    label: humanize(value),
    about: [STATUS_ABOUT[value], value === "approved" && warning].filter(Boolean).join(" "),
  }));
  const [shown, show] = useOptimistic(status);
  const choose = (next: DocumentStatus) =>
    startTransition(async () => {
      show(next);
      const saved = await callAction(setStatus.bind(null, workspaceId), { id, status: next });
      if (!saved) return;
      toast.success(`Status: ${humanize(next)}`, {
        description: next === "approved" ? warning : undefined,
      });
    });
  return (
    <ChoiceMenu
      label="Status"
      command="change archive approve review"
      value={shown}
      options={options}
      onChoose={choose}
      className="h-9! border border-border-strong bg-raised px-2.5! shadow-xs"
    >
      <Badge tone={STATUS_TONE[shown]}>{humanize(shown)}</Badge>
    </ChoiceMenu>
  );
}
