import { CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import { TextLink } from "@/app/components/text-link";
import { Badge } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import type { TypeCoverage } from "@/lib/domain/context/context-coverage";
import type { InitiativeCounts } from "@/lib/domain/initiatives/initiative-counts";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { findPlaceToAdd, type Slot } from "./place-to-add";
import type { TypeChoice } from "./type-choices";

export type OwnContext = Partial<Pick<InitiativeCounts, "contextItems" | "goals">>;

type Props = {
  type: TypeChoice;
  coverage: TypeCoverage;
  own: OwnContext;
  workspaceId: string;
  initiativeId: string;
};

export function Checklist({ type, coverage, ...place }: Props) {
  const slots = coverage.coverage;
  const present = slots.filter((slot) => slot.present).length;
  const missing = slots.filter((slot) => slot.required && !slot.present).length;
  return (
    <section aria-labelledby="checklist" className="grid content-start gap-3">
      <div className="grid gap-0.5">
        <h2 id="checklist" className="font-semibold text-[0.9375rem]">
          Checklist for {type.name}
        </h2>
        <p aria-live="polite" className="text-pretty text-subtle">
          {present} of {countNoun(slots.length, "piece")} of context present. Context items and
          goals of the workspace count too.{" "}
          {type.isOwn && `It is based on ${humanize(type.base)}, whose checklist this is.`}
        </p>
      </div>
      {!coverage.adequate && (
        <div className="flex items-start gap-2.5 rounded-lg bg-warning-soft px-4 py-3 text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <p className="text-pretty">
            {countNoun(missing, "required piece is", "required pieces are")} missing. You can
            generate anyway: a section without context says so instead of making something up.
          </p>
        </div>
      )}
      <Card>
        <ul className="divide-y">
          {slots.map((slot) => (
            <SlotRow key={slot.key} slot={slot} {...place} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

type RowProps = { slot: Slot; own: OwnContext; workspaceId: string; initiativeId: string };

function SlotRow({ slot, own, ...place }: RowProps) {
  const { label, hint, required, present } = slot;
  const shared = present && countFromWorkspace(slot, own);
  const where = present ? undefined : findPlaceToAdd(slot, place);
  return (
    <li className="flex items-start gap-2.5 px-4 py-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {present ? (
        <CircleCheck aria-hidden className="text-accent-text" />
      ) : (
        <CircleDashed aria-hidden className={required ? "text-warning-text" : "text-subtle"} />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-medium">
          <span>
            {label}
            <span className="sr-only">{present ? ": present" : ": missing"}</span>
          </span>
          {!present && (
            <Badge tone={required ? "warning" : "neutral"}>
              {required ? "Required" : "Helpful"}
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
