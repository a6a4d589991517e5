import { DRAFT_NOTES, NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { DraftWords } from "./draft-words";
import { GERMAN_KINDS } from "./german-kinds";

const list = (names: readonly string[]) => names.join(", ");
const CHECK = "Prüfen Sie, ob das hierher gehört.";

const FOLLOWING = NOTE_FOLLOWING.de;

export const GERMAN_WORDS: DraftWords = {
  notes: DRAFT_NOTES.de,
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
  withoutSources: FOLLOWING.withoutSources,
  asDrafted: "",
  empty: (headings) => `Beim Erstellen ohne Inhalt: ${list(headings)}.`,
  emptyStart: "Beim Erstellen ohne Inhalt: ",
  onlyToCheck: (headings) => `Nur Einträge zum Prüfen: ${list(headings)}.`,
  onlyToCheckStart: "Nur Einträge zum Prüfen: ",
  unsaid: () =>
    "Kein Eintrag dieser Initiative sagt, dass davon schon etwas geschehen ist. Prüfen Sie, was davon erst geplant ist.",
  check: () => CHECK,
  checkNotes: FOLLOWING.unplaced,
  apart: (names) => `${list(names)}${FOLLOWING.apart}`,
  noWish: FOLLOWING.noWish,
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
  notFollowed: (names) =>
    `Dokumente dieser Art, aus denen nichts übernommen ist, weil keine Überschrift zu einem Abschnitt passt: ${names}.`,
  verify: "Prüfen Sie es, bevor Sie sich darauf verlassen.",
  kind: (kind) => GERMAN_KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `Schreiben Sie ihn hier, oder ergänzen Sie einen Eintrag dazu.${near.length > 0 ? ` Sehen Sie zuerst hier nach: ${list(near)}.` : ""}`,
};
