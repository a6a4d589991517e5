import { TextLink } from "@/app/components/text-link";
import { toPath } from "@/app/shared/to-path";
import type { SourceType } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

export type AdviceSource = { type: SourceType; id: string; title: string; url: string };

export function Sources({ title, sources }: { title: string; sources: readonly AdviceSource[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-2 text-[0.8125rem] text-subtle">
      <span>{title}</span>
      <ul className="contents">
        {sources.map(({ type, id, title: name, url }, index) => (
          <li key={id} className="min-w-0">
            {/* The result is not stored: it would be lost in this tab. */}
            <TextLink href={toPath(url)} target="_blank">
              {name}
            </TextLink>
            <span className="sr-only"> ({humanize(type)}, in a new tab)</span>
            {index < sources.length - 1 && ","}
          </li>
        ))}
      </ul>
    </div>
  );
}
