"use client";

import { type ReactNode, useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { FormAction } from "@/app/shared/action";
import { normalizeLineEnds } from "@/app/shared/form-values";
import { useFormAction } from "@/app/shared/use-form-action";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";

export type PlanningFormProps = {
  action: FormAction;
  /** An edit sends only what differs from its first values, so that it leaves what others have changed meanwhile. */
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
  const [isTouched, setTouched] = useState(false);
  const [first] = useState(props.values);
  const send = isEdit ? sendChanges(action, fields, first) : action;
  const { state, pending, form } = useFormAction(send, onSaved);
  useLeaveWarning(isTouched && !pending);
  return (
    <Card className="p-4">
      <form
        {...form}
        aria-label={isEdit && first.title ? `Edit ${first.title}` : undefined}
        className="grid gap-3"
        noValidate
        onChange={() => setTouched(true)}
        onKeyDown={(event) => event.key === "Escape" && !isTouched && onClose()}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children(state.fields ?? {})}
        {state.error && <FieldError>{state.error}</FieldError>}
        <div className="flex flex-wrap gap-2">
          <SubmitButton pending={pending}>Save</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Card>
  );
}

const sendChanges =
  (action: FormAction, fixed: Props["fields"], first: Props["values"]): FormAction =>
  (previous, form) => {
    for (const name of [...form.keys()]) {
      const isSame = normalizeLineEnds(form.get(name)) === normalizeLineEnds(first[name] ?? "");
      if (isSame && !(name in fixed)) form.delete(name);
    }
    return action(previous, form);
  };

type TitleProps = { error: string | undefined; value: string; placeholder?: string };

export const TitleField = ({ error, value, placeholder }: TitleProps) => (
  <Field label="Title" error={error}>
    <Input
      name="title"
      dir="auto"
      defaultValue={value}
      placeholder={placeholder}
      maxLength={200}
      autoComplete="off"
      autoFocus
      required
    />
  </Field>
);
