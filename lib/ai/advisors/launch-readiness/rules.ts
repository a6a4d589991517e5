import { findDecided } from "@/lib/ai/advisors/shared/find-decided";
import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { quoteOpening } from "@/lib/ai/advisors/shared/quote-beginning";
import { quoteUnsettled } from "@/lib/ai/advisors/shared/quote-unsettled";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, findInitiative } from "@/lib/ai/evidence";
import { splitRecords } from "@/lib/ai/reading/split-records";
import { CONSTRAINTS } from "@/lib/document-types/definition";
import { findLatestDate } from "@/lib/text/dates";
import { dropEmphasis, findUnsaid } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import type { Answer, LaunchOptions } from "./contract";
import { type Launch, listOwnItems, type Note, nameItems, quoteUndone } from "./finding";
import { judgeDocuments, judgeOpenEnds, judgeRuleBoxes } from "./judge-documents";
import { judgeGoals } from "./judge-goals";
import { judgeRisks } from "./judge-risks";

/** The checks by the name of their area. */
const AREAS: Readonly<Record<string, (launch: Launch) => readonly Note[]>> = {
  "Goals and metrics": judgeGoals,
  "Users and evidence": (launch) => [
    ...nameItems(launch, "Target users", ["target_users"], "Add the target users."),
    ...nameItems(
      launch,
      "Feedback and research",
      ["user_feedback", "market_research"],
      "Add what users said or what was measured.",
    ),
  ],
  "Scope and decisions": (launch) => [
    quoteDecisions(launch),
    ...quoteUndone(listOwnItems(launch, "decision", "general_note")),
    ...judgeOpenEnds(launch),
  ],
  Risks: judgeRisks,
  "Launch documents": judgeDocuments,
  "Compliance and constraints": (launch) => [
    ...nameItems(
      launch,
      "Compliance requirements",
      ["compliance_requirements"],
      "Record which rules apply to this launch and how it keeps to them, even if none does.",
    ),
    ...nameItems(launch, "Constraints", CONSTRAINTS),
    ...quoteUndone(listOwnItems(launch, "compliance_requirements", "technical_constraint")),
    ...judgeRuleBoxes(launch),
  ],
};

const MAX_DECISIONS = 3;
const RECORD = "Record what was decided on price, phases and what stays out, with its date.";

/** Quotes the initiative's decisions, including those in notes. A note may decide something in words that no rule knows. */
function quoteDecisions(launch: Launch): Note {
  const notes = listOwnItems(launch, "general_note");
  const decisions = listOwnItems(launch, "decision");
  const decided = [...decisions, ...notes].flatMap((piece) => {
    const said = findDecided(piece);
    if (!said) return [];
    const isNamed = findUnsaid(piece.title, said) !== "";
    return [{ piece, says: isNamed ? `“${piece.title}” (“${said}”)` : `“${said}”` }];
  });
  const named = decided.slice(0, MAX_DECISIONS).map(({ says }) => says);
  if (named.length > 0) {
    const settled = decided.map(({ piece }) => piece);
    const left = decisions.filter(
      (each) => !settled.includes(each) && !isOutdated(each) && !quoteUnsettled(each),
    );
    const says = `Decided: ${named.join("; ")}.`;
    if (left.length === 0) return { says, pieces: settled };
    return {
      says: joinNotes(says, `Nothing that is settled was found in ${nameTitles(left)}.`),
      step: RECORD,
      pieces: [...settled, ...left],
    };
  }
  const lack =
    decisions.length > 0
      ? `Nothing that is settled was found in ${nameTitles(decisions)}.`
      : "No item is labeled decision.";
  return {
    says: `${lack}${notes.length > 0 ? ` Read the notes ${nameTitles(notes)}: they may contain decisions.` : ""}`,
    step: RECORD,
    pieces: [...decisions, ...notes],
  };
}

const MAX_SOURCES = 6;

/** Reports the statements of the items and their gaps. Gives no score, because labels and words are not a basis for one. */
export function applyRules(material: Launch): Answer {
  const launch = { ...material, evidence: material.evidence.flatMap(splitRecords) };
  const checks = Object.entries(AREAS).map(([area, judge]): Answer["checks"][number] => {
    const notes = judge(launch);
    const ids = new Set(notes.flatMap(({ pieces = [] }) => pieces.map(({ id }) => id)));
    return {
      area,
      status: notes.some(({ step }) => step) ? "warn" : "pass",
      finding: dropEmphasis(joinNotes(...notes.map(({ says }) => says))),
      evidence: material.evidence
        .filter(({ id }) => ids.has(id))
        .slice(0, MAX_SOURCES)
        .map(({ ref }) => ref),
      action: dropEmphasis(joinNotes(...new Set(notes.map(({ step }) => step)))),
    };
  });
  const open = checks.filter(({ status }) => status !== "pass").length;
  const isEmpty = !isRecorded(launch);
  return {
    summary: joinNotes(
      `“${launch.subject.title}”: ${dropEmphasis(quoteOpening(launch.evidence, launch.options.today)?.text ?? "no description.")}`,
      isEmpty && "Too little is recorded to judge a launch: no goal, decision or written document.",
      `${checks.length - open} of ${checks.length} checks passed${open > 0 ? `, ${open} ${open === 1 ? "has" : "have"} something open` : ""}.`,
      lookBack(launch.evidence, launch.options),
    ),
    verdict: isEmpty ? "not_ready" : open > 0 ? "at_risk" : "ready",
    score: null,
    checks,
    blockers: [],
  };
}

const isRecorded = (launch: Launch) =>
  launch.options.documents.some(({ isOutline }) => !isOutline) ||
  launch.evidence.some(({ type, scope }) => type === "goal" && scope === "initiative") ||
  listOwnItems(launch, "decision").length > 0;

/** Words for the day on which users get something; a start, a kick-off or interviews are none. */
const LAUNCH =
  matchWords(`launch(?:es|ed)?|releases?d?|go(?:es|ing)?[ -]live|went live|is live|rolled out|roll-?out|shipped|ships?|available (?:from|since|on|as of)|general availability
  einführung|markteinführung|livegang|veröffentlich\\p{L}*|freigabe|verfügbar(?:keit)?|geht live
  lancering|uitgebracht|beschikbaar(?:heid)?|uitrol|gaat live
  lancement|mise en (?:ligne|service)|sortie|disponib\\p{L}*|déploiement
  公開|リリース|提供開始`);

function lookBack(evidence: readonly Evidence[], { isArchived, today }: LaunchOptions): string {
  if (isArchived)
    return "The initiative is archived: read the checks as a look back, not as a plan.";
  const initiative = findInitiative(evidence);
  const dates = readSentences(initiative?.text ?? "").flatMap((sentence) =>
    LAUNCH.test(sentence) ? (findLatestDate(sentence, initiative?.createdAt) ?? []) : [],
  );
  const latest = dates.toSorted().at(-1);
  return latest && latest < today
    ? "The last date of a launch in its description has passed: if it was launched, read the checks as a look back, not as a plan."
    : "The checks read labels, statuses, fields and words, not whether the texts are right.";
}
