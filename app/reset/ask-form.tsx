"use client";

import { type ReactNode, useState } from "react";
import { getTypedEmail } from "@/app/(auth)/typed-email";
import { NarrowPage } from "@/app/components/narrow-page";
import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/shared/use-form-action";
import { askForLink } from "./actions";

/** The answer is the same whether the address has an account or not. */
export function AskForm({ footer }: { footer: ReactNode }) {
  const { state, pending, form } = useFormAction(askForLink);
  const [email] = useState(getTypedEmail);
  if (state.data) {
    return (
      <NarrowPage title="Look for our mail" footer={footer}>
        <p role="status" className="text-pretty [overflow-wrap:anywhere]">
          If there is an account for {state.data.email}, a link is on its way. It works for an hour.
          If nothing arrives within a few minutes, look in your spam folder.
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="Forgot your password?"
      about="Enter the email address of your account, and you get a link to set a new password."
      footer={footer}
    >
      <form {...form} className="grid gap-4" noValidate>
        <Field label="Email address" error={state.fields?.email}>
          <Input name="email" type="email" autoComplete="username" defaultValue={email} required />
        </Field>
        <FieldError>{state.error}</FieldError>
        <SubmitButton pending={pending}>Send me a link</SubmitButton>
      </form>
    </NarrowPage>
  );
}
