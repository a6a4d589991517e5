import { NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { Kinds, OwnWords } from "./draft-words";

const list = (names: readonly string[]) => names.join(", ");
const CHECK = "Prüfen Sie, ob das hierher gehört.";

const FOLLOWING = NOTE_FOLLOWING.de;

const KINDS: Kinds = {
  initiative: "Initiative",
  goal: "Ziel",
  workspace_goal: "Ziel des ganzen Arbeitsbereichs",
  upload: "Datei",
  target_users: "Zielgruppe",
  key_competitors: "Wettbewerber",
  market_research: "Marktforschung",
  user_feedback: "Nutzerfeedback",
  feature_idea: "Idee",
  technical_constraint: "technische Vorgabe",
  external_link: "Link",
  general_note: "Notiz",
  company_info: "Angaben zum Unternehmen",
  tech_stack: "Technik",
  target_market: "Zielmarkt",
  brand_guidelines: "Markenrichtlinien",
  compliance_requirements: "rechtliche Anforderung",
  decision: "Entscheidung",
  risk: "Risiko",
  business_outcome: "Geschäftsergebnis",
  user_outcome: "Ergebnis für Nutzer",
  success_metric: "Kennzahl",
  general: "allgemein",
  constraint: "Vorgabe",
  business_case: "Business Case",
  prd: "Produktanforderungen",
  epic: "Epic",
  user_story: "User Story",
  launch_plan: "Launch-Plan",
  release_notes: "Versionshinweise",
  executive_summary: "Management Summary",
  competitive_battlecard: "Wettbewerbsvergleich",
  okrs: "OKRs",
  ai_implementation_spec: "KI-Umsetzungsspezifikation",
  ai_test_plan: "KI-Testplan",
  retrospective: "Rückblick",
  decision_log: "Entscheidungsprotokoll",
  risk_register: "Risikoregister",
  draft: "Entwurf",
  in_review: "in Prüfung",
  approved: "freigegeben",
  archived: "archiviert",
};

export const GERMAN_WORDS: OwnWords = {
  heads: {
    goal: "Ziel",
    keyResult: "Schlüsselergebnis",
    baseline: "Ausgangswert",
    by: "Bis",
    decision: "Entscheidung",
    date: "Datum",
    decidedBy: "Entschieden von",
    risk: "Risiko",
  },
  story: { As: "Als:", "I want": "Möchte ich:", "So that": "Damit:" },
  openQuestions: "Offene Fragen",
  see: "Siehe",
  also: "Außerdem:",
  mentions: (count) => `(${count} Nennungen)`,
  join: list,
  more: (count) => `${count} weitere`,
  colon: ": ",
  end: ".",
  fromSources: (count) => `${FOLLOWING.sources}${count} ${count === 1 ? "Quelle" : "Quellen"}.`,
  asDrafted: "",
  empty: (headings) => `Beim Erstellen ohne Inhalt: ${list(headings)}.`,
  emptyStart: "Beim Erstellen ohne Inhalt: ",
  onlyToCheck: (headings) => `Nur Einträge zum Prüfen: ${list(headings)}.`,
  onlyToCheckStart: "Nur Einträge zum Prüfen: ",
  unsaid: () =>
    "Kein Eintrag dieser Initiative sagt, dass davon schon etwas geschehen ist. Prüfen Sie, was davon erst geplant ist.",
  check: () => CHECK,
  unshipped: `${FOLLOWING.unshipped} Versprechen Sie nur, was Kunden heute nutzen können.`,
  noOwner: {
    start: FOLLOWING.noOwner,
    all: "alle diese Risiken",
    advice:
      " Nennen Sie für jedes eine Person oder ein Team, zum Beispiel `Verantwortlich: Anna Lang`.",
  },
  template: (name, isApproved) =>
    `Zu dieser Initiative gibt es schon ein ${isApproved ? "freigegebenes " : ""}Dokument dieser Art: ${name}.`,
  kept: "Sein Text ist übernommen, in den Abschnitten, die zu seinen Überschriften passen.",
  leftOut: "Ausgelassen, weil kein Abschnitt passt:",
  notInFull: "Weitere dieser Art, nicht vollständig übernommen:",
  approved: " (freigegeben)",
  confidential: (count) =>
    `${count === 1 ? "1 als vertraulich markierter Eintrag ist" : `${count} als vertraulich markierte Einträge sind`} ausgelassen. Schreiben Sie, was die Leser wissen dürfen, in einen Eintrag ohne diese Markierung.`,
  notFollowed: (names) =>
    `Dokumente dieser Art, aus denen nichts übernommen ist, weil keine Überschrift zu einem Abschnitt passt: ${names}.`,
  verify: "Prüfen Sie es, bevor Sie sich darauf verlassen.",
  kind: (kind) => KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `Schreiben Sie ihn hier, oder ergänzen Sie einen Eintrag dazu.${near.length > 0 ? ` Sehen Sie zuerst hier nach: ${list(near)}.` : ""}`,
};
