import { Command } from "cmdk";
import { ArrowRight } from "lucide-react";
import type { Destination } from "./destinations";
import { groupStyles } from "./group-styles";
import { OptionLink } from "./option-link";

type Props = { destinations: Destination[]; onOpened: () => void };

export function PageItems({ destinations, onOpened }: Props) {
  if (destinations.length === 0) return null;
  return (
    <Command.Group heading="Pages and actions" className={groupStyles}>
      {destinations.map(({ title, about, path }) => (
        <OptionLink key={path} href={path} onOpened={onOpened}>
          <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
          <span className="flex min-w-0 flex-1 items-center gap-3">
            <span className="shrink-0 font-medium">{title}</span>
            {about && <span className="min-w-0 flex-1 truncate text-subtle text-xs">{about}</span>}
          </span>
        </OptionLink>
      ))}
    </Command.Group>
  );
}
