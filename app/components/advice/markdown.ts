import type { AssumptionMapFindings } from "@/lib/ai/advisors/assumption-map/contract";
import { BATTLECARD_FRAMES } from "@/lib/ai/advisors/competitive-battlecard/battlecard-frames";
import type { CompetitiveBattlecardFindings } from "@/lib/ai/advisors/competitive-battlecard/contract";
import type { LaunchReadinessFindings } from "@/lib/ai/advisors/launch-readiness/contract";
import type { PrdCriticFindings } from "@/lib/ai/advisors/prd-critic/contract";
import type { PrioritizationFindings } from "@/lib/ai/advisors/prioritization/contract";
import type { StakeholderUpdateFindings } from "@/lib/ai/advisors/stakeholder-update/contract";
import { UPDATE_WORDS } from "@/lib/ai/advisors/stakeholder-update/update-words";
import { escapeLines, escapeMarkdown } from "@/lib/markdown/escape";
import type { AdviceHead } from "@/lib/schemas/advice";
import { humanize } from "@/lib/schemas/spelling";
import { ASSUMPTION, CHECK, VERDICT } from "./advice-labels";
import type { AdviceSource } from "./sources";

// Texts of results are plain and are escaped here, except for an update, which is Markdown without links and images.

type Part = string | false;
const joinParts = (...parts: Part[]) => `${parts.filter(Boolean).join("\n\n")}\n`;
const writeList = (title: string, points: readonly string[]): Part =>
  points.length > 0 && `## ${title}\n\n${points.map((point) => `- ${point}`).join("\n")}`;
const writeEscapedList = (title: string, points: readonly string[]) =>
  writeList(title, points.map(escapeMarkdown));
const writeQuote = (text: string) => escapeLines(text).replaceAll(/^/gm, "> ");
const writeLink = ({ title, url }: Pick<AdviceSource, "title" | "url">) =>
  `[${escapeMarkdown(title)}](${url})`;
const writeSources = (sources: readonly AdviceSource[], lead = "Sources: "): Part =>
  sources.length > 0 && `${lead}${sources.map(writeLink).join(", ")}`;

export function formatReadiness(advice: AdviceHead & LaunchReadinessFindings): string {
  const { subject, verdict, score, summary, blockers, checks, documents } = advice;
  return joinParts(
    `# Launch readiness: ${escapeMarkdown(subject.title)}`,
    `**${VERDICT[verdict]}**${score === null ? "" : `, ${score} of 100`}`,
    escapeLines(summary),
    writeEscapedList("To settle before launch", blockers),
    ...checks.map(({ area, status, finding, action, evidence }) =>
      joinParts(
        `## ${escapeMarkdown(area)}: ${CHECK[status].toLowerCase()}`,
        escapeLines(finding),
        action && `Next: ${escapeLines(action)}`,
        writeSources(evidence),
      ).trimEnd(),
    ),
    writeList(
      "Documents of the initiative",
      documents.map(
        ({ title, type, status, url }) =>
          `${writeLink({ title, url })}: ${humanize(type)}, ${humanize(status).toLowerCase()}`,
      ),
    ),
  );
}

export function formatPriorities(advice: AdviceHead & PrioritizationFindings): string {
  const { subject, summary, items, sequence } = advice;
  const isScored = items.some(({ score }) => score !== null);
  return joinParts(
    `# Priorities: ${escapeMarkdown(subject.title)}`,
    escapeLines(summary),
    items.length > 0 &&
      (isScored ? writeScoreTable(items) : writeIdeas(items, sequence.length > 0)),
    isScored &&
      sequence.length > 0 &&
      `## Order to do them\n\n${sequence.map((title, index) => `${index + 1}. ${escapeMarkdown(title)}`).join("\n")}`,
  );
}

type Ideas = PrioritizationFindings["items"];

function writeScoreTable(items: Ideas): string {
  const head = "| Idea | Reach | Impact | Confidence | Effort | Score | Why |";
  const rows = items.map((item) => {
    const { title, source, reach, impact, confidence, effort, score, rationale } = item;
    const numbers = [reach, impact, confidence, effort, score].map((number) => number ?? "–");
    return `| ${writeLink({ ...source, title })} | ${numbers.join(" | ")} | ${escapeMarkdown(rationale)} |`;
  });
  return [head, "|---|---|---|---|---|---|---|", ...rows].join("\n");
}

const writeIdeas = (items: Ideas, isRanked: boolean) =>
  items
    .map(({ title, source, rationale }, index) => {
      const mark = isRanked ? `${index + 1}.` : "-";
      return `${mark} ${writeLink({ ...source, title })}: ${escapeMarkdown(rationale)}`;
    })
    .join("\n");

export function formatUpdateText(update: StakeholderUpdateFindings): string {
  const { headings } = UPDATE_WORDS[update.language];
  return joinParts(
    update.body_markdown,
    writeList(headings.highlights, update.highlights),
    writeList(headings.risks, update.risks),
    writeList(headings.asks, update.asks),
  );
}

export function formatUpdate(update: StakeholderUpdateFindings): string {
  return joinParts(
    `# ${update.subject_line}`,
    formatUpdateText(update).trimEnd(),
    writeSources(update.sources, UPDATE_WORDS[update.language].sources),
  );
}

export function formatBattlecard(advice: CompetitiveBattlecardFindings): string {
  const { title, headings, objection, sources } = BATTLECARD_FRAMES[advice.language];
  return joinParts(
    `# ${title(escapeMarkdown(advice.competitor_name))}`,
    escapeLines(advice.summary),
    advice.positioning && `## ${headings.positioning}\n\n${escapeLines(advice.positioning)}`,
    writeEscapedList(headings.strengths, advice.strengths),
    writeEscapedList(headings.weaknesses, advice.weaknesses),
    writeEscapedList(headings.advantages, advice.our_advantages),
    writeEscapedList(
      headings.objections,
      advice.objections.map((each) => objection(each.objection, each.response)),
    ),
    writeEscapedList(headings.gaps, advice.gaps),
    writeSources(advice.sources, sources),
  );
}

export function formatCritique(advice: AdviceHead & PrdCriticFindings): string {
  const { subject, summary, suggestions } = advice;
  return joinParts(
    `# Critique: ${escapeMarkdown(subject.title)}`,
    escapeLines(summary),
    ...suggestions.map(({ quote, section, severity, issue, suggestion }) =>
      joinParts(
        `## ${humanize(severity)}${section ? `: ${escapeMarkdown(section)}` : ""}`,
        writeQuote(quote),
        escapeLines(issue),
        suggestion && `Suggestion: ${escapeLines(suggestion)}`,
      ).trimEnd(),
    ),
  );
}

export function formatAssumptions(advice: AdviceHead & AssumptionMapFindings): string {
  const { subject, summary, assumptions } = advice;
  return joinParts(
    `# Assumptions: ${escapeMarkdown(subject.title)}`,
    escapeLines(summary),
    ...assumptions.map(({ statement, quote, status, evidence, how_to_test }) =>
      joinParts(
        `## ${ASSUMPTION[status].name}: ${escapeMarkdown(statement)}`,
        quote !== null && writeQuote(quote),
        how_to_test && `How to test: ${escapeLines(how_to_test)}`,
        writeSources(evidence),
      ).trimEnd(),
    ),
  );
}
