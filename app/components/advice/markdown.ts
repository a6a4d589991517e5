import { humanize } from "@/app/lib/words";
import type { AssumptionMapFindings } from "@/lib/ai/advisors/assumption-map";
import type { CompetitiveBattlecardFindings } from "@/lib/ai/advisors/competitive-battlecard";
import type { LaunchReadinessFindings } from "@/lib/ai/advisors/launch-readiness";
import type { PrdCriticFindings } from "@/lib/ai/advisors/prd-critic";
import type { PrioritizationFindings } from "@/lib/ai/advisors/prioritization";
import type { StakeholderUpdateFindings } from "@/lib/ai/advisors/stakeholder-update";
import type { AdviceHead } from "@/lib/schemas/advice";
import type { AdviceSource } from "./sources";
import { ASSUMPTION, CHECK, VERDICT } from "./words";

/** The results as Markdown, to be pasted elsewhere. */

type Part = string | false;
const joined = (...parts: Part[]) => `${parts.filter(Boolean).join("\n\n")}\n`;
const listed = (title: string, points: readonly string[]): Part =>
  points.length > 0 && `## ${title}\n\n${points.map((point) => `- ${point}`).join("\n")}`;
const quoted = (text: string) => text.replaceAll(/^/gm, "> ");
const linked = ({ title, url }: AdviceSource) => `[${title.replaceAll(/[[\]]/g, "\\$&")}](${url})`;
const restsOn = (sources: readonly AdviceSource[]): Part =>
  sources.length > 0 && `Rests on: ${sources.map(linked).join(", ")}`;
const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

export function readinessMarkdown(advice: AdviceHead & LaunchReadinessFindings): string {
  const { subject, verdict, score, summary, blockers, checks } = advice;
  return joined(
    `# Launch readiness: ${subject.title}`,
    `**${VERDICT[verdict]}**, ${score} of 100`,
    summary,
    listed("To settle before launch", blockers),
    ...checks.map(({ area, status, finding, action, evidence }) =>
      joined(
        `## ${area}: ${CHECK[status].toLowerCase()}`,
        finding,
        action && `Next: ${action}`,
        restsOn(evidence),
      ).trimEnd(),
    ),
  );
}

export function prioritiesMarkdown(advice: AdviceHead & PrioritizationFindings): string {
  const { subject, summary, items, sequence } = advice;
  const rows = items.map((item) => {
    const { title, source, reach, impact, confidence, effort, score, rationale } = item;
    const name = inCell(linked({ ...source, title }));
    return `| ${name} | ${reach} | ${impact} | ${confidence} | ${effort} | ${score} | ${inCell(rationale)} |`;
  });
  const head = "| Candidate | Reach | Impact | Confidence | Effort | Score | Why |";
  return joined(
    `# Priorities: ${subject.title}`,
    summary,
    rows.length > 0 && [head, "|---|---|---|---|---|---|---|", ...rows].join("\n"),
    sequence.length > 0 &&
      `## Order to do them\n\n${sequence.map((title, index) => `${index + 1}. ${title}`).join("\n")}`,
  );
}

export function updateMarkdown(update: StakeholderUpdateFindings): string {
  return joined(
    `# ${update.subject_line}`,
    update.body_markdown,
    listed("Highlights", update.highlights),
    listed("Risks", update.risks),
    listed("Asks", update.asks),
    restsOn(update.sources),
  );
}

export function battlecardMarkdown(advice: CompetitiveBattlecardFindings): string {
  return joined(
    `# Battlecard: ${advice.competitor_name}`,
    advice.summary,
    advice.positioning && `## Positioning\n\n${advice.positioning}`,
    listed("Their strengths", advice.strengths),
    listed("Their weaknesses", advice.weaknesses),
    listed("Our advantages", advice.our_advantages),
    listed(
      "Objections and answers",
      advice.objections.map(({ objection, response }) => `“${objection}” ${response}`),
    ),
    listed("Not known yet", advice.gaps),
    restsOn(advice.sources),
  );
}

export function critiqueMarkdown(advice: AdviceHead & PrdCriticFindings): string {
  const { subject, summary, suggestions } = advice;
  return joined(
    `# Critique: ${subject.title}`,
    summary,
    ...suggestions.map(({ quote, section, severity, issue, suggestion }) =>
      joined(
        `## ${humanize(severity)}${section ? `: ${section}` : ""}`,
        quoted(quote),
        issue,
        suggestion && `Instead: ${suggestion}`,
      ).trimEnd(),
    ),
  );
}

export function assumptionsMarkdown(advice: AdviceHead & AssumptionMapFindings): string {
  const { subject, summary, assumptions } = advice;
  return joined(
    `# Assumptions: ${subject.title}`,
    summary,
    ...assumptions.map(({ statement, quote, status, evidence, how_to_test }) =>
      joined(
        `## ${ASSUMPTION[status].name}: ${statement}`,
        quote !== null && quoted(quote),
        how_to_test && `How to test: ${how_to_test}`,
        restsOn(evidence),
      ).trimEnd(),
    ),
  );
}
