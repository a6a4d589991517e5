import type { Metadata } from "next";
import { SettingsHeader } from "@/app/components/settings-header";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { makeLoader } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/roles";
import { getDocumentType } from "@/lib/domain/documents/document-types";
import { humanize } from "@/lib/schemas/spelling";
import { BASE_TYPES } from "../base-types";
import { OnlyManagers } from "../only-managers";
import { TypeForm } from "../type-form";

type Props = { params: Promise<{ workspace: string; id: string }> };

const load = makeLoader(getDocumentType);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await load(workspace, id)).resource.name };
}

export default async function DocumentTypePage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: type } = await load(workspace, id);
  const isManager = canManage(caller.role);
  return (
    <>
      <SettingsHeader
        title={type.name}
        about={
          isManager
            ? "Changes apply to documents generated from now on."
            : `${type.description ?? ""} Based on ${humanize(type.base_type)}.`
        }
      />
      {isManager ? (
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
