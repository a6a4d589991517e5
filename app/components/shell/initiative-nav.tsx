import { ChevronRight } from "lucide-react";
import { links } from "@/lib/links";
import type { Initiative } from "@/lib/schemas/initiatives";
import { NavLink } from "./nav-link";

type Props = { workspaceId: string; active: Initiative[]; archived: Initiative[] };

export function InitiativeNav({ workspaceId, active, archived }: Props) {
  return (
    <>
      {active.length > 0 && (
        <section aria-label="Active initiatives" className="grid gap-1">
          <h2 className="px-2 font-medium text-subtle text-xs">Active</h2>
          <InitiativeLinks workspaceId={workspaceId} initiatives={active} />
        </section>
      )}
      {archived.length > 0 && (
        <details className="group">
          <summary className="flex min-h-7 list-none items-center gap-1 rounded-md px-2 font-medium text-subtle text-xs hover:text-foreground [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              className="-ml-0.5 size-3.5 transition-transform group-open:rotate-90"
            />
            Archived
          </summary>
          <InitiativeLinks workspaceId={workspaceId} initiatives={archived} />
          <NavLink href={links.archivedInitiatives(workspaceId)}>All archived</NavLink>
        </details>
      )}
    </>
  );
}

function InitiativeLinks({
  workspaceId,
  initiatives,
}: {
  workspaceId: string;
  initiatives: Initiative[];
}) {
  return (
    <ul className="grid gap-0.5">
      {initiatives.map(({ id, title }) => (
        <li key={id} className="min-w-0">
          <NavLink
            href={links.initiative(workspaceId, id)}
            within={[`${links.initiative(workspaceId, id)}/`]}
          >
            <span className="truncate" title={title}>
              {title}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
