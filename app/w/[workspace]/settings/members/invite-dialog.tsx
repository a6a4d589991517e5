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

type Props = { workspaceId: string; roles: RoleOption[] };

/** Asks whom to invite, then shows the link once. */
export function InviteDialog({ workspaceId, roles }: Props) {
  const [open, setOpen] = useState(false);
  const [invitation, setInvitation] = useState<{ email: string; url: string }>();
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
          title="Send this link"
          description={`It lets ${invitation.email} join once, in the next 7 days. It is shown only now, and nothing is sent for you.`}
          dismissible={false}
        >
          <SecretField label="Invitation link" value={invitation.url} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="primary">I have copied the link</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      ) : (
        <DialogContent
          title="Invite a member"
          description="You get a link to send to them yourself."
        >
          <InviteForm workspaceId={workspaceId} roles={roles} onInvited={setInvitation} />
        </DialogContent>
      )}
    </Dialog>
  );
}
