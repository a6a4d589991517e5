import type { Metadata } from "next";
import { SettingsHeader } from "@/app/components/settings-header";
import { requireCaller } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/roles";
import { BASE_TYPES } from "../base-types";
import { OnlyManagers } from "../only-managers";
import { TypeForm } from "../type-form";

export const metadata: Metadata = { title: "New document type" };

type Props = { params: Promise<{ workspace: string }> };

export default async function NewDocumentTypePage({ params }: Props) {
  const { workspaceId, role } = await requireCaller((await params).workspace);
  return (
    <>
      <SettingsHeader
        title="New document type"
        about="Choose a built-in type to begin with, then adapt its sections."
      />
      {canManage(role) ? (
        <TypeForm workspaceId={workspaceId} bases={BASE_TYPES} />
      ) : (
        <OnlyManagers />
      )}
    </>
  );
}
