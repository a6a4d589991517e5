"use client";

import { NewPasswordField } from "@/app/components/new-password-field";
import { SubmitButton } from "@/app/components/submit-button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/shared/use-form-action";
import { MAX_NAME, MIN_PASSWORD } from "@/lib/schemas/bounds";
import { signUp } from "../actions";

type Props = {
  next: string;
  invitation: string | undefined;
  email: string | undefined;
};

export function SignUpForm({ next, invitation, email }: Props) {
  const { state, pending, form } = useFormAction(signUp);
  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="next" value={next} />
      {invitation && <input type="hidden" name="invitation" value={invitation} />}
      <Field label="Name" error={state.fields?.name}>
        <Input name="name" autoComplete="name" maxLength={MAX_NAME} required />
      </Field>
      <Field
        label="Email address"
        hint={invitation && "The invitation is for this address."}
        error={state.fields?.email}
      >
        <Input
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly={invitation !== undefined}
          required
        />
      </Field>
      <NewPasswordField
        name="password"
        label="Password"
        minLength={MIN_PASSWORD}
        error={state.fields?.password}
      />
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending}>
        {invitation ? "Create account and join" : "Create account"}
      </SubmitButton>
    </form>
  );
}
