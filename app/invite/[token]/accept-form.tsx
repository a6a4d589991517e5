"use client";

import { useRouter } from "next/navigation";
import { ConfirmAction } from "@/app/components/confirm-action";
import { SignOutForm } from "@/app/components/leave-browser";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { links } from "@/lib/links";
import { accept, decline } from "./actions";

type Props = { token: string; workspaceName: string; invitedBy: string };

export function AcceptForm({ token, workspaceName, invitedBy }: Props) {
  const { state, pending, form } = useFormAction(accept);
  const router = useRouter();
  return (
    <div className="grid gap-4">
      <FieldError>{state.error}</FieldError>
      <div className="flex flex-wrap gap-2">
        <form {...form} className="grid flex-1">
          <input type="hidden" name="token" value={token} />
          <SubmitButton pending={pending}>Join workspace</SubmitButton>
        </form>
        <ConfirmAction
          label="Decline"
          about="the invitation"
          title={`Decline the invitation to “${workspaceName}”?`}
          description={`The link stops working. ${invitedBy} can invite you again.`}
          confirm="Decline invitation"
          done={() => {
            toast.success("Invitation declined");
            router.replace(links.home);
          }}
          action={decline}
          fields={{ token }}
          button={{ size: "medium" }}
        />
      </div>
    </div>
  );
}

type SwitchProps = { token: string; signedInAs: string; invited: string };

/** Shown to people who are signed in with another address than the invited one. */
export function SwitchAccount({ token, signedInAs, invited }: SwitchProps) {
  return (
    <SignOutForm next={links.invitation(token)}>
      <p>
        You are signed in as {signedInAs}. Sign out to come back here and join as {invited}, or ask
        for an invitation for {signedInAs}.
      </p>
    </SignOutForm>
  );
}
