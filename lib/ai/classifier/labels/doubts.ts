import { MONTH } from "@/lib/text/dates";
import { isQuestion } from "@/lib/text/is-question";
import { matchWords } from "@/lib/text/words";

/** Words of a doubt, such as `Churn risk??` or `Might cancel in June?`. Not "Cancel the meeting?". */
const FEARS = matchWords(`churn risk|risk of (?:churn|losing \\S+)
  (?:might|going to|about to)(?: \\w+)? (?:cancel|churn|leave us)
  abwanderungsrisiko|kündigungsrisiko|^kündigt (?:er|sie)|^kündigen (?:die|sie)
  kans op opzegging|risque de (?:départ|résiliation|les perdre)|(?:解約|離脱)(?:の)?リスク|解約され`);
const MAX_DOUBT = 40;
/** A speaker's question about their own plans, such as "Can we cancel any time?", is not a doubt about somebody else's. */
const FIRST_PERSON = matchWords("I|we|ich|wir|ik|wij|je|nous");
/** `to cancel` without an object other than what customers cancel: neither `cancel the meeting` nor `leaving the field empty`. */
const CONTRACT =
  "(?: (?:the|their|its|his|her) (?:contract|subscription|account|plan|licen[cs]e))?";
const NO_OBJECT = `(?=[.,;!?)]|$| (?:us|soon|altogether)(?!\\p{L})| (?:by|before) (?:${MONTH}|Q[1-4]|20\\d\\d|the end)| in (?:the )?(?:spring|summer|autumn|winter|${MONTH}|Q[1-4]|20\\d\\d)| at the end of (?:the|this|their) (?:month|quarter|year|contract|term))`;
/** What says that a customer may leave, without a question mark too: `thinking about leaving`, `wil misschien opzeggen`. */
const MAY_LEAVE = matchWords(
  `(?:might|(?:is|are|was|were) (?:about|likely|going) to|wants? to|threaten(?:s|ed|ing)? to) (?:also |even |well )?(?:cancel${CONTRACT}|churn|leave)${NO_OBJECT}
  (?:thinking (?:about|of)|think(?:s)? (?:about|of)|consider(?:s|ing)?|talk(?:s|ing)? (?:about|of)|close to|on the verge of) (?:cancell?ing${CONTRACT}|churning|leaving)${NO_OBJECT}
  kündig(?:t|en) (?:\\p{L}+ ){0,3}?(?:evtl\\.?|eventuell|vielleicht|möglicherweise|womöglich|vermutlich)(?!.*(?:können|kann|lassen| an[.!?]*$))|(?:will|wollen|möchten?|wird|werden) (?:\\p{L}+ ){0,2}?(?:evtl\\.?|eventuell|vielleicht|möglicherweise|womöglich|vermutlich) (?!per (?:app|mail|e-mail|post) )[^.,;]{0,30}?kündigen(?=[.!?]*$)|(?:überleg(?:t|en)|erwäg(?:t|en)|droh(?:t|en))(?: (?:zum|per|ab) [^.,;]{1,20}|(?: noch| auch))?,? (?:zu kündigen|abzuspringen|mit (?:der )?kündigung)(?=[.!?,]|$)|denk(?:t|en) (?:\\p{L}+ )?(?:über (?:eine )?kündigung|ans kündigen)(?: nach)?(?=[.!?,]|$)
  (?:misschien|wellicht|eventueel|waarschijnlijk) (?:\\p{L}+ ){0,3}?(?:opzeggen|opzegt|weggaan|vertrekken)(?=[.!?,]|$| (?:per|in|voor|na|op|eind)(?!\\p{L}| (?:app|mail|e-mail|post)))(?!.*(?:kunnen|mogelijk))|zeg(?:t|gen) (?:\\p{L}+ ){0,2}?(?:misschien|wellicht|eventueel) (?:[^.,;]{0,20} )?op(?=[.!?]*$)|(?:overweegt|overwegen|dreigt|dreigen)(?: om)? (?:(?:het (?:contract|abonnement)|per [^.,;]{1,15}) )?(?:op te zeggen|te vertrekken|weg te gaan)|denk(?:t|en) (?:er )?(?:\\p{L}+ )?(?:over|aan) (?:om )?(?:na )?(?:opzeggen|op te zeggen|te vertrekken)
  (?:envisage(?:nt)?|songe(?:nt)? à|pense(?:nt)? à|parle(?:nt)? de|menace(?:nt)? de|hésite(?:nt)? à|réfléchi(?:t|ssent) à|veu(?:t|lent) peut-être|va peut-être|vont peut-être)(?: de| une| la)? ?(?:résili(?:er|ation)(?! automat)|nous quitter|partir(?=[.!?,]|$| (?:chez|à la concurrence|fin) | en ${MONTH}))
  rési(?:lie|liera|liation)(?:nt|ront)? peut-être`,
);
const MAY_LEAVE_JAPANESE =
  /(?<!への|からの)(?:解約|乗り換え|離脱)(?:を|も|の)?(?:検討(?:中|して(?:いる|います))|考えて(?:いる|います)|するかもしれ(?:ない|ません)|かも|(?:可能性|おそれ|意向)(?:あり|が(?:ある|あります|高い)))(?:とのこと|らしい|そう)?(?:です|だ)?[。？?！!]*$/u;
/** In UTF-16 units: a longer sentence says more than that. */
const MAX_LEAVING = 80;

/** Whether a line says that a customer may leave. What the writers plan themselves is not one: `We might cancel by June`. */
export const mayLeave = (words: string): boolean =>
  words.length <= MAX_LEAVING &&
  (MAY_LEAVE.test(words) || MAY_LEAVE_JAPANESE.test(words)) &&
  !FIRST_PERSON.test(words.replace(/nous (?=quitter)/iu, ""));

/** Whether a short question fears that a customer will leave. */
export const isDoubt = (words: string) =>
  words.length <= MAX_DOUBT && isQuestion(words) && FEARS.test(words) && !FIRST_PERSON.test(words);

/** At the beginning, also after an opening word; `There is a risk register` names a document. */
const THERE_IS_A_RISK =
  /^(?:(?:also|but|and|aber|und|maar|en|mais|et),? )?(?:there(?: is|['’]s) (?:a|the|some) (?:\p{L}+ )?(?:risk|danger) (?:that|of)|(?:es (?:besteht|gibt)|da ist) (?:das |ein |die |eine )?(?:(?!kein)\p{L}+ )?(?:risiko|gefahr)(?:,? dass|, )|er (?:is|bestaat) (?:een|het) (?:\p{L}+ )?(?:risico|gevaar) (?:dat|op)|(?:il y a|il existe) (?:un |le )?(?:\p{L}+ )?(?:risques?|danger) (?:que|qu['’]|de |d['’]))|^[^。?？]{4,80}(?:リスク|おそれ|恐れ|危険)が(?:ある|あります)。?$/iu;
/** Whether a statement says that something may happen: `There is a risk that …`. */
export const statesRisk = (words: string): boolean =>
  THERE_IS_A_RISK.test(words) && !/^[^.!。]*[?？]/.test(words);
