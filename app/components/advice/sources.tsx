import { TextLink } from "@/app/components/text-link";
import type { SourceType } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

export type AdviceSource = { type: SourceType; id: string; title: string; url: string };

/** Returns a path, which works on every host of the app. */
export const toPath = (url: string) => new URL(url).pathname;

export function Sources({ title, sources }: { title: string; sources: readonly AdviceSource[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-2 text-[0.8125rem] text-subtle">
      <span>{title}</span>
      <ul className="contents">
        {sources.map(({ type, id, title: name, url }, index) => (
          <li key={id} className="min-w-0">
            <TextLink href={toPath(url)}>{name}</TextLink>
            <span className="sr-only"> ({humanize(type)})</span>
            {index < sources.length - 1 && ","}
          </li>
        ))}
      </ul>
    </div>
  );
}
