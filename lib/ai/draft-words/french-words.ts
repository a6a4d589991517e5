import { DRAFT_NOTES, NOTE_FOLLOWING } from "@/lib/ai/grounding/draft-notes";
import type { DraftWords } from "./draft-words";
import { FRENCH_KINDS } from "./french-kinds";

const list = (names: readonly string[]) => names.join(", ");
const CHECK = "Vérifiez que cela a sa place ici.";

const FOLLOWING = NOTE_FOLLOWING.fr;

export const FRENCH_WORDS: DraftWords = {
  notes: DRAFT_NOTES.fr,
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
  withoutSources: FOLLOWING.withoutSources,
  asDrafted: "",
  empty: (headings) => `Sans contenu lors de la rédaction : ${list(headings)}.`,
  emptyStart: "Sans contenu lors de la rédaction : ",
  onlyToCheck: (headings) => `Uniquement des éléments à vérifier : ${list(headings)}.`,
  onlyToCheckStart: "Uniquement des éléments à vérifier : ",
  unsaid: () =>
    "Aucun élément de cette initiative ne dit que quelque chose en est déjà fait. Vérifiez ce qui n’est encore qu’un plan.",
  check: () => CHECK,
  checkNotes: FOLLOWING.unplaced,
  apart: (names) => `${list(names)}${FOLLOWING.apart}`,
  noWish: FOLLOWING.noWish,
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
  notFollowed: (names) =>
    `Documents de ce type dont rien n’est repris, car aucun titre n’est celui d’une section : ${names}.`,
  verify: "vérifiez-le avant de vous y fier.",
  kind: (kind) => FRENCH_KINDS[kind],
  item: (title) => title,
  fill: (near) =>
    `Rédigez-la ici, ou ajoutez un élément à ce sujet.${near.length > 0 ? ` Voyez d’abord : ${list(near)}.` : ""}`,
};
