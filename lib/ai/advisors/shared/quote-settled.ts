import type { Evidence } from "@/lib/ai/evidence";
import { DROPPED } from "@/lib/ai/reading/sentences/turned-down";
import { MONTH } from "@/lib/text/dates";
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

const FIRST = {
  en: "(?:the |our )?(?:first|initial) (?:version|release|phase)|this (?:version|release|phase)",
  de: "(?:der|die) erste[nr]? (?:version|phase)|dieser? (?:version|phase)",
  nl: "de eerste (?:versie|release|fase)|deze (?:versie|release|fase)",
  fr: "la première (?:version|phase)|cette (?:version|phase)",
};
/** A whole sentence: ideas also say what one of their parts leaves out. */
const NOT_YET = new RegExp(
  `^(?:not (?:in|for) (?:${FIRST.en})|nicht (?:in|für) (?:${FIRST.de})|niet (?:in|voor) (?:${FIRST.nl})|pas (?:dans|pour) (?:${FIRST.fr}))[.!]?$`,
  "i",
);

/** Whether a sentence of the idea drops it, or says no more than that the first version does not have it. */
export const isDropped = (idea: Evidence) =>
  readAll(idea).some((text) => DROPPED.test(text) || NOT_YET.test(text));

/** Sentences that leave an idea for later, in five languages. */
const LATER =
  /^(?:(?:just |only |nur |alleen )?(?:an? |ein |een |un )?nice[ -]to[ -]have|(?:maybe|perhaps) (?:later|one day)|vielleicht (?:später|irgendwann)|(?:misschien|wellicht) (?:later|ooit)|peut-être (?:plus tard|un jour)|(?:また|もっと)?後でよい|あれば便利)(?=\s?[.!?。…]|$)/iu;

/** Finds the sentence by which an idea leaves itself for later, without being dropped. */
export const findPutOff = (idea: Evidence) =>
  readAll(idea).find((text) => NOT_YET.test(text) || LATER.test(text));
