import { nameInitiative } from "@/app/components/documents/describe-document";
import { Row, RowList } from "@/app/components/row-list";
import { Section } from "@/app/components/section";
import { Badge } from "@/app/components/ui/badge";
import type { Caller } from "@/lib/access/caller";
import {
  listOutdatedDocuments,
  type OutdatedDocument,
} from "@/lib/domain/generation/changed-sources";
import { links } from "@/lib/links";
import { countNoun } from "@/lib/text/phrases";

export async function ChangedSources({ caller }: { caller: Caller }) {
  const documents = await listOutdatedDocuments(caller);
  if (documents.length === 0) return null;
  return (
    <Section
      title="Documents with changed sources"
      about="Their statements about these sources may be out of date."
    >
      <RowList>
        {documents.map((document) => (
          <Row
            key={document.id}
            href={links.documentSources(caller.workspaceId, document.id)}
            title={document.title}
            about={describeSources(document)}
            facts={
              <Badge tone="warning">
                {document.changed.length + document.deleted.length} of{" "}
                {countNoun(document.sources, "source")} changed
              </Badge>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}

/** The sources panel lists all. */
const NAMED = 3;

const describeSources = ({ title, initiative_title, changed, deleted }: OutdatedDocument) =>
  [
    nameInitiative(title, initiative_title),
    changed.length > 0 && `Changed: ${listTitles(changed)}`,
    deleted.length > 0 && `Deleted: ${listTitles(deleted)}`,
  ]
    .filter(Boolean)
    .join(" · ");

const listTitles = (titles: string[]) =>
  titles.length > NAMED
    ? `${titles.slice(0, NAMED).join(", ")} and ${titles.length - NAMED} more`
    : titles.join(", ");
