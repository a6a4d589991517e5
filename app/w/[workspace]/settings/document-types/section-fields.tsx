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
  errors: Record<string, string> | undefined;
  onEdit: (change: Partial<SectionDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function SectionFields({ section, index, total, errors, onEdit, onMove, onRemove }: Props) {
  const [heading, guidance] = [
    nameSectionField(index, "heading"),
    nameSectionField(index, "guidance"),
  ];
  const name = `section ${index + 1}`;
  return (
    <li className="grid gap-3 rounded-xl border bg-raised p-4 shadow-xs">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Field label={`Heading of ${name}`} error={errors?.[heading]}>
            <Input
              name={heading}
              value={section.heading}
              onChange={(event) => onEdit({ heading: event.target.value })}
              autoComplete="off"
            />
          </Field>
        </div>
        <div className="flex shrink-0 pt-6.5 sm:gap-0.5">
          <Button
            variant="ghost"
            size="icon"
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowUp aria-hidden />
            <span className="sr-only">Move {name} up</span>
          </Button>
          <Button
            variant="ghost"
            size="icon"
            disabled={index === total - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDown aria-hidden />
            <span className="sr-only">Move {name} down</span>
          </Button>
          <Button variant="ghost" size="icon" onClick={onRemove}>
            <Trash2 aria-hidden />
            <span className="sr-only">Remove {name}</span>
          </Button>
        </div>
      </div>
      <Field label={`Guidance for ${name}`} error={errors?.[guidance]}>
        <Textarea
          name={guidance}
          rows={2}
          value={section.guidance}
          onChange={(event) => onEdit({ guidance: event.target.value })}
        />
      </Field>
    </li>
  );
}
