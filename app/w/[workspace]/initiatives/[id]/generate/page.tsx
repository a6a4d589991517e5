import type { Metadata } from "next";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { crumbsTo } from "@/app/lib/crumbs";
import { date } from "@/app/lib/times";
import { checkCoverageOfTypes } from "@/lib/domain/context-coverage";
import { listDocumentTypes } from "@/lib/domain/document-types";
import { quotaUsage } from "@/lib/limits/quota";
import { MAX_DOCUMENT_TYPES } from "@/lib/schemas/document-types";
import { loadInitiative } from "../load-initiative";
import { EngineNote } from "./engine-note";
import { findFailed } from "./find-failed";
import { GenerateForm } from "./generate-form";
import { firstChoice } from "./type-choice";
import { typeChoices } from "./type-choices";

export const metadata: Metadata = { title: "Generate document" };

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function GeneratePage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, initiative } = await loadInitiative(workspace, id);
  const [own, coverage, quota, failed] = await Promise.all([
    listDocumentTypes(caller, { limit: MAX_DOCUMENT_TYPES, offset: 0 }),
    checkCoverageOfTypes(caller, initiative.id),
    quotaUsage(caller),
    findFailed(caller, search.again),
  ]);
  const types = typeChoices(own.items);
  const type = firstChoice(types, search.type, failed);
  return (
    <>
      <PageHeader
        title="Generate document"
        crumbs={await crumbsTo(caller, initiative.id)}
        about={<EngineNote />}
      />
      {quota.remaining === 0 && (
        <Notice>
          All generations of this month are used. The next ones come on {date(quota.period_end)}; a
          higher plan has more.
        </Notice>
      )}
      {type && (
        <GenerateForm
          key={type.value}
          workspaceId={caller.workspaceId}
          initiative={initiative}
          types={types}
          coverage={coverage}
          type={type}
          failedTitle={failed?.title}
          quota={quota}
        />
      )}
    </>
  );
}
