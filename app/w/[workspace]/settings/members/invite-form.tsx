"use client";

import { DialogSubmit } from "@/app/components/dialog-submit";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { RadioCards } from "@/app/components/ui/radio-cards";
import { useFormAction } from "@/app/shared/use-form-action";
import { inviteMember } from "./actions";
import type { SentInvitation } from "./invitation-link";

export type RoleOption = { value: string; label: string; about: string };

type Props = {
  workspaceId: string;
  roles: RoleOption[];
  sendsMail: boolean;
  onInvited: (invitation: SentInvitation) => void;
};

export function InviteForm({ workspaceId, roles, sendsMail, onInvited }: Props) {
  const { state, pending, form } = useFormAction(inviteMember.bind(null, workspaceId), onInvited);
  return (
    <form {...form} className="grid gap-5" noValidate>
      <Field
        label="Email address"
        hint="They sign in or sign up with this address."
        error={state.fields?.email}
      >
        <Input name="email" type="email" autoComplete="off" required />
      </Field>
      <RadioCards legend="Role" name="role" options={roles} defaultValue="member" />
      <FieldError>{state.error}</FieldError>
      <DialogSubmit pending={pending}>{sendsMail ? "Invite" : "Create link"}</DialogSubmit>
    </form>
  );
}
