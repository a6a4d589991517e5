"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { RadioCards } from "@/app/components/ui/radio-cards";
import { useFormAction } from "@/app/shared/use-form-action";
import { MAX_NAME } from "@/lib/schemas/bounds";
import { create } from "./actions";

const KINDS = [
  { value: "team", label: "Team", about: "For the people you plan with." },
  { value: "client", label: "Client", about: "For one client's work, apart from the others." },
];

export function NewWorkspaceForm() {
  const { state, pending, form } = useFormAction(create);
  return (
    <form {...form} className="grid gap-5" noValidate>
      <Field label="Name" error={state.fields?.name}>
        <Input name="name" autoComplete="organization" maxLength={MAX_NAME} required />
      </Field>
      <RadioCards legend="Kind" name="kind" options={KINDS} defaultValue="team" />
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending}>Create workspace</SubmitButton>
    </form>
  );
}
