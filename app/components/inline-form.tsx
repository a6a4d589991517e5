"use client";

import type { ReactNode } from "react";
import type { FormAction } from "@/app/shared/action";
import { useInlineForm } from "@/app/shared/use-inline-form";
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
  /** The control of the field `name`. */
  children: ReactNode;
};

export function InlineForm({ label, name, hint, action, fields, close, children }: Props) {
  const { state, pending, form } = useInlineForm(action, close, close);
  return (
    <form {...form} className="grid max-w-3xl gap-3" noValidate>
      <HiddenFields fields={fields} />
      <Field label={label} hint={hint} error={state.fields?.[name]}>
        {children}
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <div className="flex gap-2">
        <SubmitButton pending={pending}>Save</SubmitButton>
        <Button onClick={close}>Cancel</Button>
      </div>
    </form>
  );
}
