import type { Language } from "@/lib/text/languages";
import type { FactKind } from "./evaluations";

type Tags = Readonly<Record<Exclude<FactKind, "unsure" | "ownLack" | "other">, string>>;

/** The labels that people are asked to begin a sentence with, in the language of their items. `evaluate` knows each of them. */
export const TAGS: Readonly<Record<Language, Tags>> = {
  en: {
    strength: "Strength:",
    weakness: "Weakness:",
    advantage: "Our advantage:",
    objection: "Objection:",
    answer: "Answer:",
  },
  de: {
    strength: "Stärke:",
    weakness: "Schwäche:",
    advantage: "Unser Vorteil:",
    objection: "Einwand:",
    answer: "Antwort:",
  },
  nl: {
    strength: "Sterk punt:",
    weakness: "Zwak punt:",
    advantage: "Ons voordeel:",
    objection: "Bezwaar:",
    answer: "Antwoord:",
  },
  fr: {
    strength: "Point fort :",
    weakness: "Point faible :",
    advantage: "Notre avantage :",
    objection: "Objection :",
    answer: "Réponse :",
  },
  ja: {
    strength: "強み：",
    weakness: "弱み：",
    advantage: "当社の強み：",
    objection: "反論：",
    answer: "回答：",
  },
};
