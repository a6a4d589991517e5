import { Quote } from "lucide-react";
import { count } from "@/app/lib/words";
import type { DocumentEvidence } from "@/lib/schemas/generate";
import { Badge } from "./ui/badge";

/** Above a generated document: what it rests on, and how much of that has changed. */
export function SourcesHeadline({ evidence }: { evidence: DocumentEvidence }) {
  const { method, statements, grounded_statements, sources, changed } = evidence;
  return (
    <div className="mb-6 flex items-start gap-2.5 rounded-lg border bg-raised px-4 py-3 lg:w-[calc(100%-16rem)]">
      <Quote aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {method === "ai" ? "Written by AI" : "Assembled without AI"}.{" "}
          {grounded_statements.toLocaleString("en")} of {count(statements, "statement")}{" "}
          {statements === 1 ? "refers" : "refer"} to a source.
        </span>
        {changed > 0 && (
          <Badge tone="warning">
            {changed} of {count(sources.length, "source")} changed since
          </Badge>
        )}
        <a
          href="#sources"
          className="rounded-sm font-medium text-accent-text underline decoration-accent-text/40 underline-offset-3 hover:decoration-accent-text"
        >
          See sources
        </a>
      </p>
    </div>
  );
}
