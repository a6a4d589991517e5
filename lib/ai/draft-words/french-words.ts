import { NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { Kinds, OwnWords } from "./draft-words";

const list = (names: readonly string[]) => names.join(", ");
const CHECK = "Vérifiez que cela a sa place ici.";

const FOLLOWING = NOTE_FOLLOWING.fr;

const KINDS: Kinds = {
  initiative: "initiative",
  goal: "objectif",
  workspace_goal: "objectif de tout l’espace de travail",
  upload: "fichier",
  target_users: "utilisateurs cibles",
  key_competitors: "concurrents",
  market_research: "étude de marché",
  user_feedback: "retours d’utilisateurs",
  feature_idea: "idée",
  technical_constraint: "contrainte technique",
  external_link: "lien",
  general_note: "note",
  company_info: "informations sur l’entreprise",
  tech_stack: "technologies",
  target_market: "marché visé",
  brand_guidelines: "charte de la marque",
  compliance_requirements: "exigence réglementaire",
  decision: "décision",
  risk: "risque",
  business_outcome: "résultat pour l’entreprise",
  user_outcome: "résultat pour les utilisateurs",
  success_metric: "indicateur",
  general: "général",
  constraint: "contrainte",
  business_case: "étude de rentabilité",
  prd: "exigences produit",
  epic: "epic",
  user_story: "récit utilisateur",
  launch_plan: "plan de lancement",
  release_notes: "notes de version",
  executive_summary: "synthèse pour la direction",
  competitive_battlecard: "fiche concurrent",
  okrs: "OKR",
  ai_implementation_spec: "spécification pour l’IA",
  ai_test_plan: "plan de test pour l’IA",
  retrospective: "rétrospective",
  decision_log: "registre des décisions",
  risk_register: "registre des risques",
  draft: "brouillon",
  in_review: "en relecture",
  approved: "approuvé",
  archived: "archivé",
};

export const FRENCH_WORDS: OwnWords = {
  heads: {
    goal: "Objectif",
    keyResult: "Résultat clé",
    baseline: "Valeur de départ",
    by: "Échéance",
    decision: "Décision",
    date: "Date",
    decidedBy: "Décidé par",
    risk: "Risque",
  },
  story: { As: "En tant que :", "I want": "Je veux :", "So that": "Bénéfice :" },
  openQuestions: "Questions ouvertes",
  see: "Voir",
  also: "Également :",
  mentions: (count) => `(${count} mentions)`,
  join: list,
  more: (count) => `${count} autre${count > 1 ? "s" : ""}`,
  colon: " : ",
  end: ".",
  fromSources: (count) => `${FOLLOWING.sources}${count} ${count === 1 ? "source" : "sources"}.`,
  asDrafted: "",
  empty: (headings) => `Sans contenu lors de la rédaction : ${list(headings)}.`,
  emptyStart: "Sans contenu lors de la rédaction : ",
  onlyToCheck: (headings) => `Uniquement des éléments à vérifier : ${list(headings)}.`,
  onlyToCheckStart: "Uniquement des éléments à vérifier : ",
  unsaid: () =>
    "Aucun élément de cette initiative ne dit que quelque chose en est déjà fait. Vérifiez ce qui n’est encore qu’un plan.",
  check: () => CHECK,
  unshipped: `${FOLLOWING.unshipped} Ne promettez que ce qu’un client peut utiliser aujourd’hui.`,
  noOwner: {
    start: FOLLOWING.noOwner,
    all: "tous ces risques",
    advice: " Nommez pour chacun une personne ou une équipe, par exemple `Responsable : Anne Roy`.",
  },
  template: (name, isApproved) =>
    `Cette initiative a déjà un document ${isApproved ? "approuvé " : ""}de ce type : ${name}.`,
  kept: "Son texte est repris, dans les sections qui correspondent à ses titres.",
  leftOut: "Laissé de côté, faute de section :",
  notInFull: "Autres documents de ce type, non repris en entier :",
  approved: " (approuvé)",
  confidential: (count) =>
    `${count === 1 ? "1 élément marqué confidentiel est laissé" : `${count} éléments marqués confidentiels sont laissés`} de côté. Écrivez ce que les lecteurs peuvent savoir dans un élément sans cette mention.`,
  notFollowed: (names) =>
    `Documents de ce type dont rien n’est repris, car aucun titre n’est celui d’une section : ${names}.`,
  verify: "vérifiez-le avant de vous y fier.",
  kind: (kind) => KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `Rédigez-la ici, ou ajoutez un élément à ce sujet.${near.length > 0 ? ` Voyez d’abord : ${list(near)}.` : ""}`,
};
