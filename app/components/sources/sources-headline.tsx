import { Quote } from "lucide-react";
import { Badge } from "@/app/components/ui/badge";
import type { DocumentEvidence } from "@/lib/schemas/generate";
import { countNoun } from "@/lib/text/phrases";

type Props = { isEdited: boolean; evidence: DocumentEvidence; saysHowMade: boolean };

/** Says how the text was made, unless the text does, as a draft by rules does at its top. */
export function SourcesHeadline({ isEdited, evidence, saysHowMade }: Props) {
  const { changed } = evidence;
  const describe = isEdited ? describeVersion1 : describeThis;
  const text = saysHowMade ? "" : describe(evidence);
  if (text === "" && changed === 0) return null;
  return (
    <div className="mb-6 flex items-start gap-2.5 rounded-lg border bg-raised px-4 py-3 lg:w-[calc(100%-16rem)] print:hidden">
      <Quote aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {text !== "" && <span>{text}</span>}
        {changed > 0 && <Badge tone="warning">{countNoun(changed, "source")} changed since</Badge>}
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

function describeThis({ method, statements, grounded_statements }: DocumentEvidence): string {
  if (method === "rules") return "Assembled without AI.";
  const refer = statements === 1 ? "refers" : "refer";
  const grounded = grounded_statements.toLocaleString("en");
  return `Written by AI. ${grounded} of ${countNoun(statements, "statement")} ${refer} to a source.`;
}

function describeVersion1({ method, statements, grounded_statements }: DocumentEvidence): string {
  const edited = "The text has been edited since.";
  if (method === "rules") return `Version 1 was assembled without AI. ${edited}`;
  const grounded = grounded_statements.toLocaleString("en");
  return `Version 1 was written by AI, and ${grounded} of its ${countNoun(statements, "statement")} referred to a source. ${edited}`;
}
