import { Command } from "cmdk";
import { ArrowRight } from "lucide-react";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";
import type { Act, Destination } from "./destinations";
import { OptionAction } from "./option-action";
import { OptionLink } from "./option-link";
import { ResultText } from "./result-text";
import type { Result, Results } from "./results";
import { RELATED } from "./search-bounds";
import { splitRelated } from "./split-related";
import type { Visit } from "./visits";

const groupStyles =
  "mb-2 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-subtle [&_[cmdk-group-heading]]:text-xs";

type PageProps = {
  heading: string;
  destinations: Destination[];
  onOpened: () => void;
  onAct: (act: Act) => void;
};

export function PageItems({ heading, destinations, onOpened, onAct }: PageProps) {
  if (destinations.length === 0) return null;
  return (
    <Command.Group heading={heading} className={groupStyles}>
      {destinations.map(({ title, about, path, act }) => {
        const text = (
          <>
            <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
            <span className="flex min-w-0 flex-1 items-center gap-3">
              <span className="shrink-0 font-medium">{title}</span>
              {about && (
                <span className="min-w-0 flex-1 truncate text-subtle text-xs">{about}</span>
              )}
            </span>
          </>
        );
        if (act) {
          const id = `action-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
          return (
            <OptionAction key={id} id={id} onChosen={() => onAct(act)}>
              {text}
            </OptionAction>
          );
        }
        return (
          <OptionLink key={path} href={path} onOpened={onOpened}>
            {text}
          </OptionLink>
        );
      })}
    </Command.Group>
  );
}

type FoundProps = {
  results: Results;
  all: string;
  words: string;
  onOpened: () => void;
};

export function FoundItems({ results: { items }, all, words, onOpened }: FoundProps) {
  if (items.length === 0) return null;
  const { found, related } = splitRelated(items);
  const listItem = (item: Result) => (
    <OptionLink key={item.path} href={item.path} onOpened={onOpened}>
      <ResultText {...item} />
    </OptionLink>
  );
  return (
    <>
      {found.map(listItem)}
      {related.length > 0 && (
        <Command.Group heading={RELATED} className={groupStyles}>
          {related.map(listItem)}
        </Command.Group>
      )}
      <OptionLink href={all} onOpened={onOpened}>
        <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
        <span className="min-w-0 truncate text-subtle">See all results for “{words}”</span>
      </OptionLink>
    </>
  );
}

type RecentProps = {
  workspaceId: string;
  visits: Visit[];
  newest: { id: string; title: string }[];
  type: SourceType | undefined;
  onOpened: () => void;
};

export function RecentItems({ workspaceId, visits, newest, type, onOpened }: RecentProps) {
  const visited = new Set(visits.map(({ path }) => path));
  const initiatives = newest
    .map(({ id, title }) => ({ title, path: links.initiative(workspaceId, id) }))
    .filter(({ path }) => !visited.has(path))
    .map((initiative): Visit => ({ ...initiative, type: "initiative" }));
  const isWanted = (visit: Visit) => type === undefined || visit.type === type;
  return (
    <>
      <Visits heading="Recently viewed" visits={visits.filter(isWanted)} onOpened={onOpened} />
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
      {visits.map(({ path, ...visit }) => (
        <OptionLink key={path} href={path} onOpened={onOpened}>
          <ResultText {...visit} />
        </OptionLink>
      ))}
    </Command.Group>
  );
}
