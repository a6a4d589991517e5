"use client";

import { NewPasswordField } from "@/app/components/new-password-field";
import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { MIN_PASSWORD } from "@/lib/schemas/bounds";
import { change } from "./actions";

const DONE = "Password changed. Other browsers are signed out.";

export function PasswordForm({ email }: { email: string }) {
  const { state, pending, form } = useFormAction(change, () => {
    form.ref.current?.reset();
    toast.success(DONE);
  });
  return (
    <form {...form} className="grid gap-4" noValidate>
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field label="Current password" error={state.fields?.currentPassword}>
        <Input name="currentPassword" type="password" autoComplete="current-password" required />
      </Field>
      <NewPasswordField
        name="newPassword"
        label="New password"
        minLength={MIN_PASSWORD}
        error={state.fields?.newPassword}
      />
      <FieldError>{state.error}</FieldError>
      {state.data && <p role="status">{DONE}</p>}
      <SubmitButton pending={pending} className="w-fit">
        Change password
      </SubmitButton>
    </form>
  );
}
