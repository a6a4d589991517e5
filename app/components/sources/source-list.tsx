import { TextLink } from "@/app/components/text-link";
import { Badge } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import { toPath } from "@/app/shared/to-path";
import type { DocumentEvidence } from "@/lib/schemas/generate";
import { humanize } from "@/lib/schemas/spelling";

export type Source = DocumentEvidence["sources"][number];

export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <Card>
      <ul className="divide-y">
        {sources.map((source) => (
          <SourceRow key={source.id} {...source} />
        ))}
      </ul>
    </Card>
  );
}

function SourceRow({ type, label, title, url, footnote, state }: Source) {
  const kind = humanize(type);
  return (
    <li className="flex items-baseline gap-3 px-4 py-2">
      {footnote !== null && (
        <span className="w-6 shrink-0 text-right text-[0.8125rem] text-subtle tabular-nums">
          {footnote}
        </span>
      )}
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        {state === "deleted" ? (
          <span>{title}</span>
        ) : (
          <TextLink href={toPath(url)}>{title}</TextLink>
        )}
        <span className="text-[0.8125rem] text-subtle">
          {label === null || label === type ? kind : `${kind} · ${humanize(label)}`}
        </span>
      </p>
      {state === "unchanged" ? (
        <span className="text-[0.8125rem] text-subtle max-sm:sr-only">Unchanged</span>
      ) : (
        <Badge tone={state === "deleted" ? "negative" : "warning"}>{humanize(state)}</Badge>
      )}
    </li>
  );
}
