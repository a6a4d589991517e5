"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/lib/use-form-action";
import { askForLink } from "./actions";

/** Asks for the address, then says the same whether there is an account for it or not. */
export function AskForm() {
  const { state, pending, form } = useFormAction(askForLink);
  if (state.data) {
    return (
      <p role="status" className="text-pretty [overflow-wrap:anywhere]">
        If there is an account for {state.data.email}, a link is on its way. It works for an hour.
        Nothing there after a few minutes? Look in the folder for spam.
      </p>
    );
  }
  return (
    <form {...form} className="grid gap-4" noValidate>
      <Field label="Email address" error={state.fields?.email}>
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <SubmitButton pending={pending}>Send me a link</SubmitButton>
    </form>
  );
}
