import { count } from "@/app/lib/words";
import type { InitiativeCounts } from "@/lib/domain/initiative-counts";
import { links } from "@/lib/links";
import type { Initiative } from "@/lib/schemas/initiatives";
import { Row, RowList, RowTime } from "./row-list";

type Props = {
  workspaceId: string;
  initiatives: Initiative[];
  counts: Map<string, InitiativeCounts>;
};

export function InitiativeRows({ workspaceId, initiatives, counts }: Props) {
  return (
    <RowList>
      {initiatives.map(({ id, title, description, updated_at }) => (
        <Row
          key={id}
          href={links.initiative(workspaceId, id)}
          title={title}
          about={description}
          facts={
            <>
              <Contents {...counts.get(id)} />
              <RowTime what="Updated" iso={updated_at} />
            </>
          }
        />
      ))}
    </RowList>
  );
}

function Contents({ documents = 0, contextItems = 0, goals = 0 }: Partial<InitiativeCounts>) {
  return (
    <>
      <span className="lg:w-24 lg:text-right">{count(documents, "document")}</span>
      <span className="lg:w-27 lg:text-right">{count(contextItems, "context item")}</span>
      <span className="lg:w-14 lg:text-right">{count(goals, "goal")}</span>
    </>
  );
}
