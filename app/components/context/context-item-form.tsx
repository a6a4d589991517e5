"use client";

import { useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { Select } from "@/app/components/ui/select";
import { Textarea } from "@/app/components/ui/textarea";
import type { FormAction } from "@/app/lib/action";
import { catchUnreachable } from "@/app/lib/catch-unreachable";
import { submitsByKey } from "@/app/lib/submit-by-key";
import { useFormAction } from "@/app/lib/use-form-action";
import { useLeaveWarning } from "@/app/lib/use-leave-warning";
import type { ContextLabel } from "@/lib/schemas/enums";
import { LABEL_OPTIONS } from "./label-options";

type Values = { label: ContextLabel; title: string; content: string; source_url: string | null };

type Props = {
  action: FormAction;
  fields: Record<string, string>;
  values: Values;
  onSaved: () => void;
  onClose: () => void;
};

export function ContextItemForm({ action, fields, values, onSaved, onClose }: Props) {
  const [isTouched, setTouched] = useState(false);
  const { state, pending, form } = useFormAction(catchUnreachable(action), onSaved);
  useLeaveWarning(isTouched && !pending);
  return (
    <Card className="p-4">
      <form
        {...form}
        className="grid gap-3"
        noValidate
        onChange={() => setTouched(true)}
        onKeyDown={(event) => event.key === "Escape" && !isTouched && onClose()}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <Field label="Label" error={state.fields?.label}>
            <Select name="label" defaultValue={values.label} options={LABEL_OPTIONS} />
          </Field>
          <Field label="Title" error={state.fields?.title}>
            <Input
              name="title"
              dir="auto"
              defaultValue={values.title}
              maxLength={200}
              autoComplete="off"
              autoFocus
              required
            />
          </Field>
        </div>
        <Field label="Content" error={state.fields?.content}>
          <Textarea
            name="content"
            dir="auto"
            rows={3}
            defaultValue={values.content}
            placeholder="What you know, with figures and names where there are any."
            onKeyDown={submitsByKey}
            required
          />
        </Field>
        <Field label="Source address (optional)" error={state.fields?.source_url}>
          <Input
            name="source_url"
            type="url"
            inputMode="url"
            defaultValue={values.source_url ?? ""}
            placeholder="https://"
            autoComplete="off"
          />
        </Field>
        {state.error && <FieldError>{state.error}</FieldError>}
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending={pending}>Save</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}
