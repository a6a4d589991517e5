"use client";

import { type ReactNode, useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { FormAction } from "@/app/shared/action";
import { catchUnreachable } from "@/app/shared/catch-unreachable";
import { useFormAction } from "@/app/shared/use-form-action";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";

export type PlanningFormProps = {
  action: FormAction;
  fields: Record<string, string>;
  onSaved: () => void;
  onClose: () => void;
};

type Props = PlanningFormProps & {
  children: (errors: Record<string, string | undefined>) => ReactNode;
};

export function PlanningForm({ action, fields, onSaved, onClose, children }: Props) {
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
