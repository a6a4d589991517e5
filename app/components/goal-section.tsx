import { Target } from "lucide-react";
import { humanize } from "@/app/lib/words";
import type { Caller } from "@/lib/access/caller";
import { listGoals } from "@/lib/domain/goals";
import { links } from "@/lib/links";
import { ApiHint } from "./api-hint";
import { EmptyState } from "./empty-state";
import { offsetOf, Pager, type SearchParams } from "./pager";
import { Row, RowList } from "./row-list";
import { scopeOf } from "./scope-of";
import { Section } from "./section";
import { Badge } from "./ui/badge";

const PAGE = 25;

type Props = {
  caller: Caller;
  /** Left out for the goals of the workspace itself. */
  initiativeId?: string;
  search: SearchParams;
  total?: number;
};

export async function GoalSection({ caller, initiativeId, search, total }: Props) {
  const { workspaceId } = caller;
  const scope = scopeOf(initiativeId);
  const page = { limit: PAGE, offset: offsetOf(search.goals) };
  const { items, pagination } = await listGoals(caller, { ...scope, ...page });
  return (
    <Section title="Goals" count={total}>
      {items.length === 0 ? (
        <EmptyState Icon={Target} title="No goals yet">
          <p>A goal says what should be different, and how to tell.</p>
          <ApiHint
            workspaceId={workspaceId}
            path="/goals"
            body={{ ...scope, goal_type: "user_outcome", title: "Crews plan a day in one minute" }}
          />
        </EmptyState>
      ) : (
        <RowList>
          {items.map(({ id, title, goal_type, key_result, timeframe }) => (
            <Row
              key={id}
              href={links.goal(workspaceId, id)}
              title={title}
              about={key_result}
              facts={
                <>
                  {timeframe && <span>{timeframe}</span>}
                  <Badge>{humanize(goal_type)}</Badge>
                </>
              }
            />
          ))}
        </RowList>
      )}
      <Pager
        label="Pages of goals"
        param="goals"
        params={search}
        pagination={pagination}
        shown={items.length}
      />
    </Section>
  );
}
