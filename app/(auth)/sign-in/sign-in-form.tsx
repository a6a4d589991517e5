"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { TextLink } from "@/app/components/text-link";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/shared/use-form-action";
import { links } from "@/lib/links";
import { signIn } from "../actions";
import { keepTypedEmail } from "../typed-email";

type Props = {
  next: string;
  email: string | undefined;
};

export function SignInForm({ next, email }: Props) {
  const { state, pending, form } = useFormAction(signIn);
  const keepEmail = () => {
    const field = form.ref.current?.querySelector<HTMLInputElement>("[name=email]");
    keepTypedEmail(field?.value ?? "");
  };
  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="next" value={next} />
      <Field label="Email address" error={state.fields?.email}>
        <Input name="email" type="email" autoComplete="username" defaultValue={email} required />
      </Field>
      <Field label="Password" error={state.fields?.password}>
        <Input name="password" type="password" autoComplete="current-password" required />
      </Field>
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending}>Sign in</SubmitButton>
      <p className="text-center">
        <TextLink href={links.forgotPassword} onClick={keepEmail}>
          Forgot your password?
        </TextLink>
      </p>
    </form>
  );
}
