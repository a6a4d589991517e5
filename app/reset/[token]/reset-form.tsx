"use client";

import { NewPasswordField } from "@/app/components/new-password-field";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { useFormAction } from "@/app/shared/use-form-action";
import { MIN_PASSWORD } from "@/lib/schemas/bounds";
import { reset } from "./actions";

type Props = { token: string; email: string };

export function ResetForm({ token, email }: Props) {
  const { state, pending, form } = useFormAction(reset);
  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="token" value={token} />
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <NewPasswordField
        name="newPassword"
        label="New password"
        minLength={MIN_PASSWORD}
        error={state.fields?.newPassword}
      />
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending}>Set password</SubmitButton>
    </form>
  );
}
