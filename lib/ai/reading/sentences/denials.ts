import { CUSTOMERS } from "@/lib/text/customer-words";
import { findDay } from "@/lib/text/dates";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { matchWords } from "@/lib/text/words";
import { CONDITIONS, FIRST_VERSION } from "./exclusions";

const OFFER = "受け(?:付け|入れ)?|設け|載せ|(?:提供|対応|販売|開発)?し";
const REFUSES = [
  "(?:(?:there will be|er komt|il n['’]y aura) )?(?:(?:no(?! (?:later|longer|more|less|fewer|earlier|one|matter))|kein(?:e[nmrs]?)?|geen|aucune?) |pas d(?:e |['’](?![^.!?]*(?:sans|[:,]))))\\p{L}",
  "(?:eine?|een) (?!.*(?:alternativ|ausnahme|budget|einigung|garantie|grund|lösung|möglichkeit|besser|beter|zweifel|fehler|antwort))[^,;:.!?]{2,60} (?:gibt es nicht|wird es nicht geben|komt er niet)(?=[.!]|$)",
  "es wird keine? [^,;:.!?]{2,60} geben(?=[.!]|$)",
  // A service that is not offered. Verbs such as 変える and 遅れる say something of one that is.
  `(?:[^、。]{1,30}(?:だけ|のみ)(?:で|とし)?、)?[^、。]{1,30}(?<!例外|上限|下限|制限|期限|締め?切り?|条件|変更|値上げ|値下げ|延期|中止|心配|無理|[^、。]に)[はも](?:当面|今回は?)?(?:(?:行わ|扱わ|取り扱わ|作ら|やら|${OFFER})(?:ない|ず)|(?:行い|扱い|取り扱い|作り|やり|${OFFER})ません)(?:こと(?:に(?:する|した|しました)|とする))?(?=[。、]|$)`,
  "(?:(?:we|the (?:team|board|group)) )?(?:(?:have|has) )?(?:decided|agreed) (?:against|not to (?:build|develop|offer|support|include|add|sell)) ",
  "(?:wir haben )?(?:beschlossen|entschieden),? keine?[nrsm]? ",
  "(?:we hebben )?(?:besloten|afgesproken)(?: om)?,? geen ",
  "(?:(?:nous avons|on a) )?décidé de ne pas (?:faire|développer|proposer|construire|ajouter) ",
];
const REFUSAL = new RegExp(`^(?:${REFUSES.join("|")})`, "iu");

const WHOM = `(?:(?:the|die|de|les?|des) )?(?:\\p{L}+[ -])?\\p{L}{0,12}${CUSTOMERS}`;
/** Who or what is left out, in a whole sentence: `Privatkunden bleiben außen vor.`, `For landlords, not for tenants.` */
const LEAVES_OUT = new RegExp(
  `^(?:${[
    "[^,;:.!?]{2,60} (?:(?:is|are) left out|bleib(?:t|en) (?:draußen|außen vor)|blij(?:ft|ven) (?:erbuiten|buiten beschouwing)|(?:est|sont) (?:laissée?s? de côté|exclue?s?)|rest(?:e|ent) (?:en dehors|de côté))",
    `(?:[^.;:!?]{2,80},? )?(?:and |but |aber |und |en |maar |et |mais )?(?:not for|nicht für|niet voor|pas pour) ${WHOM}(?: [^,;:.!?]{2,40})?`,
    "[^、。]{1,40}(?:は|、)(?:対象外|対象から(?:外す|除く|外します))(?:とする|とします|です|だ)?",
  ].join("|")})[.!。]?$`,
  "iu",
);
/** A price or a right is for somebody too. */
const TERMS =
  /(?:price|fee|discount|preis|gebühr|rabatt|prijs|tarief|korting|prix|tarif|remise)\p{L}*|only if|nur wenn|alleen als|seulement si/iu;

/** What we will not offer: `We will not open the portal to consumers.` A day, a condition or a part makes something else of it. */
const NOT_OFFERED = new RegExp(
  `^(?:${[
    "we (?:will not|won['’]t|are not going to) (?:open|offer|sell|support|add|include|provide|export|import|integrate) (?!(?:it|this|that|them|up)(?!\\p{L}))[^.;:!?]{2,160}",
    "(?:wir werden|[^,;:.!?]{2,60} werden wir) [^,;:.!?]{0,100}(?<!\\p{L})(?:nicht(?: für [^,;:.!?]{2,40})?|keine?[nrsm]? [^,;:.!?]{2,60}) (?:öffnen|anbieten|verkaufen|unterstützen|aufnehmen|exportieren|importieren|einbauen)",
    "wir (?:verkaufen|exportieren|importieren|bieten) (?:nicht|keine?[nrsm]?) [^,;:.!?]{2,80}",
    "(?:(?:we|wij) (?:zullen|gaan)|[^,;:.!?]{2,60} (?:zullen|gaan) (?:we|wij)) [^,;:.!?]{0,100}(?<!\\p{L})(?:niet|geen [^,;:.!?]{2,60}) (?:openen|openstellen|aanbieden|verkopen|ondersteunen|opnemen|exporteren|importeren)(?: (?:voor|aan) [^,;:.!?]{2,40})?",
    "(?:we|wij) (?:verkopen|exporteren|importeren|bieden) (?:niet|geen) [^,;:.!?]{2,80}",
    "(?:nous|on) n(?:e |['’])(?:ouvrir|proposer|vendr|exporter|importer|intégrer|ajouter|offrir|développer|construir)(?:ons|a) pas [^.;:!?]{2,160}",
    "(?:nous|on) ne fer(?:ons|a) pas d(?:e |['’])(?!(?:erreur|faute|exception|bénéfice|profit|marge|perte|différence|distinction|concession|pause|bruit|mal)s?(?!\\p{L}))[^.;:!?]{2,160}",
  ].join("|")})[.!]?$`,
  "iu",
);
const LIMITS_OFFER = matchWords(`${CONDITIONS}
  than|longer|just|twice|any ?more|yet|enough|again|in time|late|later|first
  vor|länger|mehr|genug|rechtzeitig|wieder|zuerst
  dan|langer|meer|genoeg|opnieuw|eerst
  plus|que|assez|tant`);
const isNotOffered = (text: string): boolean => {
  const [first = ""] = splitPlainSentences(text);
  return NOT_OFFERED.test(first) && !LIMITS_OFFER.test(first) && findDay(first) === null;
};

const CONTRACT_TERM =
  matchWords(`cancel\\p{L}*(?! (?:button|link|page|form))|termination|refunds?|price (?:increases?|rises?|changes?)
  kündigung(?:en)?|\\p{sc=Latin}*stornierung(?:en)?|erstattung(?:en)?|preiserhöhung(?:en)?
  opzegging(?:en)?|annulering(?:en)?|restitutie|terugbetaling(?:en)?|prijsverhoging(?:en)?
  résiliation|annulation|remboursement|(?:augmentation|hausse) (?:de|des|du) (?:prix|tarifs?)
  解約|返金|値上げ`);
const PERIOD =
  matchWords(`(?:in|during|within|for|before|after|until) (?:\\S+ ){0,4}(?:hours?|days?|weeks?|months?|years?|season)
  (?:in|im|während|innerhalb|vor|nach|bis) (?:\\S+ ){0,4}(?:stunden?|tage[ns]?|wochen?|monat\\p{L}*|jahr\\p{L}*)
  (?:in|binnen|tijdens|voor|na|tot) (?:\\S+ ){0,4}(?:uur|dag(?:en)?|weke?n?|week|maand(?:en)?|jaar)
  (?:pendant|dans|avant|après|durant|jusqu['’]\\p{L}{1,2}|la première|le premier|les) (?:\\S+ ){0,4}(?:heures?|jours?|semaines?|mois|ans?|années?)|(?:la première année|le premier mois)
  [年月週日]間?は`);

/** Whether a sentence is a term of a contract, which a plan has to keep: `No monthly cancellation in the first year.` */
export const isContractTerm = (sentence: string): boolean =>
  CONTRACT_TERM.test(sentence) && PERIOD.test(sentence) && !FIRST_VERSION.test(sentence);

/** Whether a sentence of a decision leaves something out, or somebody: `No price lock`, but not `No later than May`. */
export const isRefusal = (sentence: string): boolean =>
  (REFUSAL.test(sentence) ||
    isNotOffered(sentence) ||
    (LEAVES_OUT.test(sentence) && !TERMS.test(sentence))) &&
  !isContractTerm(sentence);

const REASON =
  /^(?:because|the reason|that would|that costs|weil|denn|das wäre|das würde|das kostet|der grund|omdat|dat zou|dat kost|de reden|parce|cela coûte|cela serait|ce serait|la raison)(?!\p{L})|^(?:too|zu|te|trop) \p{L}+[.!]?$|^[^。]{2,80}(?:ため|(?<=[うるいただ])から|ので)(?:です|だ)?。?$/iu;

/** Whether a sentence gives the reason for the one before it: `Too expensive.`, `場所がないため。` Without such a word, or after `otherwise` and `since`, it may be what is done instead. */
export const isReason = (sentence: string): boolean => REASON.test(sentence);
