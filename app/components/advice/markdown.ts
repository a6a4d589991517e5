import { humanize } from "@/app/lib/labels";
import type { AssumptionMapFindings } from "@/lib/ai/advisors/assumption-map/contract";
import type { CompetitiveBattlecardFindings } from "@/lib/ai/advisors/competitive-battlecard/contract";
import type { LaunchReadinessFindings } from "@/lib/ai/advisors/launch-readiness/contract";
import type { PrdCriticFindings } from "@/lib/ai/advisors/prd-critic/contract";
import type { PrioritizationFindings } from "@/lib/ai/advisors/prioritization/contract";
import type { StakeholderUpdateFindings } from "@/lib/ai/advisors/stakeholder-update/contract";
import { escapeLines, escapeMarkdown } from "@/lib/markdown/escape";
import type { AdviceHead } from "@/lib/schemas/advice";
import { ASSUMPTION, CHECK, VERDICT } from "./advice-labels";
import type { AdviceSource } from "./sources";

/** Texts of results are plain and escaped here, except for an update, which is Markdown without links and images. */

type Part = string | false;
const joined = (...parts: Part[]) => `${parts.filter(Boolean).join("\n\n")}\n`;
const listed = (title: string, points: readonly string[]): Part =>
  points.length > 0 && `## ${title}\n\n${points.map((point) => `- ${point}`).join("\n")}`;
const escapedList = (title: string, points: readonly string[]) =>
  listed(title, points.map(escapeMarkdown));
const quoted = (text: string) => escapeLines(text).replaceAll(/^/gm, "> ");
const linked = ({ title, url }: Pick<AdviceSource, "title" | "url">) =>
  `[${escapeMarkdown(title)}](${url})`;
const restsOn = (sources: readonly AdviceSource[]): Part =>
  sources.length > 0 && `Rests on: ${sources.map(linked).join(", ")}`;

export function formatReadiness(advice: AdviceHead & LaunchReadinessFindings): string {
  const { subject, verdict, score, summary, blockers, checks, documents } = advice;
  return joined(
    `# Launch readiness: ${escapeMarkdown(subject.title)}`,
    `**${VERDICT[verdict]}**, ${score} of 100`,
    escapeLines(summary),
    escapedList("To settle before launch", blockers),
    ...checks.map(({ area, status, finding, action, evidence }) =>
      joined(
        `## ${escapeMarkdown(area)}: ${CHECK[status].toLowerCase()}`,
        escapeLines(finding),
        action && `Next: ${escapeLines(action)}`,
        restsOn(evidence),
      ).trimEnd(),
    ),
    listed(
      "Documents of the initiative",
      documents.map(
        ({ title, type, status, url }) =>
          `${linked({ title, url })}: ${humanize(type)}, ${humanize(status).toLowerCase()}`,
      ),
    ),
  );
}

export function formatPriorities(advice: AdviceHead & PrioritizationFindings): string {
  const { subject, summary, items, sequence } = advice;
  const isScored = items.some(({ score }) => score !== null);
  return joined(
    `# Priorities: ${escapeMarkdown(subject.title)}`,
    escapeLines(summary),
    items.length > 0 && (isScored ? scoreTable(items) : ideaList(items, sequence.length > 0)),
    isScored &&
      sequence.length > 0 &&
      `## Order to do them\n\n${sequence.map((title, index) => `${index + 1}. ${escapeMarkdown(title)}`).join("\n")}`,
  );
}

type Ideas = PrioritizationFindings["items"];

function scoreTable(items: Ideas): string {
  const head = "| Idea | Reach | Impact | Confidence | Effort | Score | Why |";
  const rows = items.map((item) => {
    const { title, source, reach, impact, confidence, effort, score, rationale } = item;
    const numbers = [reach, impact, confidence, effort, score].map((number) => number ?? "–");
    return `| ${linked({ ...source, title })} | ${numbers.join(" | ")} | ${escapeMarkdown(rationale)} |`;
  });
  return [head, "|---|---|---|---|---|---|---|", ...rows].join("\n");
}

const ideaList = (items: Ideas, isRanked: boolean) =>
  items
    .map(({ title, source, rationale }, index) => {
      const mark = isRanked ? `${index + 1}.` : "-";
      return `${mark} ${linked({ ...source, title })}: ${escapeMarkdown(rationale)}`;
    })
    .join("\n");

export const updateText = (update: StakeholderUpdateFindings): string =>
  joined(
    update.body_markdown,
    listed("Highlights", update.highlights),
    listed("Risks", update.risks),
    listed("Asks", update.asks),
  );

export const updateMarkdown = (update: StakeholderUpdateFindings): string =>
  joined(`# ${update.subject_line}`, updateText(update).trimEnd(), restsOn(update.sources));

export function formatBattlecard(advice: CompetitiveBattlecardFindings): string {
  return joined(
    `# Battlecard: ${escapeMarkdown(advice.competitor_name)}`,
    escapeLines(advice.summary),
    advice.positioning && `## Positioning\n\n${escapeLines(advice.positioning)}`,
    escapedList("Their strengths", advice.strengths),
    escapedList("Their weaknesses", advice.weaknesses),
    escapedList("Our advantages", advice.our_advantages),
    escapedList(
      "Objections and answers",
      advice.objections.map(({ objection, response }) => `“${objection}” ${response}`),
    ),
    escapedList("Not known yet", advice.gaps),
    restsOn(advice.sources),
  );
}

export function formatCritique(advice: AdviceHead & PrdCriticFindings): string {
  const { subject, summary, suggestions } = advice;
  return joined(
    `# Critique: ${escapeMarkdown(subject.title)}`,
    escapeLines(summary),
    ...suggestions.map(({ quote, section, severity, issue, suggestion }) =>
      joined(
        `## ${humanize(severity)}${section ? `: ${escapeMarkdown(section)}` : ""}`,
        quoted(quote),
        escapeLines(issue),
        suggestion && `Instead: ${escapeLines(suggestion)}`,
      ).trimEnd(),
    ),
  );
}

export function formatAssumptions(advice: AdviceHead & AssumptionMapFindings): string {
  const { subject, summary, assumptions } = advice;
  return joined(
    `# Assumptions: ${escapeMarkdown(subject.title)}`,
    escapeLines(summary),
    ...assumptions.map(({ statement, quote, status, evidence, how_to_test }) =>
      joined(
        `## ${ASSUMPTION[status].name}: ${escapeMarkdown(statement)}`,
        quote !== null && quoted(quote),
        how_to_test && `How to test: ${escapeLines(how_to_test)}`,
        restsOn(evidence),
      ).trimEnd(),
    ),
  );
}
