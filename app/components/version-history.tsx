import { VERSION_SOURCE } from "@/app/lib/words";
import type { Caller } from "@/lib/access/caller";
import { listDocumentVersions } from "@/lib/domain/document-versions";
import { listMembers } from "@/lib/domain/members";
import { links } from "@/lib/links";
import { offsetOf, Pager, type SearchParams } from "./pager";
import { Row, RowList } from "./row-list";
import { Section } from "./section";
import { Time } from "./time";
import { Badge } from "./ui/badge";

const PAGE = 20;

type Props = {
  caller: Caller;
  documentId: string;
  /** The version that documents have now. */
  latest: number;
  search: SearchParams;
};

/** Every version with who wrote it and how; each can be read, none is lost. */
export async function VersionHistory({ caller, documentId, latest, search }: Props) {
  const page = { limit: PAGE, offset: offsetOf(search.versions) };
  const [{ items, pagination }, members] = await Promise.all([
    listDocumentVersions(caller, { id: documentId, ...page }),
    listMembers(caller),
  ]);
  const names = new Map(members.map(({ user_id, name }) => [user_id, name]));
  return (
    <Section title="Version history">
      <RowList>
        {items.map(({ id, version, source, created_by, created_at }) => (
          <Row
            key={id}
            href={
              version === latest
                ? links.document(caller.workspaceId, documentId)
                : links.documentVersion(caller.workspaceId, documentId, version)
            }
            title={`Version ${version}`}
            about={`${VERSION_SOURCE[source]} by ${names.get(created_by) ?? "a former member"}`}
            facts={
              <>
                {version === latest && <Badge tone="positive">Latest</Badge>}
                <Time iso={created_at} />
              </>
            }
          />
        ))}
      </RowList>
      <Pager label="Pages of versions" param="versions" params={search} pagination={pagination} />
    </Section>
  );
}
