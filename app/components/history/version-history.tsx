import { Row, RowList } from "@/app/components/row-list";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { VERSION_SOURCE } from "@/app/shared/labels";
import type { Caller } from "@/lib/access/caller";
import { listDocumentVersions } from "@/lib/domain/documents/document-versions";
import { links } from "@/lib/links";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";

const NEWEST = { limit: 5, offset: 0 };

type Props = {
  caller: Caller;
  documentId: string;
  latest: number;
};

export async function VersionHistory({ caller, documentId, latest }: Props) {
  const { items } = await listDocumentVersions(caller, { id: documentId, ...NEWEST });
  return (
    <Section
      title="Version history"
      actions={
        <TextLink href={links.documentHistory(caller.workspaceId, documentId)}>
          All versions and what they changed
        </TextLink>
      }
    >
      <RowList>
        {items.map(({ id, version, source, created_by_name, created_at }) => (
          <Row
            key={id}
            href={
              version === latest
                ? links.document(caller.workspaceId, documentId)
                : links.documentVersion(caller.workspaceId, documentId, version)
            }
            title={`Version ${version}`}
            about={`${VERSION_SOURCE[source]} by ${created_by_name ?? FORMER_MEMBER.toLowerCase()}`}
            facts={
              <>
                {version === latest && <Badge tone="positive">Latest</Badge>}
                <Time iso={created_at} />
              </>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
