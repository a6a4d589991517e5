import { TriangleAlert } from "lucide-react";
import { Card } from "@/app/components/ui/card";
import type { TypeCoverage } from "@/lib/domain/context/context-coverage";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { ChecklistEntry, type OwnContext } from "./checklist-entry";
import type { TypeChoice } from "./type-choices";

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
          {present} of {countNoun(slots.length, "piece")} of context on record. Context items and
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
            <ChecklistEntry key={slot.key} slot={slot} {...place} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
