import { Facts } from "@/app/components/facts";
import { Time } from "@/app/components/time";
import { formatDuration } from "@/app/shared/times";
import type { DocumentEvidence } from "@/lib/schemas/generate";
import { countNoun } from "@/lib/text/phrases";

export function SourcesFacts({ evidence }: { evidence: DocumentEvidence }) {
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
