import type { Metadata } from "next";
import { cache } from "react";
import { SettingsHeader } from "@/app/components/settings-header";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { humanize } from "@/app/shared/labels";
import { orNotFound, requireCaller } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/plans";
import { getDocumentType } from "@/lib/domain/documents/document-types";
import { pathId } from "@/lib/schemas/fields";
import { BASE_TYPES } from "../base-types";
import { OnlyManagers } from "../only-managers";
import { TypeForm } from "../type-form";

type Props = { params: Promise<{ workspace: string; id: string }> };

const load = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  return { caller, type: await orNotFound(getDocumentType(caller, { id: pathId.parse(id) })) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await load(workspace, id)).type.name };
}

export default async function DocumentTypePage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, type } = await load(workspace, id);
  const manages = canManage(caller.role);
  return (
    <>
      <SettingsHeader
        title={type.name}
        about={
          manages
            ? "Changes apply to documents generated from now on."
            : `${type.description ?? ""} Based on ${humanize(type.base_type)}.`
        }
      />
      {manages ? (
        <TypeForm workspaceId={caller.workspaceId} bases={BASE_TYPES} type={type} />
      ) : (
        <>
          <OnlyManagers />
          <DefinitionList>
            {type.sections.map(({ heading, guidance }) => (
              <Definition key={heading} term={heading}>
                {guidance || "No guidance"}
              </Definition>
            ))}
          </DefinitionList>
        </>
      )}
    </>
  );
}
