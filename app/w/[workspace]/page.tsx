import { ListTree } from "lucide-react";
import type { Metadata } from "next";
import { DocumentRows } from "@/app/components/documents/document-rows";
import { EmptyState } from "@/app/components/empty-state";
import { ChangeList } from "@/app/components/history/change-list";
import { NewInitiative } from "@/app/components/initiatives/new-initiative";
import { NewInitiativeForm } from "@/app/components/initiatives/new-initiative-form";
import { PageHeader } from "@/app/components/page-header";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { requireCaller } from "@/app/shared/signed-in";
import type { Caller } from "@/lib/access/caller";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import { listDocuments } from "@/lib/domain/documents/documents";
import { listRecentChanges } from "@/lib/domain/history/recent-changes";
import { listInitiativesByActivity } from "@/lib/domain/initiatives/initiative-overview";
import { links } from "@/lib/links";
import { ChangedSources } from "./home/changed-sources";
import { Gaps } from "./home/gaps";
import { OpenSample } from "./home/open-sample";
import { OwnInvitations } from "./home/own-invitations";

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
        about="Recent changes, drafts and reviews, and what is still missing."
        actions={initiatives.length > 0 && <NewInitiative workspaceId={caller.workspaceId} />}
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

function FirstSteps({ workspaceId }: { workspaceId: string }) {
  return (
    <div className="mb-10">
      <EmptyState Icon={ListTree} title="Begin with an initiative">
        <p>
          An initiative is one piece of work: what you know about it, its goals and its documents. A
          title is enough to begin.
        </p>
        <div className="mx-auto w-full max-w-sm">
          <NewInitiativeForm workspaceId={workspaceId} label="What are you planning?" />
        </div>
        <p>
          Or <TextLink href={links.settings.connect(workspaceId)}>connect an assistant</TextLink>{" "}
          and let it write the first one.
        </p>
        <div className="grid justify-center">
          <OpenSample workspaceId={workspaceId} />
        </div>
      </EmptyState>
    </div>
  );
}

const FEW = { limit: 5, offset: 0 };
const NEWEST_FEW = `The ${FEW.limit} newest in review and the ${FEW.limit} newest drafts.`;

async function Waiting({ caller }: { caller: Caller }) {
  const [reviews, drafts] = await Promise.all([
    listDocuments(caller, { status: "in_review", ...FEW }),
    listDocuments(caller, { status: "draft", ...FEW }),
  ]);
  const documents = [...reviews.items, ...drafts.items];
  if (documents.length === 0) return null;
  const initiatives = await findTargetTitles(
    caller,
    documents.map(({ initiative_id }) => ({ target_id: initiative_id })),
  );
  const hasMore = reviews.pagination.has_more || drafts.pagination.has_more;
  return (
    <Section
      title="Waiting for review or still in draft"
      {...(hasMore && { about: NEWEST_FEW })}
      actions={<TextLink href={links.documents(caller.workspaceId)}>All documents</TextLink>}
    >
      <DocumentRows
        workspaceId={caller.workspaceId}
        documents={documents.map((document) => ({
          ...document,
          initiative_title: initiatives.get(document.initiative_id),
        }))}
      />
    </Section>
  );
}

const ROWS = 10;
const NEWEST = { limit: 50, offset: 0 };

async function WhatChanged({ caller }: { caller: Caller }) {
  const { items, pagination } = await listRecentChanges(caller, NEWEST);
  if (items.length === 0) return null;
  return (
    <Section
      title="What changed"
      actions={
        (pagination.has_more || items.length > ROWS) && (
          <TextLink href={links.settings.activity(caller.workspaceId)}>All activity</TextLink>
        )
      }
    >
      <ChangeList caller={caller} changes={items} most={ROWS} />
    </Section>
  );
}
