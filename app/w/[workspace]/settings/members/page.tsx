import type { Metadata } from "next";
import { Notice } from "@/app/components/notice";
import type { SearchParams } from "@/app/components/pager";
import { Section } from "@/app/components/section";
import { SettingsHeader } from "@/app/components/settings-header";
import { TextLink } from "@/app/components/text-link";
import { requireCaller } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/roles";
import { listHanded } from "@/lib/domain/members/demotion";
import { getFactorDemand } from "@/lib/domain/members/factor-demand";
import { listInvitations } from "@/lib/domain/members/invitations";
import { listMembers } from "@/lib/domain/members/membership-rows";
import { getWorkspace } from "@/lib/domain/workspace/workspaces";
import { links } from "@/lib/links";
import { isMailSet } from "@/lib/mail/send-mail";
import { listGivableRoles } from "./givable-roles";
import { HandOver } from "./hand-over";
import { InvitationTable } from "./invitation-table";
import { InviteDialog } from "./invite-dialog";
import { MemberTable } from "./member-table";

export const metadata: Metadata = { title: "Members" };

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

export default async function MembersPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  const isManager = canManage(caller.role);
  const isOwner = caller.role === "owner";
  const [members, invitations, { kind, name }, demand, handed] = await Promise.all([
    listMembers(caller),
    isManager ? listInvitations(caller) : [],
    getWorkspace(caller),
    isOwner ? getFactorDemand(caller) : undefined,
    isManager ? listHanded(caller) : {},
  ]);
  const sendsMail = isMailSet();
  const isPersonal = kind === "personal";
  const lackFactor = new Set(demand?.demanded ? demand.without.map((one) => one.user_id) : []);
  const others = members
    .filter(({ user_id, disabled }) => user_id !== caller.userId && !disabled)
    .map(({ user_id, name, email }) => ({
      value: user_id,
      label: `${name} (${email})${lackFactor.has(user_id) ? ", has no second factor yet" : ""}`,
    }));
  return (
    <>
      <SettingsHeader
        title="Members"
        about="Everybody here sees all of this workspace. Owners and admins manage members and API keys."
        actions={
          isManager &&
          !isPersonal && (
            <InviteDialog
              workspaceId={caller.workspaceId}
              roles={listGivableRoles(caller.role)}
              sendsMail={sendsMail}
              isAsked={search.add === "member"}
            />
          )
        }
      />
      {isPersonal && (
        <Notice>
          A personal workspace is for one person. To plan with others,{" "}
          <TextLink href={links.newWorkspace}>create a team workspace</TextLink> and invite them
          there. Then open one of your{" "}
          <TextLink href={links.initiatives(workspace)}>initiatives</TextLink> here and choose “Copy
          to another workspace…” to share it.
        </Notice>
      )}
      {!isManager && <Notice>Only owners and admins invite people. Ask one of them.</Notice>}
      <MemberTable caller={caller} members={members} isPersonal={isPersonal} handed={handed} />
      <InvitationTable
        workspaceId={caller.workspaceId}
        sendsMail={sendsMail}
        invitations={invitations}
      />
      {!isPersonal && isOwner && (
        <div className="mt-10">
          <Section
            title="Ownership"
            about={
              others.length > 0
                ? "Another member can take this workspace over from you."
                : invitations.length > 0
                  ? "To hand this workspace over, wait until somebody has joined."
                  : "To hand this workspace over, invite somebody first."
            }
          >
            {others.length > 0 && (
              <div>
                <HandOver workspaceId={caller.workspaceId} name={name} people={others} />
              </div>
            )}
          </Section>
        </div>
      )}
    </>
  );
}
