import { DRAFT_NOTES, NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { DraftWords } from "./draft-words";
import { DUTCH_KINDS } from "./dutch-kinds";

const list = (names: readonly string[]) => names.join(", ");
const CHECK = "Ga na of dit hier thuishoort.";

const FOLLOWING = NOTE_FOLLOWING.nl;

export const DUTCH_WORDS: DraftWords = {
  notes: DRAFT_NOTES.nl,
  heads: {
    goal: "Doel",
    keyResult: "Kernresultaat",
    baseline: "Uitgangswaarde",
    by: "Uiterlijk",
    decision: "Besluit",
    date: "Datum",
    decidedBy: "Besloten door",
    risk: "Risico",
  },
  story: { As: "Als:", "I want": "Wil ik:", "So that": "Zodat:" },
  openQuestions: "Open vragen",
  see: "Zie",
  also: "Verder:",
  mentions: (count) => `(${count} keer genoemd)`,
  join: list,
  more: (count) => `nog ${count}`,
  colon: ": ",
  end: ".",
  fromSources: (count) => `${FOLLOWING.sources}${count} ${count === 1 ? "bron" : "bronnen"}.`,
  withoutSources: FOLLOWING.withoutSources,
  asDrafted: "",
  empty: (headings) => `Bij het opstellen zonder inhoud: ${list(headings)}.`,
  emptyStart: "Bij het opstellen zonder inhoud: ",
  onlyToCheck: (headings) => `Alleen items om te controleren: ${list(headings)}.`,
  onlyToCheckStart: "Alleen items om te controleren: ",
  unsaid: () =>
    "Geen item van dit initiatief zegt dat hiervan al iets is gebeurd. Controleer wat hiervan nog een plan is.",
  check: () => CHECK,
  checkNotes: FOLLOWING.unplaced,
  apart: (names) => `${list(names)}${FOLLOWING.apart}`,
  noWish: FOLLOWING.noWish,
  unshipped: `${FOLLOWING.unshipped} Beloof alleen wat klanten nu kunnen gebruiken.`,
  noOwner: {
    start: FOLLOWING.noOwner,
    all: "al deze risico’s",
    advice: " Noem voor elk een persoon of een team, bijvoorbeeld `Eigenaar: Anna de Wit`.",
  },
  template: (name, isApproved) =>
    `Dit initiatief heeft al een ${isApproved ? "goedgekeurd " : ""}document van dit type: ${name}.`,
  kept: "De tekst ervan is overgenomen, in de secties die bij de koppen passen.",
  leftOut: "Weggelaten, omdat geen sectie past:",
  notInFull: "Andere van dit type, niet volledig overgenomen:",
  approved: " (goedgekeurd)",
  notFollowed: (names) =>
    `Documenten van dit type waaruit niets is overgenomen, omdat geen kop bij een sectie past: ${names}.`,
  verify: "controleer het voordat u erop vertrouwt.",
  kind: (kind) => DUTCH_KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `Schrijf de tekst hier, of voeg er een item over toe.${near.length > 0 ? ` Kijk eerst hier: ${list(near)}.` : ""}`,
};
