import type { Metadata } from "next";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { ServerNote } from "@/app/components/server-note";
import { TextLink } from "@/app/components/text-link";
import { TextPage } from "@/app/components/text-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { formatDate } from "@/app/shared/times";
import type { Caller } from "@/lib/access/caller";
import { canManage } from "@/lib/access/roles";
import { getCapabilities } from "@/lib/domain/capabilities";
import { checkCoverageOfTypes } from "@/lib/domain/context/context-coverage";
import { listDocumentTypes } from "@/lib/domain/documents/document-types";
import { listDocuments } from "@/lib/domain/documents/documents";
import {
  getGeneration,
  listRecentGenerations,
} from "@/lib/domain/generation/background-generations";
import { describeUsedUpQuota, getQuotaUsage } from "@/lib/domain/generation/quota";
import { countInitiativeContents } from "@/lib/domain/initiatives/initiative-counts";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";
import { MAX_DOCUMENT_TYPES } from "@/lib/schemas/document-types";
import { pathId } from "@/lib/schemas/fields";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { loadInitiative } from "../load-initiative";
import { GenerateForm } from "./generate-form";
import { chooseType, listTypeChoices } from "./type-choices";

/** Seconds. The generation continues after the answer. */
export const maxDuration = 300;

export const metadata: Metadata = { title: "Generate document" };

const NEWEST = { limit: 100, offset: 0 };

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function GeneratePage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const [own, coverage, contents, quota, again, recent, documents] = await Promise.all([
    listDocumentTypes(caller, { limit: MAX_DOCUMENT_TYPES, offset: 0 }),
    checkCoverageOfTypes(caller, initiative.id),
    countInitiativeContents(caller, [initiative.id]),
    getQuotaUsage(caller),
    findEarlier(caller, search.again),
    listRecentGenerations(caller, initiative.id),
    listDocuments(caller, { initiative_id: initiative.id, ...NEWEST }),
  ]);
  const usedUp =
    quota.remaining === 0 && (await describeUsedUpQuota(caller, formatDate(quota.period_end)));
  const types = listTypeChoices(own.items);
  const type = chooseType(types, search.type, again);
  return (
    <TextPage>
      <PageHeader
        title="Generate document"
        crumbs={await buildCrumbs(caller, initiative.id)}
        about={<EngineNote mayManage={canManage(caller.role)} />}
      />
      <BeingWritten workspaceId={caller.workspaceId} generations={recent} />
      {usedUp && <Notice>{usedUp}</Notice>}
      {type && (
        <GenerateForm
          key={type.value}
          userId={caller.userId}
          workspaceId={caller.workspaceId}
          initiative={initiative}
          types={types}
          coverage={coverage}
          type={type}
          again={again}
          taken={documents.items.map(({ title }) => title)}
          own={contents.get(initiative.id) ?? {}}
          quota={quota}
          hasModel={getCapabilities().model !== null}
        />
      )}
    </TextPage>
  );
}

type Recent = { workspaceId: string; generations: GenerationStatus[] };

function BeingWritten({ workspaceId, generations }: Recent) {
  return generations.map(({ id, title, state }) => (
    <Notice key={id}>
      {state === "running" ? "A document is being written: " : "A document was written just now: "}
      <TextLink href={links.generation(workspaceId, id)}>{title}</TextLink>
    </Notice>
  ));
}

function EngineNote({ mayManage }: { mayManage: boolean }) {
  const { model } = getCapabilities();
  if (model) return <>Written by AI ({model}) from the context of this initiative.</>;
  return (
    <>
      <p>Assembled without AI from the context of this initiative, in a second.</p>
      <ServerNote ask={!mayManage && "if you want an AI model to write documents"}>
        set an AI key as <code>ANTHROPIC_API_KEY</code> in its environment or <code>.env</code>{" "}
        file; then an AI model writes documents.
      </ServerNote>
    </>
  );
}

async function findEarlier(caller: Caller, again: string | string[] | undefined) {
  if (again === undefined) return undefined;
  try {
    return await getGeneration(caller, { id: pathId.parse(again) });
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}
