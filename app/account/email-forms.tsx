"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { changeEmail, sendVerificationAgain, withdrawChange } from "./actions";
import { ProofField, SignInAgain } from "./proof";

/** `isMailed`: a link was mailed that still works. */
export function VerifyForm({ email, isMailed }: { email: string; isMailed: boolean }) {
  const done = `A link is on its way to ${email}. It works for a day.`;
  const { state, pending, form } = useFormAction(sendVerificationAgain, () => toast.success(done));
  return (
    <form {...form} className="grid gap-2">
      <p className="text-pretty text-subtle">
        {isMailed
          ? "Open the link that was mailed to it, to show that the address is yours."
          : "Show that the address is yours: have a link mailed to it, then open the link."}
      </p>
      <FieldError>{state.error}</FieldError>
      {state.data && <p role="status">{done}</p>}
      <SubmitButton pending={pending} variant="secondary" className="w-fit">
        {isMailed ? "Send the link again" : "Send the link"}
      </SubmitButton>
    </form>
  );
}

export function WithdrawForm() {
  const { state, pending, form } = useFormAction(withdrawChange, () =>
    toast.success("The change was withdrawn. Your address is the same as before."),
  );
  return (
    <form {...form} className="grid gap-2">
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} variant="secondary" className="w-fit">
        Withdraw the change
      </SubmitButton>
    </form>
  );
}

export function EmailForm({ proof }: { proof: ProofAsked }) {
  const { state, pending, form } = useFormAction(changeEmail, ({ email }) => {
    form.ref.current?.reset();
    toast.success(`Open the link that was mailed to ${email}. Until then your address stays.`);
  });
  if (proof === "sign_in") return <SignInAgain />;
  return (
    <form {...form} className="grid gap-4" noValidate>
      <Field
        label="New email address"
        hint="We mail a link to this address. Your address changes when you open the link."
        error={state.fields?.email}
      >
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <ProofField proof={proof} error={state.fields?.currentPassword} />
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} className="w-fit">
        Change address
      </SubmitButton>
    </form>
  );
}
