"use client";

import { leaveBrowser } from "@/app/components/leave-browser";
import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/shared/use-form-action";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { deleteAccount } from "./actions";
import { ProofField, SignInAgain } from "./proof";

export function DeleteForm({ email, proof }: { email: string; proof: ProofAsked }) {
  const { state, pending, form } = useFormAction(deleteAccount, undefined, leaveBrowser);
  if (proof === "sign_in") return <SignInAgain />;
  return (
    <form {...form} className="grid gap-4" noValidate>
      <Field
        label="Your email address"
        hint={`Type ${email} to confirm.`}
        error={state.fields?.email}
      >
        <Input name="email" type="email" autoComplete="off" required />
      </Field>
      <ProofField proof={proof} error={state.fields?.currentPassword} />
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} variant="danger" className="w-fit">
        Delete my account
      </SubmitButton>
    </form>
  );
}
