"use client";

import { signOutTo } from "@/app/(auth)/actions";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { useFormAction } from "@/app/lib/use-form-action";
import { links } from "@/lib/links";
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

type SwitchProps = { token: string; signedInAs: string; invited: string };

/** For who is signed in with another address than the invited one. */
export function SwitchAccount({ token, signedInAs, invited }: SwitchProps) {
  return (
    <form action={signOutTo} className="grid gap-4">
      <p>
        You are signed in as {signedInAs}. Sign out to come back here and join as {invited}, or ask
        for an invitation of {signedInAs}.
      </p>
      <input type="hidden" name="next" value={links.invitation(token)} />
      <SubmitButton pending={false} variant="secondary">
        Sign out and come back
      </SubmitButton>
    </form>
  );
}
