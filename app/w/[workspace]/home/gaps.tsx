import { Row, RowList } from "@/app/components/row-list";
import { Section } from "@/app/components/section";
import { Progress } from "@/app/components/ui/progress-bar";
import type { Caller } from "@/lib/access/caller";
import { findGaps } from "@/lib/domain/context/context-coverage";
import { links } from "@/lib/links";

type Props = { caller: Caller; initiatives: { id: string; title: string }[] };

export async function Gaps({ caller, initiatives }: Props) {
  const checked = await Promise.all(
    initiatives.map(async (initiative) => ({
      ...initiative,
      ...(await findGaps(caller, initiative.id)),
    })),
  );
  const lacking = checked.filter(({ missing }) => missing.length > 0);
  if (lacking.length === 0) return null;
  return (
    <Section
      title="Gaps in coverage"
      about="What each initiative still needs before its documents can be complete."
    >
      <RowList>
        {lacking.map(({ id, title, total, missing }) => (
          <Row
            key={id}
            href={links.initiativeContext(caller.workspaceId, id)}
            title={title}
            about={`Missing: ${missing.join(", ")}`}
            facts={
              <>
                <span className="tabular-nums">
                  {total - missing.length} of {total} present
                </span>
                <div className="w-24">
                  <Progress
                    label={`Coverage of ${title}`}
                    value={(total - missing.length) / total}
                  />
                </div>
              </>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}
