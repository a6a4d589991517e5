import { CUSTOMERS } from "./customer-words";
import { isQuestion } from "./is-question";
import { states } from "./plain-statement";
import { DECIDED_WORDS, matchWords } from "./words";

/** Words that decide something, in the five languages. */
export const DECIDES = matchWords(`${DECIDED_WORDS}|settled|abgemacht
  (?<=(?:a|ai|avons|ont|est|été) (?:(?!pas )\\p{L}{1,8} )?)tranché|d'accord
  決め(?:た|ました)|決定した|ことに(?:した|なった|しました|なりました)`);

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
  matchWords(`^(?:recommendation|proposal) ?:|^(?:(?:we|i|the team) (?:would )?|(?:i|we)['’]d )(?:recommend|propose|suggest)(?! ${AUDIENCE})
  ^(?:empfehlung|vorschlag) ?:|^wir (?:empfehlen(?! ${AUDIENCE})|schlagen (?!${AUDIENCE}).{0,80}vor|würden)|^ich (?:empfehle(?! ${AUDIENCE})|würde (?:.{0,40} )?(?:vorschlagen|empfehlen)|schlage (?!${AUDIENCE}).{0,80}vor)
  ^(?:aanbeveling|voorstel) ?:|^(?:we|wij) (?:raden (?!${AUDIENCE}).{0,80}aan|stellen (?!${AUDIENCE}).{0,80}voor|adviseren(?! ${AUDIENCE})|zouden (?:.{0,40} )?(?:voorstellen|aanraden))|^ik (?:stel (?!${AUDIENCE}).{0,80}voor|zou (?:.{0,40} )?(?:voorstellen|aanraden))
  ^(?:recommandation|proposition) ?:|^nous (?:recommandons|proposons|conseillons)(?! ${AUDIENCE})|^je (?:propose(?:rais)?|suggère(?:rais)?|recommande(?:rais)?)(?! ${AUDIENCE})
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
    "(?:that|this|it)(?: is|['’]s| was| has) (?:not|still not) (?:yet )?(?:been )?(?:decided|agreed)(?: yet)?(?=[.,;!]|$)",
    "^(?:entschieden|beschlossen) ist (?:das|dies|es) (?:aber |jedoch )?(?:noch )?nicht(?=[.,;!]|$)",
    "(?:das|dies|es) ist (?:aber |jedoch )?(?:noch )?nicht (?:entschieden|beschlossen)(?=[.,;!]|$)",
    "(?:dat|dit|het) is (?:echter |wel )?(?:nog )?niet (?:besloten|beslist|afgesproken)(?=[.,;!]|$)",
    "(?:ce|cela) n['’]est (?:toutefois )?pas (?:encore )?décidé(?=[.,;!]|$)",
    "^まだ(?:何も)?決ま(?:っていない|っていません)",
  ]
    .map((words) => NOT_OF_ONE_PART + words)
    .join("|"),
);

/** Whether a decision only recommends something, or says that nothing is decided, and no sentence settles it. */
export const isUndecided = ([first = "", ...others]: readonly string[]) =>
  (RECOMMENDS.test(first) || [first, ...others].some((each) => UNDECIDED.test(each))) &&
  !states(first, DECIDES) &&
  !others.some(
    (each) =>
      (states(each, DECIDES) && !UNDECIDED.test(each)) ||
      (states(each, ACCEPTED) && (!RECORD.test(each) || FURTHER.test(each))),
  );

/** `Nobody has decided yet.`, a whole sentence */
const NOBODY = new RegExp(
  `^(?:${[
    "(?:but )?(?:nobody|no one) has (?:yet )?decided(?: (?:it|this|that))?(?: yet| so far)?",
    "(?:aber )?(?:bisher |bislang |noch )?(?:hat )?niemand (?:hat )?(?:das |es |darüber )?(?:bisher |bislang |noch )?entschieden",
    "(?:maar )?(?:nog |tot nu toe )?(?:heeft )?niemand (?:heeft )?(?:dat |dit |het |daarover )?(?:nog )?(?:besloten|beslist)",
    "(?:mais )?personne n['’]a (?:encore )?(?:rien )?(?:décidé|tranché)",
    "まだ誰も決めて(?:いない|いません)",
  ].join("|")})[.!。]?$`,
  "iu",
);

/** Whether the last of some sentences says that all of it is undecided. After a question, only that is. */
export function endsUndecided(sentences: readonly string[]): boolean {
  const [last = "", before = "", ...others] = sentences.toReversed();
  return (
    before !== "" &&
    (NOBODY.test(last) || UNDECIDED.test(last)) &&
    !isQuestion(before) &&
    ![before, ...others].some((each) => states(each, DECIDES))
  );
}
