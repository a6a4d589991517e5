"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/lib/use-form-action";
import { signUp } from "../actions";

export function SignUpForm({ next, minPassword }: { next: string; minPassword: number }) {
  const { state, pending, form } = useFormAction(signUp);
  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="next" value={next} />
      <Field label="Name" error={state.fields?.name}>
        <Input name="name" autoComplete="name" maxLength={80} required />
      </Field>
      <Field label="Email address" error={state.fields?.email}>
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      <Field
        label="Password"
        hint={`At least ${minPassword} characters.`}
        error={state.fields?.password}
      >
        <Input name="password" type="password" autoComplete="new-password" required />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <SubmitButton pending={pending}>Create account</SubmitButton>
    </form>
  );
}
