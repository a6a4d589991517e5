"use client";

import { type ReactNode, useState } from "react";
import { AttemptField } from "@/app/components/attempt-field";
import { EditConflict } from "@/app/components/edit-conflict";
import { HiddenFields } from "@/app/components/hidden-fields";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { FormAction } from "@/app/shared/action";
import { useEditForm } from "@/app/shared/use-edit-form";

export type PlanningFormProps = {
  action: FormAction;
  /** Whether the form changes something that exists (`useEditForm`). */
  isEdit?: boolean;
  fields: Record<string, string>;
  onSaved: () => void;
  onClose: () => void;
};

type Props = PlanningFormProps & {
  values: Record<string, string | null>;
  children: (errors: Record<string, string | undefined>) => ReactNode;
};

export function PlanningForm(props: Props) {
  const { action, isEdit, fields, onSaved, onClose, children } = props;
  const [first] = useState(props.values);
  const { state, pending, form, conflict } = useEditForm({
    action,
    address: fields,
    onSaved,
    onClose,
    values: isEdit ? first : undefined,
  });
  return (
    <Card className="p-4">
      <form
        {...form}
        aria-label={isEdit && first.title ? `Edit ${first.title}` : undefined}
        className="grid gap-3"
        noValidate
      >
        {!isEdit && <AttemptField />}
        <HiddenFields fields={fields} />
        {children(state.fields ?? {})}
        <FieldError>{state.error}</FieldError>
        {conflict && <EditConflict {...conflict} />}
        <div className="flex flex-wrap gap-2">
          {!conflict && <SubmitButton pending={pending}>Save</SubmitButton>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}

type TitleProps = { error: string | undefined; value: string; placeholder?: string };

export const TitleField = ({ error, value, placeholder }: TitleProps) => (
  <Field label="Title" error={error}>
    <Input
      name="title"
      dir="auto"
      defaultValue={value}
      placeholder={placeholder}
      autoComplete="off"
      autoFocus
      required
    />
  </Field>
);
