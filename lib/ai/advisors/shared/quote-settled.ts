import type { Evidence } from "@/lib/ai/evidence";
import { isExclusion } from "@/lib/document-types/exclusions";
import { DROPPED, OUT_OF_SCOPE } from "@/lib/document-types/topics";
import { MONTH } from "@/lib/text/dates";
import { toLine } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

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

/** In the first sentence of an idea, these words mean the idea itself. Without `since`, a present tense may be a plan. */
const IT =
  /^(?:(?:it|this) (?:went|was|has been)|(?:es|das) (?:ging|wurde)|(?:het|dit) (?:ging|werd)|(?:il|elle|cela) a été|(?:it|this|es|das|het|dit|il|elle) (?:is|ist|est)(?=[^,.;]{0,20} (?:since|depuis) | (?:seit|sinds) )) /iu;

/** `It went live at BackPlan` and `It was shipped to my old flat` are about others. */
const ELSEWHERE = matchWords("to|at|by|bei|von|an|bij|door|naar|chez|par|à");

const readAll = ({ title, text }: Evidence) => readSentences(`${title}\n\n${text}`);

/** Quotes from the sentence that says that an idea is built or abandoned. */
export function quoteSettled(idea: Evidence) {
  const [first] = readSentences(idea.text);
  const sentences = readAll(idea);
  const start = sentences.findIndex(
    (text) =>
      BUILT.test(text) ||
      DROPPED.test(text) ||
      (text === first && !ELSEWHERE.test(text) && BUILT.test(text.replace(IT, ""))),
  );
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}

/** `not for the first version`, but not `on hold`, which may begin the description of a feature. */
const NOT_YET = OUT_OF_SCOPE.filter((phrase) => /version|versie|release|phase/.test(phrase));
const isNotYet = (text: string) => NOT_YET.some((phrase) => toLine(text).startsWith(` ${phrase}`));

/** Whether a sentence of the idea drops it, or leaves it out of the first version. */
export const isDropped = (idea: Evidence) =>
  readAll(idea).some((text) => DROPPED.test(text) || isExclusion(text) || isNotYet(text));
