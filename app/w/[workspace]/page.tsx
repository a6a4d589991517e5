import type { Metadata } from "next";
import { NewInitiative } from "@/app/components/initiatives/new-initiative";
import { PageHeader } from "@/app/components/page-header";
import { requireCaller } from "@/app/shared/signed-in";
import { listInitiativesByActivity } from "@/lib/domain/initiatives/initiative-overview";
import { ChangedSources } from "./home/changed-sources";
import { FirstSteps } from "./home/first-steps";
import { Gaps } from "./home/gaps";
import { OwnInvitations } from "./home/own-invitations";
import { Waiting } from "./home/waiting";
import { WhatChanged } from "./home/what-changed";

export const metadata: Metadata = { title: "Home" };

/** Only the most recently changed initiatives are checked for gaps. */
const CHECKED = { archived: false, limit: 5, offset: 0 };

type Props = { params: Promise<{ workspace: string }> };

export default async function HomePage({ params }: Props) {
  const { workspace } = await params;
  const caller = await requireCaller(workspace);
  const { items: initiatives } = await listInitiativesByActivity(caller, CHECKED);
  return (
    <>
      <PageHeader
        title="Home"
        about="Recent changes, work that waits for you, and gaps."
        actions={<NewInitiative workspaceId={caller.workspaceId} />}
      />
      <OwnInvitations caller={caller} />
      {initiatives.length === 0 && <FirstSteps workspaceId={caller.workspaceId} />}
      <Waiting caller={caller} />
      <ChangedSources caller={caller} />
      <Gaps caller={caller} initiatives={initiatives} />
      <WhatChanged caller={caller} />
    </>
  );
}
