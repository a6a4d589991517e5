import { ConfirmAction } from "@/app/components/confirm-action";
import { Section } from "@/app/components/section";
import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import { Cell, Table } from "@/app/components/ui/table";
import { ROLE } from "@/app/lib/words";
import type { listInvitations } from "@/lib/domain/invitations";
import { revokeInvite } from "./actions";

type Props = {
  workspaceId: string;
  invitations: Awaited<ReturnType<typeof listInvitations>>;
};

export function InvitationTable({ workspaceId, invitations }: Props) {
  if (invitations.length === 0) return null;
  return (
    <div className="mt-10">
      <Section title="Open invitations">
        <Card>
          <Table caption="Open invitations" columns={["Email address", "Role", "Expires", ""]}>
            {invitations.map(({ id, email, role, expires_at }) => (
              <tr key={id}>
                <Cell className="break-all font-medium">{email}</Cell>
                <Cell label="Role">{ROLE[role].name}</Cell>
                <Cell label="Expires">
                  <Time iso={expires_at} />
                </Cell>
                <Cell className="text-right max-lg:pt-2 max-lg:text-left">
                  <ConfirmAction
                    label="Revoke"
                    about={`the invitation of ${email}`}
                    title={`Revoke the invitation of ${email}?`}
                    description="The link stops working at once. You can invite the same address again."
                    confirm="Revoke invitation"
                    done="Invitation revoked"
                    action={revokeInvite.bind(null, workspaceId)}
                    fields={{ id }}
                  />
                </Cell>
              </tr>
            ))}
          </Table>
        </Card>
      </Section>
    </div>
  );
}
