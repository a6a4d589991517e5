"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogTrigger } from "@/app/components/ui/dialog";
import { useAskedDialog } from "@/app/shared/use-asked-dialog";
import { links } from "@/lib/links";
import { InvitationLink, type SentInvitation } from "./invitation-link";
import { InviteForm, type RoleOption } from "./invite-form";

type Props = { workspaceId: string; roles: RoleOption[]; sendsMail: boolean; isAsked: boolean };

export function InviteDialog({ workspaceId, roles, sendsMail, isAsked }: Props) {
  const [open, setOpen] = useAskedDialog(isAsked, links.settings.members(workspaceId));
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
        <InvitationLink {...invitation} sendsMail={sendsMail} />
      ) : (
        <DialogContent
          title="Invite a member"
          description={
            sendsMail
              ? "We mail them a link to join, and you can copy it too."
              : "They join by a link, which you see next."
          }
        >
          <InviteForm
            workspaceId={workspaceId}
            roles={roles}
            sendsMail={sendsMail}
            onInvited={(sent) => {
              setInvitation(sent);
              setOpen(true); // It may have been closed meanwhile, and the link is shown only once.
            }}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
