"use client";

import {
  PlanningForm,
  type PlanningFormProps,
  TitleField,
} from "@/app/components/planning/planning-form";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import { submitByKey } from "@/app/shared/submit-by-key";
import type { ContextLabel } from "@/lib/schemas/enums";
import { LABEL_OPTIONS } from "./label-options";

type Values = { label: ContextLabel; title: string; content: string; source_url: string | null };

type Props = PlanningFormProps & { values: Values };

export const ContextItemForm = ({ values, ...form }: Props) => (
  <PlanningForm {...form} values={values}>
    {(wrong) => (
      <>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <Field label="Label" error={wrong.label}>
            <Select name="label" defaultValue={values.label} options={LABEL_OPTIONS} />
          </Field>
          <TitleField error={wrong.title} value={values.title} />
        </div>
        <Field label="Content" error={wrong.content}>
          <Textarea
            name="content"
            dir="auto"
            rows={3}
            defaultValue={values.content}
            placeholder="What you know, with figures and names where there are any."
            onKeyDown={submitByKey}
            required
          />
        </Field>
        <Field label="Source address (optional)" error={wrong.source_url}>
          <Input
            name="source_url"
            type="url"
            inputMode="url"
            defaultValue={values.source_url ?? ""}
            placeholder="https://"
            autoComplete="off"
          />
        </Field>
      </>
    )}
  </PlanningForm>
);
