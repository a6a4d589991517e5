import { FileCog } from "lucide-react";
import type { Metadata } from "next";
import { EmptyState } from "@/app/components/empty-state";
import { SettingsHeader } from "@/app/components/settings-header";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { requireCaller } from "@/app/shared/signed-in";
import { canManage } from "@/lib/access/roles";
import { listDocumentTypes } from "@/lib/domain/documents/document-types";
import { links } from "@/lib/links";
import { MAX_DOCUMENT_TYPES } from "@/lib/schemas/document-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { OnlyManagers } from "./only-managers";
import { TypeTable } from "./type-table";

export const metadata: Metadata = { title: "Document types" };

type Props = { params: Promise<{ workspace: string }> };

export default async function DocumentTypesPage({ params }: Props) {
  const caller = await requireCaller((await params).workspace);
  const isManager = canManage(caller.role);
  const { items } = await listDocumentTypes(caller, { limit: MAX_DOCUMENT_TYPES, offset: 0 });
  return (
    <>
      <SettingsHeader
        title="Document types"
        about={`Your own types, in addition to the ${DOCUMENT_TYPES.length} built-in ones. A type lists the sections of a generated document and says what belongs in each.`}
        actions={
          isManager && (
            <Button asChild variant="primary">
              <Link href={links.settings.newDocumentType(caller.workspaceId)}>
                New document type
              </Link>
            </Button>
          )
        }
      />
      {!isManager && <OnlyManagers />}
      <div className="grid gap-4">
        {items.length > 0 ? (
          <TypeTable workspaceId={caller.workspaceId} types={items} isManager={isManager} />
        ) : (
          <EmptyState Icon={FileCog} title="No types of your own yet">
            <p>
              A type begins with the sections of a built-in one. Rename, add and reorder them, and
              say what belongs in each.
            </p>
          </EmptyState>
        )}
      </div>
    </>
  );
}
