import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Facts } from "@/app/components/facts";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { formatDuration } from "@/app/shared/times";
import { links } from "@/lib/links";
import type { Document } from "@/lib/schemas/documents";
import type { DocumentEvidence } from "@/lib/schemas/generate";
import { countNoun } from "@/lib/text/phrases";
import { type Source, SourceList } from "./source-list";

type Props = {
  workspaceId: string;
  document: Document;
  evidence: DocumentEvidence;
  generationId: string | undefined;
  isEdited: boolean;
};

export function SourcesPanel({ workspaceId, document, evidence, generationId, isEdited }: Props) {
  const { id, initiative_id, type } = document;
  const { sources, changed } = evidence;
  const choice: Record<string, string> = generationId ? { again: generationId } : { type };
  const isStale = ({ state }: Source) => state !== "unchanged";
  const stale = sources.filter(isStale);
  const same = sources.filter((source) => !isStale(source));
  const cited = same
    .filter(({ footnote }) => footnote !== null)
    .sort((a, b) => (a.footnote ?? 0) - (b.footnote ?? 0));
  const others = same.filter(({ footnote }) => footnote === null);
  return (
    <div id="sources" className="scroll-mt-6">
      <Section title="Sources" count={sources.length}>
        <SourcesFacts evidence={evidence} />
        {isEdited && (
          <p className="text-pretty text-subtle">
            The text has been edited since. This is about{" "}
            <TextLink href={links.documentVersion(workspaceId, id, 1)}>version 1</TextLink>, as it
            was generated.
          </p>
        )}
        {changed > 0 && (
          <p className="text-pretty rounded-lg bg-warning-soft px-4 py-3 text-warning-text">
            {changed} of {countNoun(sources.length, "source")} changed since. Statements about them
            may be out of date: check those marked below, or{" "}
            <TextLink href={links.generate(workspaceId, initiative_id, choice)}>
              generate it again
            </TextLink>
            .
          </p>
        )}
        {stale.length > 0 && <SourceList sources={stale} />}
        <Folded sources={cited}>
          {countNoun(cited.length, "source")} of the footnotes, unchanged
        </Folded>
        <Folded sources={others}>
          {countNoun(others.length, "more source")} considered but not cited
        </Folded>
      </Section>
    </div>
  );
}

function Folded({ sources, children }: { sources: Source[]; children: ReactNode }) {
  if (sources.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex w-fit list-none items-center gap-1.5 rounded-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {children}
      </summary>
      <div className="pt-3">
        <SourceList sources={sources} />
      </div>
    </details>
  );
}

function SourcesFacts({ evidence }: { evidence: DocumentEvidence }) {
  const { method, model, created_at, duration_ms, input_tokens, output_tokens } = evidence;
  const { statements, grounded_statements, removed_references } = evidence;
  return (
    <Facts>
      <span>{method === "ai" ? `Written by AI (${model})` : "Assembled without AI"}</span>
      <span>
        <Time iso={created_at} />
      </span>
      {method === "ai" && (
        <span>
          {grounded_statements.toLocaleString("en")} of {countNoun(statements, "statement")}{" "}
          {statements === 1 ? "refers" : "refer"} to a source
        </span>
      )}
      {removed_references > 0 && (
        <span>
          {countNoun(removed_references, "reference or link", "references and links")} removed
          because no source contains {removed_references === 1 ? "it" : "them"}
        </span>
      )}
      {input_tokens !== null && output_tokens !== null && (
        <span>
          {input_tokens.toLocaleString("en")} tokens read, {output_tokens.toLocaleString("en")}{" "}
          written
        </span>
      )}
      <span>{formatDuration(duration_ms)}</span>
    </Facts>
  );
}
