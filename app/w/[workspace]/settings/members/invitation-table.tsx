import { ConfirmAction } from "@/app/components/confirm-action";
import { Section } from "@/app/components/section";
import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { Cell, Table } from "@/app/components/ui/table";
import { ROLE } from "@/app/shared/labels";
import type { listInvitations } from "@/lib/domain/members/invitations";
import { withdrawInvite } from "./actions";
import { ResendInvitation } from "./resend-invitation";

type Props = {
  workspaceId: string;
  sendsMail: boolean;
  invitations: Awaited<ReturnType<typeof listInvitations>>;
};

export function InvitationTable({ workspaceId, sendsMail, invitations }: Props) {
  if (invitations.length === 0) return null;
  return (
    <div className="mt-10">
      <Section title="Open invitations">
        <Card>
          <Table caption="Open invitations" columns={["Email address", "Role", "Expires", ""]}>
            {invitations.map(({ id, email, role, expires_at }) => (
              <tr key={email}>
                <Cell className="break-all font-medium">{email}</Cell>
                <Cell label="Role">{ROLE[role].name}</Cell>
                <Cell label="Expires">
                  <Time iso={expires_at} />
                </Cell>
                <Cell className="text-right max-lg:pt-2 max-lg:text-left">
                  <div className="inline-flex flex-wrap gap-2">
                    <ResendInvitation
                      workspaceId={workspaceId}
                      id={id}
                      email={email}
                      sendsMail={sendsMail}
                    />
                    <ConfirmAction
                      label="Withdraw"
                      about={`the invitation for ${email}`}
                      title={`Withdraw the invitation for ${email}?`}
                      description="The link stops working at once. You can invite the same address again."
                      confirm="Withdraw invitation"
                      done="Invitation withdrawn"
                      action={withdrawInvite.bind(null, workspaceId)}
                      fields={{ id }}
                    />
                  </div>
                </Cell>
              </tr>
            ))}
          </Table>
        </Card>
      </Section>
    </div>
  );
}
