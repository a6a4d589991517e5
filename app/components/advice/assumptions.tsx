import { Badge, type Tone } from "@/app/components/ui/badge";
import type { AssumptionMapFindings } from "@/lib/ai/advisors/assumption-map/contract";
import type { AdviceHead } from "@/lib/schemas/advice";
import { countNoun } from "@/lib/text/phrases";
import { ASSUMPTION } from "./advice-labels";
import { HowMade } from "./how-made";
import type { AdvicePlace } from "./keep-advice";
import { formatAssumptions } from "./markdown";
import { Quotation } from "./quotation";
import { Sources } from "./sources";
import { Summary } from "./summary";

type Assumption = AssumptionMapFindings["assumptions"][number];

const STATUS_TONE: Record<Assumption["status"], Tone> = {
  risky: "negative",
  unvalidated: "warning",
  validated: "positive",
};
const ORDER = ["risky", "unvalidated", "validated"] as const;

type Props = { advice: AdviceHead & AssumptionMapFindings; place: AdvicePlace };

export function Assumptions({ advice, place }: Props) {
  const { summary, assumptions } = advice;
  return (
    <>
      <Summary>{summary}</Summary>
      {assumptions.length === 0 && (
        <p className="max-w-3xl text-pretty text-subtle">
          No assumption was found. Write down who needs the product, why they would use it and what
          it takes to build, then ask again.
        </p>
      )}
      {ORDER.map((status) => (
        <StatusGroup
          key={status}
          status={status}
          assumptions={assumptions.filter((assumption) => assumption.status === status)}
        />
      ))}
      <HowMade
        advice={advice}
        place={place}
        kept={{
          title: `Assumptions: ${advice.subject.title}`,
          type: "risk_register",
          markdown: formatAssumptions(advice),
        }}
        traced={assumptions.filter(isTraced).length}
      />
    </>
  );
}

type GroupProps = { status: Assumption["status"]; assumptions: Assumption[] };

function StatusGroup({ status, assumptions }: GroupProps) {
  if (assumptions.length === 0) return null;
  const { name, about } = ASSUMPTION[status];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3>
          <Badge tone={STATUS_TONE[status]}>{name}</Badge>
        </h3>
        <p className="text-subtle">
          {countNoun(assumptions.length, "assumption")}. {about}
        </p>
      </div>
      <ul className="divide-y rounded-lg border">
        {assumptions.map(({ statement, quote, evidence, how_to_test }) => (
          <li key={statement + quote} className="grid gap-2 px-4 py-4">
            <p className="max-w-3xl text-pretty font-medium">{statement}</p>
            {quote && !isSame(quote, statement) && <Quotation>{quote}</Quotation>}
            {how_to_test && (
              <p className="max-w-3xl text-pretty">
                <span className="text-subtle">How to test: </span>
                {how_to_test}
              </p>
            )}
            <Sources title="Evidence" sources={evidence} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const isTraced = ({ quote, evidence }: Assumption) => quote !== null || evidence.length > 0;

const isSame = (quote: string, statement: string) => stripMarks(quote) === stripMarks(statement);
const stripMarks = (text: string) =>
  text
    .replaceAll(/[*_`]/g, "")
    .replace(/[.;:]$/, "")
    .trim();
