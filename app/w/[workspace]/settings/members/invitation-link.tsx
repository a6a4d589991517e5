import { SecretField } from "@/app/components/secret-field";
import { Button } from "@/app/components/ui/button";
import { DialogClose, DialogContent, DialogFooter } from "@/app/components/ui/dialog";

export type SentInvitation = { email: string; url: string };

/** Shows the link of an invitation once, in an open dialog. */
export function InvitationLink({ email, url }: SentInvitation) {
  return (
    <DialogContent
      title="Send this link"
      description={`It lets ${email} join once, in the next 7 days. It is shown only now, and nothing is sent for you.`}
      dismissible={false}
    >
      <SecretField label="Invitation link" value={url} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">I have copied the link</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  );
}
