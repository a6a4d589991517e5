"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { Button } from "@/app/components/ui/button";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Textarea } from "@/app/components/ui/textarea";
import { nameSectionField, type SectionDraft } from "./section-draft";

type Props = {
  section: SectionDraft;
  index: number;
  total: number;
  errors: { heading: string | undefined; guidance: string | undefined };
  onEdit: (change: Partial<SectionDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function SectionFields({ section, index, total, errors, onEdit, onMove, onRemove }: Props) {
  const name = `section ${index + 1}`;
  return (
    <li className="grid gap-3 rounded-xl border bg-raised p-4 shadow-xs">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field label={`Heading of ${name}`} error={errors.heading}>
            <Input
              name={nameSectionField(index, "heading")}
              value={section.heading}
              onChange={(event) => onEdit({ heading: event.target.value })}
              autoComplete="off"
            />
          </Field>
        </div>
        <div className="flex shrink-0 pt-6.5 sm:gap-0.5">
          {[
            { to: index - 1, way: "up", Icon: ArrowUp },
            { to: index + 1, way: "down", Icon: ArrowDown },
          ].map(({ to, way, Icon }) => {
            const isPossible = to >= 0 && to < total;
            return (
              <Button
                key={way}
                variant="ghost"
                size="icon"
                aria-disabled={!isPossible} // `disabled` would lose the focus
                onClick={() => isPossible && onMove(to)}
                className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
              >
                <Icon aria-hidden />
                <span className="sr-only">
                  Move {name} {way}
                </span>
              </Button>
            );
          })}
          <Button variant="ghost" size="icon" onClick={onRemove}>
            <Trash2 aria-hidden />
            <span className="sr-only">Remove {name}</span>
          </Button>
        </div>
      </div>
      <Field label={`Guidance for ${name}`} error={errors.guidance}>
        <Textarea
          name={nameSectionField(index, "guidance")}
          rows={2}
          value={section.guidance}
          onChange={(event) => onEdit({ guidance: event.target.value })}
        />
      </Field>
    </li>
  );
}
