"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/app/shared/action";
import { useEditForm } from "@/app/shared/use-edit-form";
import { EditConflict } from "./edit-conflict";
import { HiddenFields } from "./hidden-fields";
import { SubmitButton } from "./submit-button";
import { Button } from "./ui/button";
import { Field, FieldError } from "./ui/field";

type Props = {
  label: string;
  name: string;
  hint?: string;
  action: FormAction;
  fields: Record<string, string>;
  close: () => void;
  /** The stored value of the field. */
  value: string | null;
  /** The control of the field `name`. */
  children: ReactNode;
};

export function InlineForm(props: Props) {
  const { label, name, hint, action, fields, close, value, children } = props;
  const { state, pending, form, conflict } = useEditForm({
    action,
    address: fields,
    onSaved: close,
    onClose: close,
    values: { [name]: value },
  });
  return (
    <form {...form} className="grid max-w-3xl gap-3" noValidate>
      <HiddenFields fields={fields} />
      <Field label={label} hint={hint} error={state.fields?.[name]}>
        {children}
      </Field>
      <FieldError>{state.error}</FieldError>
      {conflict && <EditConflict {...conflict} />}
      <div className="flex gap-2">
        {!conflict && <SubmitButton pending={pending}>Save</SubmitButton>}
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
