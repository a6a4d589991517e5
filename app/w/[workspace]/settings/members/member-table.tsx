import { Time } from "@/app/components/time";
import { Avatar } from "@/app/components/ui/avatar";
import { Badge } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import { Cell, Table } from "@/app/components/ui/table";
import { ROLE } from "@/app/shared/labels";
import { formatDayAndMonth } from "@/app/shared/times";
import type { Caller } from "@/lib/access/caller";
import { hasPowerOver } from "@/lib/access/roles";
import type { Handed } from "@/lib/domain/members/demotion";
import type { Member } from "@/lib/domain/members/membership-rows";
import { listGivableRoles } from "./givable-roles";
import { MemberRole } from "./member-role";
import { RemoveMember } from "./remove-member";

type Props = {
  caller: Caller;
  members: Member[];
  isPersonal: boolean;
  handed: Record<string, Handed>;
};

export function MemberTable({ caller, members, isPersonal, handed }: Props) {
  const owners = members.filter(({ role, disabled }) => role === "owner" && !disabled);
  return (
    <Card>
      <Table caption="Members of this workspace" columns={["Person", "Role", "Joined", ""]}>
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            caller={caller}
            member={member}
            isPersonal={isPersonal}
            handed={handed[member.user_id]}
            isLastOwner={owners.length === 1 && owners.includes(member)}
          />
        ))}
      </Table>
    </Card>
  );
}

function AccountState({ member: { disabled, delete_after: until } }: { member: Member }) {
  if (until) return <Badge tone="warning">Account deleted, until {formatDayAndMonth(until)}</Badge>;
  return disabled && <Badge tone="warning">Disabled</Badge>;
}

type RowProps = {
  caller: Caller;
  member: Member;
  isPersonal: boolean;
  handed: Handed | undefined;
  isLastOwner: boolean;
};

function MemberRow({ caller, member, isPersonal, handed, isLastOwner }: RowProps) {
  const { workspaceId, role } = caller;
  const { user_id: userId, name, email, picture } = member;
  const isSelf = userId === caller.userId;
  const hasPower = !isPersonal && hasPowerOver(role, [member.role]);
  return (
    <tr>
      <Cell>
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} picture={picture} />
          <div className="min-w-0">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {name} {isSelf && <Badge>You</Badge>}
              <AccountState member={member} />
            </span>
            <span className="block break-all text-[0.8125rem] text-subtle">{email}</span>
          </div>
        </div>
      </Cell>
      <Cell label="Role">
        {hasPower ? (
          <MemberRole
            workspaceId={workspaceId}
            userId={userId}
            name={name}
            isSelf={isSelf}
            role={member.role}
            options={listGivableRoles(role)}
            handed={handed}
            isLastOwner={isLastOwner}
          />
        ) : (
          ROLE[member.role].name
        )}
      </Cell>
      <Cell label="Joined">
        <Time iso={member.joined_at} format="date" />
      </Cell>
      <Cell className="text-right max-lg:pt-2 max-lg:text-left">
        {!isPersonal && isSelf && isLastOwner && (
          <p className="text-pretty text-[0.8125rem] text-subtle lg:ml-auto lg:max-w-52">
            You are the only owner, so you cannot leave. Hand the workspace over first.
          </p>
        )}
        {!isPersonal && !isLastOwner && (isSelf || hasPower) && (
          <RemoveMember workspaceId={workspaceId} userId={userId} name={name} isSelf={isSelf} />
        )}
      </Cell>
    </tr>
  );
}
