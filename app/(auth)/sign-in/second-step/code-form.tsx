"use client";

import { useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/lib/use-form-action";
import { sendCode } from "../../actions";

/** Takes a code of the app or a recovery code, in one field; the keys of a phone are digits until somebody wants letters. */
export function CodeForm({ next, hasApp }: { next: string; hasApp: boolean }) {
  const { state, pending, form } = useFormAction(sendCode);
  const [isDigits, setDigits] = useState(hasApp);
  const chooseRecovery = () => {
    setDigits(false);
    form.ref.current?.querySelector<HTMLInputElement>("[name=code]")?.focus();
  };
  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="next" value={next} />
      <Field
        label={isDigits ? "Code" : "Recovery code"}
        hint={
          isDigits
            ? "The six digits that your authenticator app shows, or a recovery code."
            : "One of those that you saved when you set up two-step sign-in."
        }
        error={state.fields?.code}
      >
        <Input
          name="code"
          inputMode={isDigits ? "numeric" : "text"}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
        />
      </Field>
      {state.error && <FieldError>{state.error}</FieldError>}
      <SubmitButton pending={pending}>Sign in</SubmitButton>
      {isDigits && (
        <Button variant="ghost" onClick={chooseRecovery}>
          Write a recovery code
        </Button>
      )}
    </form>
  );
}
