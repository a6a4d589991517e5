"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/app/components/ui/button";
import { FieldError } from "@/app/components/ui/field";
import { createDraft, moveItem, nameSectionField, type SectionDraft } from "./section-draft";
import { SectionFields } from "./section-fields";

type Props = {
  sections: SectionDraft[];
  onChange: (change: (now: SectionDraft[]) => SectionDraft[]) => void;
  errors: Record<string, string> | undefined;
  pending: boolean;
};

export function SectionEditor({ sections, onChange, errors, pending }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  /** The sections as they were sent: one that has moved since keeps its errors. */
  const [sent, setSent] = useState({ pending, sections });
  if (sent.pending !== pending) setSent({ pending, sections: pending ? sections : sent.sections });
  const findError = ({ key }: SectionDraft, field: "heading" | "guidance") =>
    errors?.[
      nameSectionField(
        sent.sections.findIndex((one) => one.key === key),
        field,
      )
    ];
  const add = () => {
    const added = createDraft({ heading: "", guidance: "" });
    onChange((now) => [...now, added]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
    );
  };
  const remove = (removed: SectionDraft) => {
    onChange((now) => now.filter(({ key }) => key !== removed.key));
    adder.current?.focus();
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold text-[0.9375rem]">Sections</legend>
      <p className="text-pretty text-subtle">
        Guidance tells the writer what belongs there. A section that has the same heading as one of
        the base type is written from the same context; others are matched by the words in their
        heading and guidance.
      </p>
      <ol ref={list} className="grid gap-3">
        {sections.map((section, index) => (
          <SectionFields
            key={section.key}
            section={section}
            index={index}
            total={sections.length}
            errors={{
              heading: findError(section, "heading"),
              guidance: findError(section, "guidance"),
            }}
            onEdit={(change) =>
              onChange((now) =>
                now.map((one) => (one.key === section.key ? { ...one, ...change } : one)),
              )
            }
            onMove={(to) => onChange((now) => moveItem(now, index, to))}
            onRemove={() => remove(section)}
          />
        ))}
      </ol>
      {errors?.sections && <FieldError>{errors.sections}</FieldError>}
      <Button ref={adder} className="w-fit" onClick={add}>
        <Plus aria-hidden />
        Add section
      </Button>
    </fieldset>
  );
}
