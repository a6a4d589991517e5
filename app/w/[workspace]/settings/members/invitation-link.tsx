import { SecretField } from "@/app/components/secret-field";
import { Button } from "@/app/components/ui/button";
import { DialogClose, DialogContent, DialogFooter } from "@/app/components/ui/dialog";
import { INVITATION_DAYS } from "@/lib/schemas/bounds";

/** `mailed` if the link was also mailed. */
export type SentInvitation = { email: string; url: string; mailed: boolean };
type Props = SentInvitation & { sendsMail: boolean };

export function InvitationLink({ email, url, mailed, sendsMail }: Props) {
  const sent = mailed
    ? `We mail ${email} this link.`
    : `${sendsMail ? "This address gets no more mails today" : "Email is not set up"}. Send this link to ${email} yourself.`;
  return (
    <DialogContent
      title={mailed ? `${email} is invited` : "Send this link"}
      description={`${sent} The link works once, in the next ${INVITATION_DAYS} days, and is shown to you only now.`}
      isDismissible={false}
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
