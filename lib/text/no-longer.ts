/** Phrases that say that something does not hold any more, by whether a pronoun may begin their sentence: `It no longer applies`. */
export const NO_LONGER = {
  alone: ["superseded", "überholt", "nicht mehr gültig", "achterhaald", "niet meer geldig"],
  en: ["no longer holds", "no longer valid", "no longer applies"],
  de: ["gilt nicht mehr"],
  fr: ["n'est plus valable", "n'est plus d'actualité"],
};
