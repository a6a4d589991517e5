import { Badge, type Tone } from "@/app/components/ui/badge";
import type { PrdCriticFindings } from "@/lib/ai/advisors/prd-critic/contract";
import type { AdviceHead } from "@/lib/schemas/advice";
import { humanize } from "@/lib/schemas/spelling";
import { HowMade } from "./how-made";
import type { AdvicePlace } from "./keep-advice";
import { formatCritique } from "./markdown";
import { Quotation } from "./quotation";
import { Summary } from "./summary";

type Suggestion = PrdCriticFindings["suggestions"][number];

const SEVERITY_TONE: Record<Suggestion["severity"], Tone> = {
  high: "negative",
  medium: "warning",
  low: "neutral",
};

type Props = { advice: AdviceHead & PrdCriticFindings; place: AdvicePlace };

export function Critique({ advice, place }: Props) {
  const { summary, suggestions } = advice;
  return (
    <>
      <Summary>{summary}</Summary>
      {suggestions.length === 0 ? (
        <p className="max-w-3xl text-pretty text-subtle">
          The more the document says about goals, users, numbers and owners, the more there is to
          check.
        </p>
      ) : (
        <ol className="divide-y rounded-lg border">
          {suggestions.map((suggestion) => (
            <Finding key={suggestion.quote + suggestion.issue} {...suggestion} />
          ))}
        </ol>
      )}
      <HowMade
        advice={advice}
        place={place}
        kept={{
          title: `Critique: ${advice.subject.title}`,
          type: "decision_log",
          markdown: formatCritique(advice),
        }}
        traced={suggestions.length}
      />
    </>
  );
}

function Finding({ quote, section, severity, issue, suggestion }: Suggestion) {
  return (
    <li className="grid gap-2 px-4 py-4">
      <div className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-subtle">
        <Badge tone={SEVERITY_TONE[severity]}>{humanize(severity)}</Badge>
        {section && <span className="min-w-0">{section}</span>}
      </div>
      <Quotation>{quote}</Quotation>
      <p className="max-w-3xl text-pretty">{issue}</p>
      {suggestion && (
        <p className="max-w-3xl text-pretty">
          <span className="text-subtle">Suggestion: </span>
          {suggestion}
        </p>
      )}
    </li>
  );
}
