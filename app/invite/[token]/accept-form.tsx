"use client";

import { signOut } from "@/app/(auth)/actions";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { useFormAction } from "@/app/lib/use-form-action";
import { accept } from "./actions";

export function AcceptForm({ token }: { token: string }) {
  const { state, pending, form } = useFormAction(accept);
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {state.error && <FieldError>{state.error}</FieldError>}
      <SubmitButton pending={pending}>Join workspace</SubmitButton>
    </form>
  );
}

/** For who is signed in with another address than the invited one. */
export function SwitchAccount({ signedInAs, invited }: { signedInAs: string; invited: string }) {
  return (
    <form action={signOut} className="grid gap-4">
      <p>
        You are signed in as {signedInAs}. Sign out, then open this link again and sign in as{" "}
        {invited}.
      </p>
      <SubmitButton pending={false} variant="secondary">
        Sign out
      </SubmitButton>
    </form>
  );
}
