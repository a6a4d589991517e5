import type { Metadata } from "next";
import type { ReactNode } from "react";
import { EditableTitle } from "@/app/components/editable-title";
import { Facts } from "@/app/components/facts";
import { PageHeader } from "@/app/components/page-header";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { ViewTabs } from "@/app/components/ui/view-tabs";
import { countInitiativeContents } from "@/lib/domain/initiatives/initiative-counts";
import { findLastActivity } from "@/lib/domain/initiatives/initiative-overview";
import { listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { links } from "@/lib/links";
import { rename } from "../../actions";
import { loadInitiative } from "../load-initiative";
import { InitiativeActions } from "./initiative-actions";

type Props = { params: Promise<{ workspace: string; id: string }>; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  const { title } = (await loadInitiative(workspace, id)).resource;
  return { title: { default: title, template: `%s · ${title} · Groundwork` } };
}

export default async function InitiativeLayout({ params, children }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const [allCounts, lastActivity, workspaces] = await Promise.all([
    countInitiativeContents(caller, [initiative.id]),
    findLastActivity(caller, initiative),
    listWorkspaces(caller.userId),
  ]);
  const places = workspaces
    .filter((other) => other.id !== caller.workspaceId)
    .map((other) => ({ value: other.id, label: other.name }));
  const counts = allCounts.get(initiative.id);
  const { title, archived, created_at, updated_at } = initiative;
  return (
    <>
      <RememberVisit
        type="initiative"
        title={title}
        path={links.initiative(workspace, initiative.id)}
      />
      <PageHeader
        title={title}
        heading={
          <EditableTitle
            title={title}
            what="initiative"
            action={rename.bind(null, workspace)}
            fields={{ id: initiative.id }}
          />
        }
        crumbs={[{ href: links.initiatives(workspace), title: "Initiatives" }]}
        about={
          <Facts>
            {archived && <Badge>Archived</Badge>}
            <span>
              Created <Time iso={created_at} format="date" />
            </span>
            {/* The mark before a fact would else be a part of the link's name. */}
            <span>
              <TextLink href={links.initiativeActivity(workspace, initiative.id)}>
                Last change <Time iso={lastActivity ?? updated_at} />
              </TextLink>
            </span>
            <span>
              <TextLink href={links.initiativeHistory(workspace, initiative.id)}>
                History of title and description
              </TextLink>
            </span>
          </Facts>
        }
        actions={
          <>
            {!archived && (
              <Button asChild variant="primary">
                <Link href={links.generate(workspace, initiative.id)}>Generate document</Link>
              </Button>
            )}
            <Button asChild>
              <Link href={links.classify(workspace, initiative.id)}>Paste and classify</Link>
            </Button>
            <Button asChild>
              <Link href={links.initiativeAdvisors(workspace, initiative.id)}>Advisors</Link>
            </Button>
            <InitiativeActions
              workspaceId={workspace}
              initiative={initiative}
              counts={counts}
              places={places}
            />
          </>
        }
      />
      <div className="mb-8 print:hidden">
        <ViewTabs label={`Views of ${title}`} tabs={listTabs(workspace, initiative.id, counts)} />
      </div>
      {children}
    </>
  );
}

type Counts = Awaited<ReturnType<typeof countInitiativeContents>>;

function listTabs(workspace: string, id: string, counts: ReturnType<Counts["get"]>) {
  const name = (title: string, held = 0) =>
    held > 0 ? `${title} ${held.toLocaleString("en")}` : title;
  return [
    { href: links.initiative(workspace, id), title: "Overview" },
    { href: links.initiativeDocuments(workspace, id), title: name("Documents", counts?.documents) },
    { href: links.initiativeContext(workspace, id), title: name("Context", counts?.contextItems) },
    { href: links.initiativeGoals(workspace, id), title: name("Goals", counts?.goals) },
    { href: links.initiativeUploads(workspace, id), title: name("Uploads", counts?.uploads) },
    { href: links.initiativeActivity(workspace, id), title: "Activity" },
  ];
}
