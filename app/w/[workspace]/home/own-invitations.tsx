import { Notice } from "@/app/components/notice";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { ROLE } from "@/app/shared/labels";
import type { Caller } from "@/lib/access/caller";
import { findOpenProof } from "@/lib/domain/account/email-proofs";
import { type Invitation, listOwnInvitations } from "@/lib/domain/members/answer-invitation";
import { links } from "@/lib/links";
import { isMailSet } from "@/lib/mail/send-mail";
import { ROLE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { uncapitalize } from "@/lib/text/phrases";
import { AnswerInvitation } from "./answer-invitation";

export async function OwnInvitations({ caller }: { caller: Caller }) {
  const { email, isProven, any, answerable } = await listOwnInvitations(caller.userId);
  if (!isProven) return <Unconfirmed id={caller.userId} email={email} isInvited={any} />;
  if (answerable.length === 0) return null;
  return (
    <Section title="Invitations to you">
      <Card>
        <ul className="divide-y">
          {answerable.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              workspaceId={caller.workspaceId}
              invitation={invitation}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

type UnconfirmedProps = { id: string; email: string; isInvited: boolean };

/** Without mail, a reminder to confirm the address would be useless: only the link of an invitation helps. */
async function Unconfirmed({ id, email, isInvited }: UnconfirmedProps) {
  if (isMailSet()) {
    const { confirms: isMailed } = await findOpenProof({ userId: id, email });
    return (
      <Notice>
        {isInvited
          ? `Somebody has invited ${email} to a workspace. Confirm that this address is yours, and the invitation appears here.`
          : `Confirm that ${email} is your address: ${isMailed ? "open the link that we mailed to you" : "have a link mailed to you from your account page"}.`}{" "}
        <TextLink href={links.account}>
          {isMailed && !isInvited ? "Send the link again" : "Confirm it on your account page"}
        </TextLink>
      </Notice>
    );
  }
  if (!isInvited) return null;
  return (
    <Notice>
      Somebody has invited {email} to a workspace. To join, open the link of the invitation: nobody
      has confirmed yet that this address is yours, so the address alone is not enough. If you
      cannot find the link, ask the person who invited you to send it again, in Settings, Members.
    </Notice>
  );
}

type RowProps = { workspaceId: string; invitation: Invitation };

function InvitationRow({ workspaceId, invitation }: RowProps) {
  const { id, workspaceName, invitedBy, role, expiresAt } = invitation;
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 px-4 py-3 sm:flex-row sm:items-center">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="break-words font-medium">{workspaceName}</p>
        <p className="text-pretty text-subtle">
          {invitedBy} invites you as {ROLE_WITH_ARTICLE[role]}: {uncapitalize(ROLE[role].can)}. Open
          until <Time iso={expiresAt} format="date" />.
        </p>
      </div>
      <AnswerInvitation
        workspaceId={workspaceId}
        id={id}
        workspaceName={workspaceName}
        invitedBy={invitedBy}
      />
    </li>
  );
}
