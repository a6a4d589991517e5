import { MONTH } from "@/lib/text/dates";

const POINT_IN_TIME = `(?:(?:dem|le|early|late|anfang|mitte|ende|begin|eind|début|fin) )?(?:(?:\\d{1,2}(?:er|st|nd|rd|th|\\.)?\\s)?${MONTH}|(?:\\p{L}+ )?20\\d\\d)`;
const SINCE = `(?:since|on|seit|am|im|sinds|op|in|depuis|le|en) ${POINT_IN_TIME}`;
const VERSION =
  "(?:in|with|mit|met|avec|dans) (?:(?:the|der|de|la) )?(?:\\p{L}+ )?(?:version|release|versie)(?!\\p{L})";
const IN_USE =
  "(?:shipped|released|launched|rolled out|live|in use|ausgeliefert|veröffentlicht|umgesetzt|im einsatz|in betrieb|opgeleverd|uitgebracht|gebouwd|in gebruik|livrée?s?|lancée?s?|en service|en ligne)";
const ALREADY = "(?:already|bereits|schon|al|déjà)";
/** Without a date, such words begin a feature too: `In use with gloves, …`, `Livré, le colis …`. */
const BUILT_WORDS = [
  `${ALREADY} ${IN_USE}(?=\\s?[.,;:!]|$)`,
  `(?:${ALREADY} )?(?:${[
    `${IN_USE}(?: (?:to|at|for|with|in|bei|für|mit|bij|voor|met|chez|pour|avec) [^,.;:!?]{1,40})? (?:${SINCE}|${VERSION})`,
    "(?:umgesetzt|gebouwd)(?=[.,;:!]|$)|livrée?s?(?=\\s?[.;!]|$)",
    // Not a way to ship: `Shipped to customers in a box`.
    "(?:shipped|released|launched|rolled out) to (?:(?! (?:in an?|by|with) )[^,.;:!?]){1,60}(?:[.;:!]|$)",
  ].join("|")})`,
  `${SINCE}(?: 20\\d\\d)? ${IN_USE}(?=[.,;:!]|$)`,
];

/** The beginning of a sentence that says that an idea is built, or its end in Japanese. */
export const BUILT = new RegExp(
  `^(?:${BUILT_WORDS.join("|")})|(?:リリース|公開|提供を開始)(?:済み|した|しました)。?$`,
  "iu",
);
