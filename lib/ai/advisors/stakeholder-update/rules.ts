import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import { longDate } from "@/lib/long-date";
import { GOAL_TYPES } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { countNoun } from "@/lib/text/phrases";
import { isTableRow, splitRow } from "@/lib/text/tables";
import { askAudience } from "./ask-audience";
import { PLANS, type SectionPlan } from "./audience-plans";
import type { Point, StakeholderUpdateAnswer, StakeholderUpdateOptions } from "./contract";
import { quotePart } from "./quote-part";

const MAX_POINTS = 4;

type Section = { plan: SectionPlan; entries: { piece: Evidence; quoted: string }[] };

/** Assembles an update from items and goals, in their own words. */
export function applyRules({
  evidence,
  options: { audience, today },
  subject,
}: Material<StakeholderUpdateOptions>): StakeholderUpdateAnswer {
  const plan = PLANS[audience];
  const sections = plan.sections.map((section): Section => {
    const entries = pickPieces(section, evidence)
      .map((piece) => ({
        piece,
        quoted: isRisk(piece) ? "" : quotePart(piece, section.part, today),
      }))
      .filter(({ piece, quoted }) => quoted !== "" || isRisk(piece));
    return { plan: section, entries: entries.slice(0, section.max) };
  });
  const toPoint = (piece: Evidence, quoted: string): Point => ({
    text: cutText(quoted ? `${toName(piece)}: ${quoted}` : toName(piece), 400),
    evidence: [piece.ref],
  });
  const highlights = sections
    .filter((section) => plan.highlights.includes(section.plan.heading))
    .flatMap(({ plan: { part }, entries }) => {
      const short = part === "figures" ? part : "point";
      return entries.map(({ piece }) => toPoint(piece, quotePart(piece, short, today)));
    });
  const risks = evidence
    .filter(isRisk)
    .map((piece) => toPoint(piece, quotePart(piece, plan.riskPart, today)));
  const first = highlights[0]?.text ?? "Nothing to highlight is on record for this audience.";
  return {
    summary: `${first} ${risks.length === 0 ? "No risk is on record." : `On record: ${countNoun(risks.length, "risk")}.`}`,
    subject_line: `${cutText(subject.title, 90)}: ${plan.topic}`,
    body_markdown: writeBody(subject.title, plan.opening, sections, evidence, today),
    highlights: highlights.slice(0, MAX_POINTS),
    risks: risks.slice(0, MAX_POINTS),
    asks: askAudience(audience, evidence),
  };
}

/** The body names risks by title only, because `risks` describes them. */
const isRisk = (piece: Evidence) => hasLabel(piece, "risk");

/** A title may have been the head of a table. */
const toName = ({ title }: Evidence) =>
  isTableRow(title)
    ? splitRow(title)
        .filter((cell) => cell !== "")
        .join(", ")
    : title;

/** Sorts the initiative's own pieces before those of the workspace, each by the order of the labels. */
function pickPieces(plan: SectionPlan, evidence: readonly Evidence[]): Evidence[] {
  const initiative = plan.hasInitiative ? evidence.filter(({ type }) => type === "initiative") : [];
  const labelled = plan.labels.flatMap((label) =>
    evidence.filter((piece) => hasLabel(piece, label)),
  );
  const own = labelled.filter(({ scope }) => scope === "initiative");
  const shared = plan.hasShared ? labelled.filter(({ scope }) => scope === "workspace") : [];
  return [...initiative, ...own, ...shared];
}

function writeBody(
  title: string,
  opening: SectionPlan["part"],
  sections: readonly Section[],
  evidence: readonly Evidence[],
  today: string,
): string {
  const initiative = evidence.find(({ type }) => type === "initiative");
  const quoted = initiative ? `${quotePart(initiative, opening, today)} [^${initiative.ref}]` : "";
  const parts = sections.map(({ plan, entries }) => {
    const lines = entries.map(
      ({ piece, quoted }) =>
        `- ${[`**${cutText(toName(piece), 120)}.**`, quoted, `[^${piece.ref}]`].filter(Boolean).join(" ")}`,
    );
    return `## ${plan.heading}\n\n${lines.length > 0 ? lines.join("\n") : writeEmptyLine(plan)}`;
  });
  return [
    "Assembled from the items and goals of the workspace, without AI.",
    `**${title}**, as of ${longDate(new Date(today))}. ${quoted}`.trim(),
    ...parts,
  ].join("\n\n");
}

function writeEmptyLine({ labels }: SectionPlan): string {
  const isGoal = GOAL_TYPES.some((type) => type === labels[0]);
  const name = labels[0]?.replaceAll("_", " ");
  return `Nothing on record. Add a ${isGoal ? "goal of type" : "context item labelled"} ${name}.`;
}
