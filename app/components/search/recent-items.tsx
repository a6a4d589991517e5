import { Command } from "cmdk";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";
import { groupStyles } from "./group-styles";
import { OptionLink } from "./option-link";
import { ResultText } from "./result-text";
import type { Visit } from "./visits";

type Props = {
  workspaceId: string;
  visits: Visit[];
  newest: { id: string; title: string }[];
  type: SourceType | undefined;
  onOpened: () => void;
};

export function RecentItems({ workspaceId, visits, newest, type, onOpened }: Props) {
  const visited = new Set(visits.map(({ path }) => path));
  const initiatives = newest
    .map(({ id, title }) => ({ title, path: links.initiative(workspaceId, id) }))
    .filter(({ path }) => !visited.has(path))
    .map((initiative): Visit => ({ ...initiative, type: "initiative" }));
  const isWanted = (visit: Visit) => type === undefined || visit.type === type;
  return (
    <>
      <Visits heading="Visited last" visits={visits.filter(isWanted)} onOpened={onOpened} />
      <Visits
        heading="Newest initiatives"
        visits={initiatives.filter(isWanted)}
        onOpened={onOpened}
      />
    </>
  );
}

type VisitsProps = { heading: string; visits: Visit[]; onOpened: () => void };

function Visits({ heading, visits, onOpened }: VisitsProps) {
  if (visits.length === 0) return null;
  return (
    <Command.Group heading={heading} className={groupStyles}>
      {visits.map(({ type, title, path }) => (
        <OptionLink key={path} href={path} onOpened={onOpened}>
          <ResultText type={type} title={title} />
        </OptionLink>
      ))}
    </Command.Group>
  );
}
