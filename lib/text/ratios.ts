const STEP =
  "week|phase|page|step|part|version|stage|day|round|rated|woche|seite|schritt|teil|runde|etappe|stap|deel|versie|fase|ronde|pagina|étape|partie|semaine|tour";
const SCALE =
  "(?:€|£|%|(?:euros?|uhr|uur|h|stars?|points?|days?|sterne|punkte|tage|sterren|punten|dagen|étoiles|jours|m|cm|mètres?)(?!\\p{L}))";
/** `9 of 12 owners`, which says more than a count alone, but not `Week 2 of 6`, `4 of 5 stars` or `3 sur 4 mètres`. */
export const RATIO = new RegExp(
  `(?<![\\d.,]|(?<!\\p{L})(?:${STEP}) )\\d{1,4}(?: \\p{Ll}+)? (?:(?:out )?of|von|van|sur)(?: (?:the|our|den|unseren|de|onze|nos|les))? \\d{1,5}(?![\\d.,/]*\\d| ?${SCALE})|\\d[人名件社店]中\\s?\\d`,
  "iu",
);

/** Whether a sentence gives a share: a percentage or a ratio of people or things. */
export const namesShare = (sentence: string): boolean =>
  /\d ?[%％]|\d割/.test(sentence) || RATIO.test(sentence);
