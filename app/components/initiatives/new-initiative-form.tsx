"use client";

import { Plus } from "lucide-react";
import { AttemptField } from "@/app/components/attempt-field";
import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/shared/use-form-action";
import { create } from "@/app/w/[workspace]/initiatives/actions";

type Props = {
  workspaceId: string;
  label: string;
  autoFocus?: boolean;
};

export function NewInitiativeForm({ workspaceId, label, autoFocus }: Props) {
  const { state, pending, form } = useFormAction(create.bind(null, workspaceId));
  return (
    <form {...form} className="grid gap-3 text-left" noValidate>
      <AttemptField />
      <Field label={label} error={state.fields?.title}>
        <Input
          name="title"
          placeholder="Route planner for field crews"
          autoComplete="off"
          autoFocus={autoFocus}
          aria-keyshortcuts={autoFocus ? undefined : "c"}
          required
        />
      </Field>
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} className="w-fit">
        <Plus aria-hidden />
        Create initiative
      </SubmitButton>
    </form>
  );
}
