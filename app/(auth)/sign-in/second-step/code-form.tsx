"use client";

import { useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Button } from "@/app/components/ui/button";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { useFormAction } from "@/app/shared/use-form-action";
import { sendCode } from "../../actions";

type Kind = "app" | "recovery";

const KINDS = {
  app: {
    label: "Code",
    hint: "The six digits that your authenticator app shows.",
    keyboard: "numeric",
    other: "Enter a recovery code",
  },
  recovery: {
    label: "Recovery code",
    hint: "One of the codes that you saved when you set up two-step sign-in.",
    keyboard: "text",
    other: "Enter a code from the app",
  },
} as const;

export function CodeForm({ next, hasApp }: { next: string; hasApp: boolean }) {
  const [kind, setKind] = useState<Kind>(hasApp ? "app" : "recovery");
  return (
    <div className="grid gap-4">
      <KindForm key={kind} kind={kind} next={next} />
      {hasApp && (
        <Button variant="ghost" onClick={() => setKind(kind === "app" ? "recovery" : "app")}>
          {KINDS[kind].other}
        </Button>
      )}
    </div>
  );
}

function KindForm({ kind, next }: { kind: Kind; next: string }) {
  const { state, pending, form } = useFormAction(sendCode);
  const { label, hint, keyboard } = KINDS[kind];
  return (
    <form {...form} className="grid gap-4" noValidate>
      <input type="hidden" name="next" value={next} />
      <Field label={label} hint={hint} error={state.fields?.code}>
        <Input
          name="code"
          inputMode={keyboard}
          autoComplete={kind === "app" ? "one-time-code" : "off"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          autoFocus
          required
        />
      </Field>
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending}>Sign in</SubmitButton>
    </form>
  );
}
