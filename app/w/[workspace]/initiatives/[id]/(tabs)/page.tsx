import { DocumentSection } from "@/app/components/documents/document-section";
import { EditableText } from "@/app/components/editable-text";
import { ChangeList } from "@/app/components/history/change-list";
import { MarkdownText } from "@/app/components/markdown-text";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Card } from "@/app/components/ui/card";
import { DropFiles } from "@/app/components/uploads/drop-files";
import type { Caller } from "@/lib/access/caller";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { listRecentChanges } from "@/lib/domain/history/recent-changes";
import { links } from "@/lib/links";
import { describe } from "../../actions";
import { ChecklistEntry } from "../generate/checklist-entry";
import { loadInitiative } from "../load-initiative";

const FEW = { limit: 5, offset: 0 };
const NEWEST = { limit: 25, offset: 0 };

type Props = { params: Promise<{ workspace: string; id: string }> };

export default async function InitiativePage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const initiativeId = initiative.id;
  const changes = await listRecentChanges(caller, { initiativeId, ...NEWEST });
  return (
    <>
      <div className="-mt-2 mb-10">
        <EditableText
          label="Description"
          name="description"
          hint="What it is about, for whom, and why now, in Markdown if you like. Documents and advisors read it."
          text={initiative.description}
          action={describe.bind(null, workspace)}
          fields={{ id: initiativeId }}
        >
          {initiative.description && <MarkdownText markdown={initiative.description} />}
        </EditableText>
      </div>
      <DropFiles workspaceId={workspace} initiativeId={initiativeId} />
      <Coverage caller={caller} initiativeId={initiativeId} />
      <DocumentSection caller={caller} initiativeId={initiativeId} page={FEW} />
      {changes.items.length > 0 && (
        <Section
          title="What changed"
          actions={
            (changes.pagination.has_more || changes.items.length > FEW.limit) && (
              <TextLink href={links.initiativeActivity(workspace, initiativeId)}>
                All activity
              </TextLink>
            )
          }
        >
          <ChangeList caller={caller} changes={changes.items} most={FEW.limit} />
        </Section>
      )}
    </>
  );
}

type CoverageProps = { caller: Caller; initiativeId: string };

async function Coverage({ caller, initiativeId }: CoverageProps) {
  const { coverage } = await checkContextCoverage(caller, { id: initiativeId });
  const present = coverage.filter((slot) => slot.present).length;
  if (present === coverage.length) return null;
  const place = { workspaceId: caller.workspaceId, initiativeId };
  return (
    <Section
      title="What a plan needs"
      about={`${present} of ${coverage.length} so far, including context of the whole workspace`}
    >
      <Card>
        <ul className="grid sm:grid-cols-2">
          {coverage.map((slot) => (
            <ChecklistEntry key={slot.key} slot={slot} {...place} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
