import type { ReactNode } from "react";

export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="divide-y rounded-xl border bg-raised shadow-xs">{children}</dl>;
}

export function Definition({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 px-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-subtle">{term}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
