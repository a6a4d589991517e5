"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { SecretField } from "@/app/components/secret-field";
import { Button } from "@/app/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from "@/app/components/ui/dialog";
import { InviteForm, type RoleOption } from "./invite-form";

type Invited = { email: string; url: string; mailed: boolean };

type Props = { workspaceId: string; roles: RoleOption[] };

/** Asks whom to invite, then shows the link once. */
export function InviteDialog({ workspaceId, roles }: Props) {
  const [open, setOpen] = useState(false);
  const [invitation, setInvitation] = useState<Invited>();
  const change = (next: boolean) => {
    setOpen(next);
    setInvitation(undefined);
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button variant="primary">
          <UserPlus aria-hidden />
          Invite member
        </Button>
      </DialogTrigger>
      {invitation ? (
        <DialogContent
          title={invitation.mailed ? "The invitation is on its way" : "Send this link"}
          description={`It lets ${invitation.email} join once, in the next 7 days. It is shown only now, and ${invitation.mailed ? "a mail brings it to them too." : "nothing is sent for you."}`}
          dismissible={false}
        >
          <SecretField label="Invitation link" value={invitation.url} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="primary">
                {invitation.mailed ? "Done" : "I have copied the link"}
              </Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      ) : (
        <DialogContent
          title="Invite a member"
          description="They join by a link, which is shown to you next."
        >
          <InviteForm workspaceId={workspaceId} roles={roles} onInvited={setInvitation} />
        </DialogContent>
      )}
    </Dialog>
  );
}
