import { Section } from "@/app/components/section";
import { Card } from "@/app/components/ui/card";
import type { Caller } from "@/lib/access/caller";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { ChecklistEntry } from "../generate/checklist-entry";

type Props = { caller: Caller; initiativeId: string };

export async function Coverage({ caller, initiativeId }: Props) {
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
