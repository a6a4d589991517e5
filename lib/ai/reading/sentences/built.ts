import { MONTH } from "@/lib/text/dates";
import { matchWords } from "@/lib/text/words";

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
const BUILT = new RegExp(
  `^(?:${BUILT_WORDS.join("|")})|(?:リリース|公開|提供を開始)(?:済み|した|しました)。?$`,
  "iu",
);

/** After a subject that is the idea. Without `since`, a present tense may be a plan. */
const VERB =
  /^ (?:went|was|has been|ging|wurde|werd|a été|(?:is|ist|est)(?=[^,.;]{0,20} (?:since|depuis) | (?:seit|sinds) )) /iu;
const PRONOUN = /^(?:it|this|es|das|het|dit|il|elle|cela)(?= )/iu;
const ARTICLE =
  /^(?:(?:the|our|an?|der|die|das|unsere?|eine?|de|het|onze?|een|le|la|les|notre|une?) |l['’])/iu;

/** `It went live at BackPlan` and `It was shipped to my old flat` are about others; what was taken back is not in use. */
const ELSEWHERE = matchWords(
  "to|at|by|bei|von|an|bij|door|naar|chez|par|à|back|down|off|zurück|abgeschaltet|terug|uitgezet|retirée?s?",
);

/** Drops the idea's title from the beginning of a sentence, or a pronoun; undefined if it begins with neither. */
function dropSubject(sentence: string, title: string, isFirst: boolean): string | undefined {
  const name = title.replace(ARTICLE, "").toLowerCase();
  const said = sentence.replace(ARTICLE, "");
  if (name && said.toLowerCase().startsWith(name)) return said.slice(name.length);
  return isFirst && PRONOUN.test(sentence) ? sentence.replace(PRONOUN, "") : undefined;
}

/**
 * Whether a sentence says that an idea is built: at its beginning, after the idea's title (`The log went live on 9 May`), or in
 * the first sentence after a pronoun. A question says nothing.
 */
export function saysBuilt(sentence: string, title: string, isFirst: boolean): boolean {
  if (/[?？]/.test(sentence)) return false;
  if (BUILT.test(sentence)) return true;
  const said = dropSubject(sentence, title, isFirst);
  return (
    said !== undefined &&
    VERB.test(said) &&
    !ELSEWHERE.test(said) &&
    BUILT.test(said.replace(VERB, ""))
  );
}
