import { SecretField } from "@/app/components/secret-field";
import { Button } from "@/app/components/ui/button";
import { DialogClose, DialogContent, DialogFooter } from "@/app/components/ui/dialog";

/** An invitation whose link was just made; `mailed` where the link goes out by mail too. */
export type SentInvitation = { email: string; url: string; mailed: boolean };

/** Shows the link of an invitation once, in an open dialog. */
export function InvitationLink({ email, url, mailed }: SentInvitation) {
  return (
    <DialogContent
      title={mailed ? "The invitation is on its way" : "Send this link"}
      description={`It lets ${email} join once, in the next 7 days. It is shown only now, and ${mailed ? "a mail brings it to them too." : "nothing is sent for you."}`}
      dismissible={false}
    >
      <SecretField label="Invitation link" value={url} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">{mailed ? "Done" : "I have copied the link"}</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  );
}
