import { dropSpeaker, readPrefix } from "@/lib/ai/classifier/lines/marks";
import type { ContextLabel } from "@/lib/schemas/enums";
import { MONTH } from "@/lib/text/dates";
import { isQuestion } from "@/lib/text/is-question";
import { DECIDES, isUndecided } from "@/lib/text/is-undecided";
import { MONEY } from "@/lib/text/money";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { isOpenMatter, states } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";
import { isTelling, rateLabels } from "./label-model";

// Statements whose form says more of their label than the model does: links, risks, limits of a cost, reports of finished
// work, and what reads like a decision without being one.

/** A bare address, also after a name and a clock time. */
const LINK_LINE =
  /^(?:(?:[^:]|(?<=\d):(?=\d)){0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;
/** `Figma: https://… – the latest designs`, unless the words tell something themselves. */
const LINK_WITH_WORDS =
  /^[^\s:]{1,20}(?: [^\s:]{1,20}){0,2}: https?:\/\/\S+ (?:[–—-] |\()[^\s().!?]{1,30}(?: [^\s().!?]{1,30}){0,5}[).]{0,2}$/;
const LINK_FOR = "(?:for|für|voor|pour) [^\\s.,:;!?]{1,20}(?: [^\\s.,:;!?]{1,20}){0,3}";
/** An address before a page or what it is for: `https://… page 31 for the csv`, `See https://… for the study`. */
const LINK_PAGE = new RegExp(
  `^(?:(?:[^:]|(?<=\\d):(?=\\d)){0,80}:\\s+|(?:see|siehe|zie|voir)(?: also| auch| ook| aussi)? )?https?:\\/\\/\\S+,? (?:[–—-] |\\()?(?:(?:see |siehe |zie |voir )?(?:pages?|pp?\\.|seiten?|s\\.|pagina|blz\\.?|chapter|section|kapitel|hoofdstuk|chapitre|slide|folie|dia) ?\\d[\\d–-]{0,9}(?: ${LINK_FOR})?|${LINK_FOR})[).]{0,2}$`,
  "iu",
);
/** In UTF-16 units. */
const MAX_LINE = 2200;

/** Whether a line is only a link, with its name or what it is for. */
export const isLink = (line: string) =>
  line.length < MAX_LINE &&
  (LINK_LINE.test(line) ||
    LINK_PAGE.test(line) ||
    (LINK_WITH_WORDS.test(line) && !isTelling(rateLabels(line.replace(/https?:\/\/\S+/, "")))));

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
const THERE_IS_A_RISK = new RegExp(
  `^(?:(?:also|but|and|aber|und|maar|en|mais|et),? )?(?:${[
    "there(?: is|['’]s) (?:a|the|some) (?:\\p{L}+ )?(?:risk|danger) (?:that|of)",
    "(?:es (?:besteht|gibt)|da ist) (?:das |ein |die |eine )?(?:(?!kein)\\p{L}+ )?(?:risiko|gefahr)(?:,? dass|, )",
    "er (?:is|bestaat) (?:een|het) (?:\\p{L}+ )?(?:risico|gevaar) (?:dat|op)",
    "(?:il y a|il existe) (?:un |le )?(?:\\p{L}+ )?(?:risques?|danger) (?:que|qu['’]|de |d['’])",
  ].join("|")})|^[^。?？]{4,80}(?:リスク|おそれ|恐れ|危険)が(?:ある|あります)。?$`,
  "iu",
);
/** Whether a statement says that something may happen: `There is a risk that …`. */
export const statesRisk = (words: string): boolean =>
  THERE_IS_A_RISK.test(words) && !/^[^.!。]*[?？]/.test(words);

/** `It must not cost more than 400 euros.`, by the words that limit a cost; the sum is looked for in the same sentence. */
const LIMITS_COST =
  matchWords(`(?:must|may|should|can)(?: not|n['’]t) (?:\\p{L}{1,12} ){0,2}?cost (?:us )?(?:more than|over|above)|cannot cost (?:more than|over)
  (?:darf|dürfen|soll|sollte|sollen) [^.,;]{0,60}?(?:nicht (?:mehr als|über)|höchstens|maximal) [^.,;]{2,40} kosten
  (?:mag|mogen) [^.,;]{0,60}?(?:niet meer dan|hoogstens|hooguit|maximaal) [^.,;]{2,40} kosten
  ne (?:doit|doivent|peut|peuvent|devrait) pas coûter plus de`);
/** What others say or charge is no limit of ours; a risk or a decision has its own label. */
const BY_OTHERS =
  /(?<!\p{L})(?:says?|said|thinks?|asks?|asked|told|sagt|sagte|meint|fragt|zegt|zei|vindt|vraagt|dit que|a dit|demande|pense|if|wenn|falls|als (?:het|de|dat|we)|si|whether|ob|risks?|decided|agreed|risiko|entschieden|beschlossen|risico|besloten|risque|décidé)(?!\p{L})|[と]言|[?？]/iu;

/** Whether a single sentence limits what something may cost. */
const limitsCost = (sentence: string): boolean =>
  LIMITS_COST.test(sentence) && MONEY.test(sentence) && !BY_OTHERS.test(sentence);

/** `finished the map import`, after the name of who did it */
const FINISHED =
  matchWords(`^(?:(?:i|we|i['’]ve|we['’]ve) )?(?:have )?(?:(?:just|already) )?(?:finished|completed|wrapped up) (?:with )?(?:the|my|our|an?|all|both|this|that|these) \\p{L}+
  ^(?:(?:ich )?bin )?(?:schon |jetzt )?fertig mit (?:de[mnr]|ihre[mnr]|meine[mnr]) (?!nerven)\\p{L}+|^habe? [^.,;]{2,60} (?:fertiggestellt|abgeschlossen|erledigt)
  ^(?:(?:ik )?ben )?(?:nu |al )?klaar met (?:de|het|mijn) \\p{L}+|^heb [^.,;]{2,60} (?:afgerond|afgemaakt)
  ^(?:j['’]ai )?(?:déjà )?(?:terminé|fini) (?:le|la|les|l['’]|mon|ma) ?\\p{L}+
  ^[^。、]{2,30}(?:が|を)?(?:終わりました|終わった|終えました|終えた|(?<!未)完了(?:しました|した)?)。?$`);
/** `habe den Export noch nicht erledigt`, `finished none of it` */
const UNFINISHED =
  /(?<!\p{L})(?:not|no|none|nothing|never|nicht|nichts|nie|kein\p{L}*|niet|niets|nooit|geen|pas|rien|jamais)(?!\p{L})|まだ|未/iu;

/** Whether somebody reports in a short line that their own work is finished. It is neither a risk nor wanted. */
const reportsFinished = (said: string): boolean =>
  FINISHED.test(said) &&
  !UNFINISHED.test(said) &&
  !/[,;:!?、？]|\. \S|(?<!\p{L})(?:but|and|aber|und|maar|en|mais|et)(?!\p{L})/iu.test(said);

/** Reads the label of a single sentence from its form: a limit of a cost, or a speaker's report that something is finished. */
export function readForm(words: string): ContextLabel | undefined {
  const [said = "", ...more] = splitPlainSentences(dropSpeaker(words));
  if (more.length > 0) return undefined;
  if (limitsCost(said)) return "technical_constraint";
  return readPrefix(words) !== "" && reportsFinished(said) ? "general_note" : undefined;
}

/** `Ann thinks that it is too low.`, not `Die Schulung findet online statt.` */
const OPINES =
  /^\p{Lu}[\p{L}.'’-]* (?:thinks|believes|feels|meint|glaubt|findet|denkt|vindt|gelooft|pense|trouve|croit)(?!\p{L})(?!.*(?<!\p{L})(?:statt|plaats)(?!\p{L}))/u;
/** `Lots: Ann needs the list by May`: somebody else's need or answer, also after a topic. */
const OF_OTHERS =
  /^(?:[^:.!?]{2,30} ?: )?(?!(?:We|I|It|Wir|Ich|Es|Wij|Ik|Het|Nous|Je|On) )\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)? (?:needs (?!to)|braucht |benötigt |heeft [^.!?]{2,60} nodig|a besoin d|(?:replied|answered|antwortet|hat geantwortet|antwoordde|heeft geantwoord|a répondu)(?: that| dass| dat| que|,)? ?(?:: ?)?(?=\S))/u;
/** In words: the clause of `Not decided, Ann has to say.`, but not `Not decided: who pays`, which leaves one part open. */
const MAX_OPEN = 4;

const leavesAllOpen = (sentence: string) => {
  const [clause = ""] = sentence.split(/[,;.!。]/, 1);
  return isOpenMatter(clause) && clause.split(" ").length <= MAX_OPEN && !/[:：]/.test(clause);
};

/** Whether sentences that read like a decision only give an opinion, a recommendation or another's need, or end by leaving it open. */
export const isNoDecision = (sentences: readonly string[]): boolean =>
  OPINES.test(sentences[0] ?? "") ||
  isUndecided(sentences) ||
  (!sentences.some((each) => states(each, DECIDES)) &&
    (OF_OTHERS.test(sentences[0] ?? "") || sentences.slice(1).some(leavesAllOpen)));
