"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { change } from "./actions";

export function PasswordForm({ email, minPassword }: { email: string; minPassword: number }) {
  const { state, pending, form } = useFormAction(change, () => {
    form.ref.current?.reset();
    toast.success("Password changed. Other browsers are signed out.");
  });
  return (
    <form {...form} className="grid gap-4" noValidate>
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field label="Current password" error={state.fields?.currentPassword}>
        <Input name="currentPassword" type="password" autoComplete="current-password" required />
      </Field>
      <Field
        label="New password"
        hint={`At least ${minPassword} characters.`}
        error={state.fields?.newPassword}
      >
        <Input name="newPassword" type="password" autoComplete="new-password" required />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <SubmitButton pending={pending} className="w-fit">
        Change password
      </SubmitButton>
    </form>
  );
}
