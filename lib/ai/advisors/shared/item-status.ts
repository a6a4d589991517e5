import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { CLOSED, DROPPED, OUTDATED } from "@/lib/document-types/topics";
import { MONTH } from "@/lib/text/dates";
import { splitDecision } from "@/lib/text/decision-lead";
import { isSpoken } from "@/lib/text/open-quotation";
import { capitalize } from "@/lib/text/phrases";
import { dropDiscussion, isOpenMatter, states } from "@/lib/text/plain-statement";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords, POSTPONED_WORDS } from "@/lib/text/words";
import { CUSTOMERS } from "./customer-words";
import { QUESTION } from "./open-questions";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

const readAll = ({ title, text }: Evidence) => readSentences(`${title}\n\n${text}`);

/** Quotes from the first sentence that passes the test. */
function quoteFrom(sentences: readonly string[], test: (sentence: string) => boolean) {
  const start = sentences.findIndex(test);
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}

/** Whether the text of a risk says, in one of the five languages, that the risk is over. */
export const isClosed = ({ title, text }: Evidence) => holdsAny(`${title}\n${text}`, CLOSED);

/** Lists the initiative's risks that are not over. */
export const listOpenRisks = (evidence: readonly Evidence[]) =>
  evidence.filter(
    (piece) => hasLabel(piece, "risk") && piece.scope === "initiative" && !isClosed(piece),
  );

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

/** Quotes from the sentence that says that an idea is built or abandoned. */
export function quoteSettled(idea: Evidence) {
  const [first] = readSentences(idea.text);
  return quoteFrom(
    readAll(idea),
    (text) =>
      BUILT.test(text) ||
      DROPPED.test(text) ||
      (text === first && !ELSEWHERE.test(text) && BUILT.test(text.replace(IT, ""))),
  );
}

/** Whether a sentence of the idea drops it. */
export const isDropped = (idea: Evidence) => readAll(idea).some((text) => DROPPED.test(text));

/** Words of the five languages for open work. */
const UNSETTLED =
  matchWords(`not yet|(?:has|have) yet to|(?:has|have) not \\p{L}+ yet|nobody has (?:measured|tested|checked|asked|decided|signed|tried)|(?:has|have)n['’]t got
  noch nicht|noch nichts|noch keine?[nmrs]?|steht noch aus
  nog niets?|nog geen
  pas encore
  まだ.{0,20}(?:ない|ません)|未(?:定|決|確認|着手|承認|締結)`);
/** A question, a condition, a relative clause, or a finished past. */
const ASIDE =
  /[?？]|, (?:die|der|das|den|dem|deren|wenn|als) |(?<!\p{L})(?:who|which|that|whose|if|unless|when|was|were|had|wenn|falls|war|waren|hatten?|indien|tenzij|qui|que|si|était|étaient|avait) |未\p{L}{1,4}の/iu;

/** `Open: Monday to Friday`, `Offen ist der Laden bis 20 Uhr`. */
const HOURS =
  /\d ?(?:uhr|uur|h|[ap]\.?m)(?!\p{L})|\d:\d\d|(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|samstag|maandag|zaterdag|lundi|samedi|daily|täglich|dagelijks)|毎日|営業/iu;

/** Quotes from the sentence in which an item says that something is not done yet, in a main clause in the present tense. Of a note, also one that calls a matter open. */
export function quoteUnsettled(piece: Evidence) {
  const sentences = readSentences(piece.text);
  const isNote = hasLabel(piece, "general_note");
  const isDecided = sentences.some((sentence) => states(sentence, DECIDES));
  const isOpen = (sentence = "") =>
    isNote && !isDecided && isOpenMatter(sentence) && !HOURS.test(sentence);
  const start = sentences.findIndex((sentence, at) => {
    const found = UNSETTLED.exec(sentence);
    const isUndone = found && !isSpoken(sentence, found.index) && !ASIDE.test(sentence);
    const asks = QUESTION.test(sentence) && isOpen(sentences[at + 1]);
    return isUndone || asks || isOpen(sentence);
  });
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}

const DECIDES = matchWords(`decided|agreed|settled
  beschlossen|entschieden|vereinbart|abgemacht
  besloten|afgesproken
  décidé|convenu|d'accord
  決め(?:た|ました)|決定した|ことに(?:した|なった|しました|なりました)`);

/** Reads the sentences of an item, of a decision without the date and the people that it begins with. */
export const readWithoutLead = (piece: Evidence) =>
  readSentences(
    hasLabel(piece, "decision") ? capitalize(splitDecision(piece.text).text) : piece.text,
  );

/** Words of others' consent, which settle a recommendation. A note with them may be about anything. */
const ACCEPTED =
  matchWords(`(?<!(?:must|should|can|may|could|shall|needs? to|has to|will) (?:\\p{L}{1,12} )?be )(?:approved|accepted|signed)(?=[.,;!]|$| (?:it|this|that|the|by|on|in|at|for|with|both|all)(?!\\p{L}))|said yes
  (?:zugestimmt|genehmigt|angenommen)(?! (?:haben|w[eu]rde))
  (?:goedgekeurd|aangenomen)(?! word)
  approuvée?s?|adoptée?s?
  (?<!未)承認(?:した|しました|された|されました|済み?|を得た|を得ました)`);
/** The record of a meeting is approved by habit. */
const RECORD =
  /^(?:(?:the|das|de|le) )?(?:minutes(?! (?:later|after))|protokoll|notulen|procès-verbal|compte rendu)(?!\p{L})|(?:approved|accepted|signed|approuvé|adopté) (?:the minutes|le procès-verbal|le compte rendu)|(?:das protokoll|de notulen) (?:genehmigt|angenommen|goedgekeurd)|議事録[はをが]/iu;
/** Further things that a sentence on the record accepts or reports. */
const FURTHER = matchWords("and|that|it|und|dass|en|dat|het|et|que|、|と");
/** A recommendation to them is a measure: `We recommend customers to renew early`. */
const AUDIENCE = `(?:(?:to|that|all|our|new|the|these|den|allen?|unseren|neuen|aan|onze|nieuwe|aux|à|nos|tous) ){0,2}${CUSTOMERS}(?!\\p{L})`;
const RECOMMENDS =
  matchWords(`^(?:recommendation|proposal) ?:|^(?:we|i|the team) (?:recommend|propose|suggest)(?! ${AUDIENCE})
  ^(?:empfehlung|vorschlag) ?:|^wir (?:empfehlen(?! ${AUDIENCE})|schlagen (?!${AUDIENCE}).{0,80}vor|würden)
  ^(?:aanbeveling|voorstel) ?:|^(?:we|wij) (?:raden (?!${AUDIENCE}).{0,80}aan|stellen (?!${AUDIENCE}).{0,80}voor|adviseren(?! ${AUDIENCE}))
  ^(?:recommandation|proposition) ?:|^nous (?:recommandons|proposons|conseillons)(?! ${AUDIENCE})
  ^(?:提案|推奨)[：:]|^(?!.{0,40}(?:客様|顧客|利用者|会員)に).{0,200}(?:提案|推奨)(?:する|します)。?$`);
/** `On Bremen, nothing is decided` leaves the rest of a decision as it is. */
const NOT_OF_ONE_PART =
  "(?<!(?<!\\p{L})(?:on|about|for(?! now)|regarding|zu[mr]?|über|für|over|voor|sur|pour(?! l['’]instant| le moment)) [^.!?;]{1,60})";
const UNDECIDED = matchWords(
  [
    "nothing (?:is|has been|was) (?:yet )?decided(?: yet)?(?=[.,;!]|$)",
    "nichts (?:ist )?(?:entschieden|beschlossen)(?: ist)?(?=[.,;!]|$)",
    "niets besloten(?=[.,;!]|$)",
    "rien n['’](?:est|a été) (?:encore )?décidé(?=[.,;!]|$)",
    "^まだ(?:何も)?決ま(?:っていない|っていません)",
  ]
    .map((words) => NOT_OF_ONE_PART + words)
    .join("|"),
);

/** Whether a decision only recommends something, or says that nothing is decided, and no sentence settles it. */
const isUndecided = ([first = "", ...others]: readonly string[]) =>
  (RECOMMENDS.test(first) || [first, ...others].some((each) => UNDECIDED.test(each))) &&
  !states(first, DECIDES) &&
  !others.some(
    (each) =>
      states(each, DECIDES) ||
      (states(each, ACCEPTED) && (!RECORD.test(each) || FURTHER.test(each))),
  );

/** A title such as `Postponed: rinsing`, but not `Postponed to June`, which is a decision. */
const POSTPONED = new RegExp(`^(?:${POSTPONED_WORDS})\\s?[:：]`, "iu");

/** Quotes the settled text of a decision, or the sentence of a note that decides something; undefined for outdated items. */
export function findDecided(piece: Evidence, sentences = readWithoutLead(piece)) {
  if (isOutdated(piece)) return undefined;
  if (POSTPONED.test(piece.title) && !sentences.some((each) => states(each, DECIDES)))
    return undefined;
  const settled = sentences.filter((each) => !isOpenMatter(each));
  if (!hasLabel(piece, "decision")) return settled.find((each) => states(each, DECIDES));
  if ((settled.length === 0 && sentences.length > 0) || isUndecided(sentences)) return undefined;
  return quoteBeginning(dropDiscussion(settled));
}

/** Whether an item calls itself outdated: in its title, at the beginning of a sentence, or by a phrase of several words. */
export function isOutdated({ title, text }: Evidence): boolean {
  const sentences = readSentences(text).map((each) => each.toLowerCase());
  return OUTDATED.some(
    (phrase) =>
      title.toLowerCase().includes(phrase) ||
      sentences.some((each) =>
        phrase.includes(" ") ? each.includes(phrase) : each.startsWith(phrase),
      ),
  );
}
