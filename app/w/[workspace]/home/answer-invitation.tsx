"use client";

import { ConfirmAction } from "@/app/components/confirm-action";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { useFormAction } from "@/app/shared/use-form-action";
import { decline, join } from "./actions";

type Props = { workspaceId: string; id: string; workspaceName: string; invitedBy: string };

export function AnswerInvitation({ workspaceId, id, workspaceName, invitedBy }: Props) {
  const { state, pending, form } = useFormAction(join.bind(null, workspaceId));
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <form {...form} className="contents">
          <input type="hidden" name="id" value={id} />
          <SubmitButton pending={pending} size="small">
            Join
            <span className="sr-only"> {workspaceName}</span>
          </SubmitButton>
        </form>
        <ConfirmAction
          label="Decline"
          about={`the invitation to ${workspaceName}`}
          title={`Decline the invitation to “${workspaceName}”?`}
          description={`The invitation is then deleted. ${invitedBy} can invite you again.`}
          confirm="Decline invitation"
          done="Invitation declined"
          action={decline.bind(null, workspaceId)}
          fields={{ id }}
        />
      </div>
      <FieldError>{state.error}</FieldError>
    </div>
  );
}
