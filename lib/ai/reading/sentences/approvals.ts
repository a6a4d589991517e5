import { AMOUNT } from "@/lib/text/money";
import { isSpoken } from "@/lib/text/open-quotation";
import { matchWords } from "@/lib/text/words";

/** Within one clause; the full stop of `90.000` does not end it. */
const GAP = "(?:[^.,;:!?。]|[.,](?=\\d)){0,40}?";

const GIVERS = {
  en: "(?:i|we|(?:the |our )?(?:board|management|leadership|council|steering (?:committee|group)|ceo|cfo))",
  de: "(?:ich|wir|(?:der |die |das )?(?:vorstand|aufsichtsrat|lenkungskreis|geschäftsführung|geschäftsleitung|gemeinderat|kuratorium))",
  nl: "(?:ik|wij|we|(?:het |de )?(?:bestuur|directie|stuurgroep|raad))",
  fr: "(?:je|j['’]|nous|(?:la |le )?(?:direction|comité|conseil(?: d['’]administration)?|bureau))",
};

const APPROVALS = [
  `${GIVERS.en} (?:(?:has|have|also|already|hereby) )?(?:approve[sd]?|grant(?:s|ed)?|allocate[sd]?|release[sd]?|sign(?:s|ed)? off)(?: on)? ${GAP}${AMOUNT}`,
  `${AMOUNT}${GAP} (?:is|are|was|were|has been|have been) (?:approved|granted|allocated|signed off)(?! (?:automatically|at once|if|when|without|per|by (?:the )?(?:system|app)))`,
  `(?:(?:budget )?approved|(?:budget )?genehmigt|(?:budget )?bewilligt|(?:budget )?goedgekeurd|(?:budget )?approuvé|承認済み?)\\s?[:：] ?${GAP}${AMOUNT}`,
  `${GIVERS.de} (?:genehmig(?:e|t|en|te|ten)|bewillig(?:e|t|en|te|ten)) ${GAP}${AMOUNT}`,
  `${GIVERS.de} (?:habe|hat|haben|gebe|gibt|geben) ${GAP}${AMOUNT}${GAP} (?:genehmigt|bewilligt|freigegeben|frei)(?!\\p{L})`,
  `${AMOUNT}${GAP} (?:sind|wurden|ist|wurde) ${GAP}(?:genehmigt|bewilligt|freigegeben)(?!\\p{L})`,
  `${GIVERS.nl} (?:keur|keurt|keuren|keurde|keurden) ${GAP}${AMOUNT}${GAP} goed(?!\\p{L})`,
  `${GIVERS.nl} (?:heb|heeft|hebben) ${GAP}${AMOUNT}${GAP} (?:goedgekeurd|toegekend|vrijgegeven)`,
  `${GIVERS.fr} ?(?:(?:ai|a|avons|ont) )?(?:approuv|accord|valid|débloqu)\\p{L}{1,4} ${GAP}${AMOUNT}`,
  `[^。、]{0,12}(?:取締役会|役員会|経営会議|理事会|社長|部長)[がはで][^。？]{0,24}円[^。？]{0,16}(?:承認|認め|決裁)(?:し|た|ま)`,
];
const APPROVES = new RegExp(`^(?:${APPROVALS.join("|")})`, "iu");

/** Money that customers get or pay */
const OF_CUSTOMERS =
  matchWords(`each|every|per|customers?|clients?|users?|members?|guests?|riders?|discounts?|deposits?|refunds?|vouchers?
  jede\\p{L}{0,2}|pro|kund\\p{L}*|mitglied\\p{L}*|rabatte?|kaution|gutschein\\p{L}*
  elke?|iedere?|klant\\p{L}*|leden|korting|borg|tegoed
  chaque|remises?|caution|parrainage|bon d['’]achat
  割引|返金|お客`);

/** Whether a sentence says that those who can give the plan money have given it: `I approve 90,000 EUR for 2027.` */
export const approvesMoney = (sentence: string): boolean =>
  APPROVES.test(sentence) && !OF_CUSTOMERS.test(sentence) && !/[?？]/.test(sentence);

const PAYS = [
  "(?:it|this|that|the (?:investment|project|plan)) (?:only )?(?:pays (?:off|for itself)|breaks even)(?: only)? (?:if|when|once|after|within|from|in|at|by)",
  "(?:es|das|dies|die investition|das projekt|das vorhaben) (?:rechnet|lohnt|amortisiert) sich(?: nur| erst)?,? (?:wenn|falls|sobald|ab|nach|bei|in|innerhalb)",
  "(?:het|dit|dat|de investering|het project) (?:verdient zich(?:zelf)? (?:pas )?(?:binnen|na|in) [^.,;!?]{2,40} terug|(?:loont|is rendabel),? (?:pas )?(?:als|zodra|na|binnen|vanaf|bij))",
  "(?:cela|ça|c['’]|l['’]investissement|le projet) ?(?:est|sera|devient) (?:rentable|rentabilisée?|amortie?)(?: en| dès| si| après| à partir)",
];
const PAYS_OFF = new RegExp(
  `^(?:${PAYS.join("|")})(?!\\p{L})|(?:元が取れる|採算が(?:取れる|合う))(?:。|$)`,
  "iu",
);

/** Whether a sentence says what a plan has to reach to earn its money: `It pays off if we have 700 subscribers.` */
export const paysOff = (sentence: string): boolean => PAYS_OFF.test(sentence);

const BOARD = [
  "(?:go|goes|going|went|come back|report|back|take (?:it|this|that)) to (?:the|our) board(?! (?:of|with|where|that)(?!\\p{L}))",
  "^(?:the |our )?board (?:(?:really |also |has |have )?(?:liked?|likes|loves?|loved|wants?|wanted|asks|asked|approve[sd]?|meets|met|insists?|insisted|expects?|expected)|was (?:happy|pleased))(?!\\p{L})",
  "(?<!\\p{L})(?:zum|beim|vor den|in den|an den) (?:vorstand|aufsichtsrat)(?!\\p{L})|^(?:der |unser )?(?:vorstand|aufsichtsrat) (?:tagt|trifft sich|möchte|will|fragt|erwartet|besteht|hat .{0,60}(?:genehmigt|bewilligt|zugestimmt))(?!\\p{L})",
  "(?<!\\p{L})(?:naar|aan|bij) het bestuur(?! van)(?!\\p{L})|^(?:het |ons )?bestuur (?:vergadert|wil|vraagt|verwacht|vond|keurde?)(?!\\p{L})",
  "(?<!\\p{L})(?:devant|au|auprès du) conseil d['’]administration|^le conseil d['’]administration (?:se réunit|veut|demande|attend|a (?:approuvé|aimé|apprécié|accordé))",
  "(?:取締役会|役員会|経営会議)(?:に|で|が|は)",
];
const NAMES_BOARD = new RegExp(BOARD.join("|"), "iu");

/** Whether a sentence is about the board of the company: `The board liked it.` */
export const namesBoard = (sentence: string): boolean => NAMES_BOARD.test(sentence);

const DUTY = "(?:have to|['’]ll have to|will have to|must|need to|should)(?!\\p{L})";
/** After such a word, `I` is a numeral; in Dutch, `je` is the reader. */
const FIRST_PERSON =
  /(?<!(?:class|phase|type|part|level|stage|category|grade|annex|volume|tier|group|war|appendix|chapter|article|section|table|figure|schedule) )(?<!\p{L})I(?:['’](?:ll|ve|m|d))?(?= \p{Ll})|(?<!\p{L})(?:ich|ik|je (?:dois|vais|veux|peux|pense|crois|suis|demande|préfère)|j['’](?:ai|attends|aimerais))(?!\p{L})|(?:私|僕)[はがも]/iu;
const OUR_DUTY = new RegExp(
  `(?<!\\p{L})we ${DUTY}|(?<!\\p{L})(?:(?:wir )?(?:müssen|sollten) wir|wir (?:müssen|sollten)|(?:we|wij) (?:moeten|zouden)|(?:moeten|zouden) (?:we|wij)|nous (?:devons|devrons)|on doit)(?!\\p{L})`,
  "iu",
);
/** The reader is asked for something. */
const READER =
  /(?<!\p{L})(?:you|your|sie|ihnen|ihr|ihre[nmrs]?|u|uw|jullie|vous|votre|vos)(?!\p{L})/iu;

const isOfWriter = (sentence: string) => {
  const found = FIRST_PERSON.exec(sentence);
  return found !== null && !isSpoken(sentence, found.index);
};

/** Whether a sentence is about those who run the plan, and not for its customers: `If it costs more, I have to go to the board.` */
export const isOfOurs = (sentence: string): boolean =>
  approvesMoney(sentence) ||
  paysOff(sentence) ||
  namesBoard(sentence) ||
  isOfWriter(sentence) ||
  (OUR_DUTY.test(sentence) && !READER.test(sentence));
