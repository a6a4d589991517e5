import { TextLink } from "@/app/components/text-link";
import { Badge, type Tone } from "@/app/components/ui/badge";
import { Meter } from "@/app/components/ui/meter";
import { toPath } from "@/app/shared/to-path";
import type { LaunchReadinessFindings } from "@/lib/ai/advisors/launch-readiness/contract";
import type { AdviceHead } from "@/lib/schemas/advice";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { AddContext } from "./add-context";
import { CHECK, VERDICT } from "./advice-labels";
import { HowMade } from "./how-made";
import type { AdvicePlace } from "./keep-advice";
import { formatReadiness } from "./markdown";
import { Points } from "./points";
import { Sources } from "./sources";
import { Summary } from "./summary";

type Props = {
  place: AdvicePlace;
  advice: AdviceHead & LaunchReadinessFindings;
};
type Check = LaunchReadinessFindings["checks"][number];

const VERDICT_TONE: Record<LaunchReadinessFindings["verdict"], Tone> = {
  ready: "positive",
  at_risk: "warning",
  not_ready: "negative",
};
const CHECK_TONE: Record<Check["status"], Tone> = {
  fail: "negative",
  warn: "warning",
  pass: "positive",
};
const ORDER = ["fail", "warn", "pass"] as const;

export function Readiness({ advice, place }: Props) {
  const { summary, verdict, score, checks, blockers, documents } = advice;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={VERDICT_TONE[verdict]}>{VERDICT[verdict]}</Badge>
        {score !== null && (
          <>
            <span className="tabular-nums">{score} of 100</span>
            <div className="w-40">
              <Meter label="Score" value={score} max={100} text={`${score} of 100`} />
            </div>
          </>
        )}
      </div>
      <Summary>{summary}</Summary>
      <Points title="To settle before launch" points={blockers} />
      {ORDER.map((status) => (
        <CheckGroup
          key={status}
          status={status}
          checks={checks.filter((check) => check.status === status)}
        />
      ))}
      <Documents documents={documents} />
      {verdict !== "ready" && (
        <AddContext {...place}>
          Record what is done or decided as context items, goals and documents, then ask again.
        </AddContext>
      )}
      <HowMade
        advice={advice}
        place={place}
        kept={{
          title: `Launch readiness: ${advice.subject.title}`,
          type: "launch_plan",
          markdown: formatReadiness(advice),
        }}
        traced={checks.flatMap(({ evidence }) => evidence).length}
      />
    </>
  );
}

function Documents({ documents }: Pick<LaunchReadinessFindings, "documents">) {
  if (documents.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <h3 className="font-medium">Documents of the initiative</h3>
      <ul className="grid max-w-3xl list-disc gap-1 pl-5 marker:text-subtle">
        {documents.map(({ id, title, type, status, url }) => (
          <li key={id}>
            <TextLink href={toPath(url)}>{title}</TextLink>{" "}
            <span className="text-subtle">
              {humanize(type)}, {humanize(status).toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CheckGroup({ status, checks }: { status: Check["status"]; checks: Check[] }) {
  if (checks.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="flex items-center gap-2 font-medium">
        <Badge tone={CHECK_TONE[status]}>{CHECK[status]}</Badge>
        <span className="font-normal text-subtle">{countNoun(checks.length, "check")}</span>
      </h3>
      <ul className="divide-y rounded-lg border">
        {checks.map(({ area, finding, action, evidence }) => (
          <li key={area} className="grid gap-1 px-4 py-3">
            <p className="font-medium">{area}</p>
            <p className="max-w-3xl text-pretty">{finding}</p>
            {action && (
              <p className="max-w-3xl text-pretty">
                <span className="text-subtle">Next: </span>
                {action}
              </p>
            )}
            <Sources title="Sources" sources={evidence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
