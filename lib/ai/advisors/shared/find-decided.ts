import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { splitDecision } from "@/lib/text/decision-lead";
import { capitalize } from "@/lib/text/phrases";
import { dropDiscussion, isOpenMatter, states } from "@/lib/text/plain-statement";
import { matchWords, POSTPONED_WORDS } from "@/lib/text/words";
import { CUSTOMERS } from "./customer-words";
import { isOutdated } from "./is-outdated";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

/** Words that decide something, in the five languages. */
export const DECIDES = matchWords(`decided|agreed|settled
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
