import type { Evidence } from "@/lib/ai/evidence";
import { BUILT } from "@/lib/ai/reading/sentences/built";
import { DROPPED } from "@/lib/ai/reading/sentences/turned-down";
import { MAYBE_LATER, matchWords } from "@/lib/text/words";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

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
  ja: "(?:初版|第1版|初回リリース|最初の(?:版|バージョン))",
};
/** A whole sentence: ideas also say what one of their parts leaves out. */
const NOT_YET = new RegExp(
  `^(?:not (?:in|for) (?:${FIRST.en})|nicht (?:in|für) (?:${FIRST.de})|niet (?:in|voor) (?:${FIRST.nl})|pas (?:dans|pour) (?:${FIRST.fr}))[.!]?$|^${FIRST.ja}[にで]は(?:入れ|載せ|扱わ|作ら)ない。?$`,
  "i",
);

/** Whether a sentence of the idea drops it, or says no more than that the first version does not have it. */
export const isDropped = (idea: Evidence) =>
  readAll(idea).some((text) => DROPPED.test(text) || NOT_YET.test(text));

/** Sentences that leave an idea for later, in five languages. */
const PUTS_OFF = new RegExp(
  `^(?:(?:just |only |nur |alleen )?(?:an? |ein |een |un )?nice[ -]to[ -]have|${MAYBE_LATER}|(?:maybe|perhaps) one day|vielleicht irgendwann|misschien ooit|wellicht (?:later|ooit)|peut-être un jour|(?:また|もっと)?後でよい|あれば便利|(?:this |it )?can wait|(?:das )?kann warten|(?:das )?muss nicht sein|(?:dit |dat )?kan wachten|hoeft niet(?: per se)?|pas indispensable|(?:cela |ça )?peut attendre|なくても(?:よ|い)い)(?=\\s?[.!?。…]|$)`,
  "iu",
);

/** Finds the sentence by which an idea leaves itself for later, without being dropped. */
export const findPutOff = (idea: Evidence) =>
  readAll(idea).find((text) => NOT_YET.test(text) || PUTS_OFF.test(text));
