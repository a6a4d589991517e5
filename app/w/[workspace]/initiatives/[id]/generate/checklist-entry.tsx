import { CircleCheck, CircleDashed } from "lucide-react";
import { TextLink } from "@/app/components/text-link";
import { Badge } from "@/app/components/ui/badge";
import type { InitiativeCounts } from "@/lib/domain/initiatives/initiative-counts";
import { findPlaceToAdd, type Slot } from "./place-to-add";

export type OwnContext = Partial<Pick<InitiativeCounts, "contextItems" | "goals">>;

type Props = {
  slot: Slot;
  /** Set for the checklist of a type: only that one requires a slot. */
  own?: OwnContext;
  workspaceId: string;
  initiativeId: string;
};

export function ChecklistEntry({ slot, own, ...place }: Props) {
  const { label, hint, present } = slot;
  const isRequired = own !== undefined && slot.required;
  const shared = own && present && countFromWorkspace(slot, own);
  const where = present ? undefined : findPlaceToAdd(slot, place);
  return (
    <li className="flex items-start gap-2.5 px-4 py-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {present ? (
        <CircleCheck aria-hidden className="text-accent-text" />
      ) : (
        <CircleDashed aria-hidden className={isRequired ? "text-warning-text" : "text-subtle"} />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-medium">
          <span>
            {label}
            <span className="sr-only">{present ? ": present" : ": missing"}</span>
          </span>
          {own && !present && (
            <Badge tone={isRequired ? "warning" : "neutral"}>
              {isRequired ? "Required" : "Recommended"}
            </Badge>
          )}
        </p>
        {shared && <p className="text-[0.8125rem] text-subtle">{shared}</p>}
        {!present && (
          <p className="text-pretty text-[0.8125rem] text-subtle">
            {hint} {where && <TextLink href={where.href}>{where.title}</TextLink>}
          </p>
        )}
      </div>
    </li>
  );
}

function countFromWorkspace({ kind }: Slot, { contextItems = 0, goals = 0 }: OwnContext) {
  if (kind === "goal" && goals === 0) return "A goal of the workspace.";
  if (kind === "context_label" && contextItems === 0) return "A context item of the workspace.";
  return undefined;
}
