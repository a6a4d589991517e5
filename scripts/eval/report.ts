import { formatTable } from "@/lib/text/tables";
import { formatPercent, sum } from "./numbers";
import type { DraftScore, QuoteScore } from "./score-sample";

const computeMedian = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The section of one engine in `docs/ai-quality.md`. */
export function report(drafts: readonly DraftScore[], quotes: readonly QuoteScore[]): string {
  const slots = drafts.map(({ slotsUsed, slotsPresent }) => slotsUsed / Math.max(1, slotsPresent));
  const findings = sum(quotes.map(({ findings }) => findings));
  const removed = sum(quotes.map(({ removed }) => removed));
  const total = [
    `Median of ${drafts.length} drafts: grounded ${formatPercent(computeMedian(drafts.map((d) => d.grounded)))}`,
    `slots used ${formatPercent(computeMedian(slots))}`,
    `${computeMedian(drafts.map(({ words }) => words))} words`,
    `${computeMedian(drafts.map(({ seconds }) => seconds)).toFixed(2)} s`,
  ].join(", ");
  const exact = `Quotes exact: ${findings} of ${findings + removed}.`;
  const rows = drafts.map((score) => [
    score.initiative,
    score.type,
    formatPercent(score.grounded),
    `${score.slotsUsed} of ${score.slotsPresent}`,
    String(score.removed),
    String(score.words),
    score.seconds.toFixed(2),
  ]);
  const head = ["Initiative", "Type", "Grounded", "Slots used", "Removed", "Words", "Seconds"];
  const quoteRows = quotes.map(({ document, advisor, findings, removed }) => [
    document,
    advisor,
    String(findings),
    `${findings} of ${findings + removed}`,
  ]);
  const quoteHead = ["Document", "Advisor", "Findings", "Quotes exact"];
  return [`${total}. ${exact}`, formatTable(head, rows), formatTable(quoteHead, quoteRows)].join(
    "\n\n",
  );
}

/** The page with the section of `engine` put in or replaced. */
export function withSection(page: string, engine: string, section: string): string {
  const [intro = "", ...others] = page.trimEnd().split(/^(?=## )/m);
  const rest = others.filter((other) => !other.startsWith(`## ${engine}\n`));
  const sections = [...rest, `## ${engine}\n\n${section}\n`].map((text) => text.trimEnd()).sort();
  return `${[intro.trimEnd(), ...sections].join("\n\n")}\n`;
}
