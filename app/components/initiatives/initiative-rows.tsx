import { Row, RowList, RowTime } from "@/app/components/row-list";
import type { InitiativeOverview } from "@/lib/domain/initiatives/initiative-overview";
import { links } from "@/lib/links";
import { countNoun } from "@/lib/text/phrases";

type Props = { workspaceId: string; initiatives: InitiativeOverview[] };

export function InitiativeRows({ workspaceId, initiatives }: Props) {
  return (
    <RowList>
      {initiatives.map(({ id, title, description, lastActivity, ...counts }) => (
        <Row
          key={id}
          href={links.initiative(workspaceId, id)}
          title={title}
          about={description}
          facts={
            <>
              <span className="lg:w-24 lg:text-right">
                {countNoun(counts.documents, "document")}
              </span>
              <span className="lg:w-27 lg:text-right">
                {countNoun(counts.contextItems, "context item")}
              </span>
              <span className="lg:w-14 lg:text-right">{countNoun(counts.goals, "goal")}</span>
              <RowTime what="Last change" iso={lastActivity} />
            </>
          }
        />
      ))}
    </RowList>
  );
}
