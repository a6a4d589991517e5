"use client";

import { useState } from "react";
import { SubmitButton } from "@/app/components/submit-button";
import { Dialog } from "@/app/components/ui/dialog";
import { FieldError } from "@/app/components/ui/field";
import type { FormAction } from "@/app/shared/action";
import { useFormAction } from "@/app/shared/use-form-action";
import { resendInvite } from "./actions";
import { InvitationLink, type SentInvitation } from "./invitation-link";

type Props = { workspaceId: string; id: string; email: string; sendsMail: boolean };

export function ResendInvitation({ workspaceId, id, email, sendsMail }: Props) {
  const [sent, setSent] = useState<SentInvitation>();
  // A function of the page, because only its scripts can show the new link.
  const resend: FormAction<SentInvitation> = (...given) => resendInvite(workspaceId, ...given);
  const { state, pending, form } = useFormAction(resend, setSent);
  return (
    <>
      <form {...form} className="contents">
        <input type="hidden" name="id" value={id} />
        <SubmitButton pending={pending} variant="secondary" size="small">
          {sendsMail ? "Send again" : "New link"}
          <span className="sr-only">
            {sendsMail ? " the invitation" : ""} for {email}
          </span>
        </SubmitButton>
        <FieldError>{state.error}</FieldError>
      </form>
      <Dialog open={sent !== undefined} onOpenChange={() => setSent(undefined)}>
        {sent && <InvitationLink {...sent} sendsMail={sendsMail} />}
      </Dialog>
    </>
  );
}
