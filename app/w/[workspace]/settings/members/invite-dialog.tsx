"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import { InvitationLink, type SentInvitation } from "./invitation-link";
import { InviteForm, type RoleOption } from "./invite-form";

type Props = { workspaceId: string; roles: RoleOption[] };

/** Asks whom to invite, then shows the link once. */
export function InviteDialog({ workspaceId, roles }: Props) {
  const [open, setOpen] = useState(false);
  const [invitation, setInvitation] = useState<SentInvitation>();
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
        <InvitationLink {...invitation} />
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
