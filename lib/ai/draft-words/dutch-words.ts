import { NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { Kinds, OwnWords } from "./draft-words";

const list = (names: readonly string[]) => names.join(", ");
const CHECK = "Ga na of dit hier thuishoort.";

const FOLLOWING = NOTE_FOLLOWING.nl;

const KINDS: Kinds = {
  initiative: "initiatief",
  goal: "doel",
  workspace_goal: "doel van de hele werkruimte",
  upload: "bestand",
  target_users: "doelgroep",
  key_competitors: "concurrenten",
  market_research: "marktonderzoek",
  user_feedback: "feedback van gebruikers",
  feature_idea: "idee",
  technical_constraint: "technische randvoorwaarde",
  external_link: "link",
  general_note: "notitie",
  company_info: "bedrijfsgegevens",
  tech_stack: "techniek",
  target_market: "doelmarkt",
  brand_guidelines: "merkrichtlijnen",
  compliance_requirements: "wettelijke eis",
  decision: "besluit",
  risk: "risico",
  business_outcome: "bedrijfsresultaat",
  user_outcome: "resultaat voor gebruikers",
  success_metric: "meetpunt",
  general: "algemeen",
  constraint: "randvoorwaarde",
  business_case: "businesscase",
  prd: "producteisen",
  epic: "epic",
  user_story: "user story",
  launch_plan: "lanceerplan",
  release_notes: "releasenotes",
  executive_summary: "managementsamenvatting",
  competitive_battlecard: "concurrentievergelijking",
  okrs: "OKR’s",
  ai_implementation_spec: "AI-implementatiespecificatie",
  ai_test_plan: "AI-testplan",
  retrospective: "terugblik",
  decision_log: "besluitenlogboek",
  risk_register: "risicoregister",
  draft: "concept",
  in_review: "ter beoordeling",
  approved: "goedgekeurd",
  archived: "gearchiveerd",
};

export const DUTCH_WORDS: OwnWords = {
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
  asDrafted: "",
  empty: (headings) => `Bij het opstellen zonder inhoud: ${list(headings)}.`,
  emptyStart: "Bij het opstellen zonder inhoud: ",
  onlyToCheck: (headings) => `Alleen items om te controleren: ${list(headings)}.`,
  onlyToCheckStart: "Alleen items om te controleren: ",
  unsaid: () =>
    "Geen item van dit initiatief zegt dat hiervan al iets is gebeurd. Controleer wat hiervan nog een plan is.",
  check: () => CHECK,
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
  confidential: (count) =>
    `${count === 1 ? "1 item is" : `${count} items zijn`} als vertrouwelijk gemarkeerd en weggelaten. Zet wat de lezers mogen weten in een item zonder die markering.`,
  notFollowed: (names) =>
    `Documenten van dit type waaruit niets is overgenomen, omdat geen kop bij een sectie past: ${names}.`,
  verify: "controleer het voordat u erop vertrouwt.",
  kind: (kind) => KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `Schrijf de tekst hier, of voeg er een item over toe.${near.length > 0 ? ` Kijk eerst hier: ${list(near)}.` : ""}`,
};
