import { CUSTOMERS } from "@/lib/text/customer-words";
import { DAY_NUMBER, MONTH } from "@/lib/text/dates";
import { MONEY } from "@/lib/text/money";

// What was turned down: an idea that its own text abandons (`DROPPED`), or something else that a decision weighed: an alternative
// that lost (`isRejected`), also after its label or drawback, and other offers (`isAlternative`).

const DATE = `(?:(?:${DAY_NUMBER}\\s)?${MONTH}|20\\d\\d)`;
/** As in `Am 3. September 2026 verworfen` and `On 12 September it was dropped`. */
const DATED = `(?:on|in|am|im|op|le|en) ${DATE}(?: 20\\d\\d)?,? `;
/** Those who can give up a plan. Customers who reject something do not. */
const BODIES = {
  en: "(?:the |our )?(?:steering )?(?:board|committee|council|group|management|leadership|team|sponsor|owner|legal)",
  de: "(?:de[rmn]|die|das) (?:vorstand|leitung|geschäftsführung|geschäftsleitung|lenkungskreis|ausschuss|team|antragsteller)",
  nl: "(?:het|de) (?:bestuur|directie|stuurgroep|team|leiding|indiener)",
  fr: "(?:la direction|le (?:comité|conseil|bureau)|l['’]équipe)",
};
/** Those whose opposition ends an idea. A name alone may be a customer's: `Tolino does not want it`. */
const BOSSES = {
  en: `(?:${BODIES.en}|(?:the|our) (?:boss|owners?|ceo|managing director))`,
  de: `(?:${BODIES.de}|(?:der|unser) (?:chef|inhaber)|(?:die|unsere) (?:chefin|inhaberin))`,
  nl: `(?:${BODIES.nl}|(?:de|onze) (?:baas|directeur|eigenaar))`,
  fr: `(?:${BODIES.fr}|(?:le|la|notre) (?:patronne?|gérante?|directeur|directrice))`,
};
/** Participles of turning something down */
const TURNED_DOWN = {
  en: "(?:dropped|rejected|ruled out|turned down|discarded|shelved|scrapped)",
  de: "(?:verworfen|abgelehnt|gestrichen|ausgeschlossen)",
  nl: "(?:verworpen|afgewezen|geschrapt|uitgesloten)",
  fr: "(?:écartée?s?|rejetée?s?|refusée?s?|abandonnée?s?|exclue?s?)",
};
/**
 * The text that may follow a verdict: the end of its clause, a date, a reason, a meeting, or who gave it, unless that is a customer or a
 * program. Does not match features such as `Cancelled with one click, …` and `Rejected forms stay`.
 */
const END = `(?=${[
  "\\s?[.:;!…(\\n]",
  " [–—-] ",
  "$",
  `(?: (?:on|in|am|im|op|le|en|seit|sinds|tot|depuis))? ${DATE}`,
  " (?:because|since|until|as (?:too|not)|weil|denn|bis|omdat|parce|car|jusqu['’])(?!\\p{L})",
  ", [^.;!?]{0,40}(?:cost|budget|expensive|effort|aufwand|teuer|kosten|zu viel|te duur|coût|cher)",
  // Before a subject, a comma begins the main clause: `On hold, the caller hears music`.
  ",(?! (?:(?:the|an?|our|we|it|they|you|each|every|der|die|das|eine?|wir|er|sie|es|de|het|een|ze|le|la|les|une?|des?|il|elle|on|nous)(?!\\p{L})|l['’]))",
  ` (?:${[
    "after (?!\\d)|due to |in favou?r of |for (?:now|lack|cost|budget|good|this (?:release|version|phase|project|year)|the (?:first|time being|moment)|\\p{L}+ reasons)(?!\\p{L})",
    "pending|till|this (?:year|quarter|month)|on (?:cost|budget|legal|privacy) grounds|aus \\p{L}{0,20}gründen|aufgrund|auf 20\\d\\d|en raison",
    "(?:in|at|im|bei|in het|in de|op het|op de|au|aux|à la|par le) (?:\\p{L}+ ){0,3}(?:meeting|review|vote|board|committee|council|workshop|\\p{L}*sitzung|\\p{L}*runde|lenkungskreis|vorstand|overleg|vergadering|réunion|comité|conseil)",
    "by (?:the |our )?(?:ceo|cto|cfo|coo|works council|city council)",
    "nach (?!\\d)|wegen|mangels|für (?:jetzt|dies|die erste)|na (?!\\d)|wegens|vanwege|voor (?:nu|deze)|faute|après (?!\\d)|à cause|pour (?:l['’]instant|le moment|cette)",
    "(?:by|vom|von|durch|door|par) (?!(?:the |our |an? |de[mnr]? |die |het |l[ea]s? |unseren? |einem? |einer )?(?:\\p{L}+ )?(?:customer|client|user|guest|rider|driver|system|server|hand|mail|e-mail|phone|default|mistake|accident|law|kund|nutzer|gast|klant|gebruiker|utilisat))",
  ].join("|")})[^,.;:!?]{0,80}(?:\\s?[.;:!]|$)`,
].join("|")})`;

/** Words that abandon the item itself if a sentence begins with them and ends its clause after them. */
const ABANDONS = [
  `(?:(?:es |die idee |der vorschlag )?wurde )?(?:${DATED})?(?:bewusst |vorerst )?(?:ausgeklammert|verworfen|abgelehnt|zurückgestellt|gestrichen|auf eis(?: gelegt)?|vom tisch|machen wir (?:ja |aber |doch |halt |eh )?nicht|zurückgezogen)`,
  `(?:(?:(?:het|het idee|dit idee) (?:werd|is)|werd) )?(?:${DATED})?(?:bewust |voorlopig )?(?:afgewezen|geschrapt|van tafel|doen we niet|ingetrokken)`,
  `(?:(?:(?:cette|l['’])\\s?idée )?a été )?(?:${DATED})?(?:volontairement )?(?:écartée?|exclue?|rejetée?|annulée?|abandonnée?|retirée?)`,
  `(?:${DATED})?(?:(?:it|this|this idea|this plan)(?: is| was| has been|['’]s) )?(?:ruled out|on hold|parked|rejected|dropped|shelved|scrapped|stopped|cancelled|turned down|withdrawn)`,
  // A list of exclusions follows a colon: `Out of scope: printing`.
  "(?:(?:it|this|this idea|this plan)(?: is|['’]s) )?(?:hors sujet ici|(?:out of scope|buiten scope|hors (?:périmètre|sujet))(?!\\s?:))",
  "(?:superseded|überholt|achterhaald)(?: (?:by|durch|door) [^,.;:!?]{1,80})?",
  "not doing(?: (?:it|this))?",
  "park (?:it|this) (?:for now|until)",
  `${BODIES.en} (?:has )?(?:${TURNED_DOWN.en}|withdrew) (?:it|this|(?:this|the) (?:idea|plan))`,
  `${BODIES.de} hat (?:das|sie|es|(?:die|diese) idee|(?:den|diesen) vorschlag) (?:${DATED})?(?:${TURNED_DOWN.de}|zurückgezogen)`,
  `${BODIES.nl} heeft (?:dit|het|(?:dit|het) idee) (?:${DATED})?(?:${TURNED_DOWN.nl}|ingetrokken)`,
  `${BODIES.fr} a (?:${TURNED_DOWN.fr}|retiré) (?:cette idée|l['’]idée)`,
  "we (?:ruled (?:it|this) out|(?:rejected|dropped|shelved|scrapped) (?:it|this|that)|turned (?:it|this) down|decided against (?:it|this)|said no|(?:will not|won['’]t) (?:do|build) (?:it|this))",
];
const ABANDONS_ANYWHERE = [
  "it(?:['’]s| is| was) a no",
  "(?:it|this) (?:isn['’]t|is not) (?:happening|coming back)",
];
/** Whole sentences: after a colon or a comma, as in `The boss does not want it, so we hide the price`, the idea may go on. */
const REFUSED = `(?:${[
  `${BOSSES.en} (?:is against (?:it|this|that)|(?:does not|doesn['’]t) want (?:it|this|that))`,
  `${BOSSES.de} (?:ist dagegen|will (?:das|dies|es|sie) nicht)`,
  `${BOSSES.nl} (?:is (?:er)?tegen|wil (?:dat|dit|het) niet)`,
  `${BOSSES.fr} (?:est contre|n['’]en veut pas)`,
  `(?:(?:das|dies|die idee|den vorschlag) )?haben wir (?:wieder |bewusst )?(?:${TURNED_DOWN.de}|fallen ?gelassen)`,
  `(?:(?:dat|dit|het idee) )?hebben we (?:weer |bewust )?(?:${TURNED_DOWN.nl}|laten vallen)`,
  `(?:nous l['’]avons|on l['’]a) ${TURNED_DOWN.fr}`,
  `we(?: have|['’]ve) ${TURNED_DOWN.en} (?:it|this|that)|we(?: have|['’]ve) turned (?:it|this|that) down`,
].join("|")})(?=\\s?[.!…]|\\s*(?:$|\\n))`;
/** Customers who want the idea, unlike rivals who have it: `They ask`, `Kunden fragen` */
const WANTED = `(?<!\\p{L})(?:(?:they|she|he|sie|er|ze|zij|hij|ils?|elles?|(?:les )?clients|${CUSTOMERS}) (?:often |oft |vaak )?(?:ask(?:s|ed)?|frag(?:en|t|te|ten)|vr(?:agen|aagt|oeg|oegen)|demand(?:ent|e|ait|aient)))(?!\\p{L})[^.!?\\n]{0,80}`;
/** At the end of a sentence, after a dash: `They ask for chats – we don't do that.` */
const NOT_OURS = `(?<=${WANTED} [–—-] )(?:${[
  "(?:but |which )?we (?:do not|don['’]t) do (?:that|this|it)?",
  "(?:das |aber )?machen wir (?:ja |aber |doch |halt |eh )?nicht",
  "(?:dat |maar )?doen we (?:dat )?(?:toch |immers )?niet",
  "(?:ça,? )?(?:mais )?(?:on ne (?:le )?fait pas|nous ne le faisons pas)(?: ça)?",
].join("|")})(?=[.!]?(?:\\s*$|\\n)|[.!]\\s)`;
const ABANDONS_JAPANESE =
  "(?:含めない|見送る|見送った|見送ることに(?:した|する|しました|なった)|(?:見送り|対象外|却下|取りやめ)(?:だ|です|が決ま[^。]{1,6}|に決定(?:した|しました)?|のため[^。]{0,20}|ことに(?:し|な)[^。]{1,5}|る?ことに(?:した|しました|なった)|とする|と(?:し|なっ)た|と(?:し|なり)ました|に(?:し|なっ)た|に(?:し|なり)ました|した|しました|された|されました|る|ます|た|ました|済み?)?)(?=[。、！!（(\\s]|$)";
/** Finds an idea that its own text abandons. Japanese says so at the end of a sentence, or in a label (`見送り：費用が高い`). */
export const DROPPED = new RegExp(
  `^(?:見送り|取りやめ)\\s?[：:](?!なし|無)|${ABANDONS_JAPANESE}|(?<=^|[.!?]\\s{1,3}|\\n\\s{0,3})(?:(?:${ABANDONS.join("|")})${END}|${REFUSED})|(?<!\\p{L})(?:${ABANDONS_ANYWHERE.join("|")})${END}|${NOT_OURS}|(?:社長|部長|役員会|取締役会|経営陣)[がは](?:反対(?:した|している|だ)?|反対しました|反対です)(?=。|\\s*(?:$|\\n))`,
  "iu",
);

const WEIGHED =
  "(?:(?:considered (?:and|but)|erwogen(?: und|, aber)|geprüft(?: und|, aber)|overwogen (?:en|maar)|envisagée?s? (?:et|puis|mais)) )?";
const REJECTED = new RegExp(
  `^(?:[^,;:.!?]|[.,](?=\\d)){2,120} (?:${[
    `(?:was|were|has been|have been) ${WEIGHED}${TURNED_DOWN.en}`,
    `(?:wurden?|haben wir|hat (?:das team|der vorstand)) ${WEIGHED}${TURNED_DOWN.de}`,
    `(?:is|zijn|werd|werden|hebben we) ${WEIGHED}${TURNED_DOWN.nl}`,
    `(?:a été|ont été) ${WEIGHED}${TURNED_DOWN.fr}`,
  ].join(
    "|",
  )})${END}|^[^、。]{2,40}は(?:検討した(?:が|うえで|上で|ものの)、?)?(?:却下|見送り?|不採用と|採用しなかっ)(?:した|った|た|にした)`,
  "iu",
);

/** What we asked of others, and people, are no alternatives: `Our request for a permit was turned down`. */
const ASKED = new RegExp(
  `^(?:(?:the|our|a|their|die|der|das|unsere?r?|ihre?r?|de|het|onze?|hun|l[ae]s?|notre|nos|leurs?|une?|\\d+|some|two|three|zwei|drei|einige|twee|drie|enkele|deux|trois|quelques|certains) |l['’])?(?:${[
    `${CUSTOMERS}(?= (?:was|were|have|wurden|werden|zijn|ont|sont) )`,
    "(?:(?:planning|building|grant|loan|first|second) )?(?:requests?|applications?|appeals?|permits?|permission|grants?|visas?)",
    "\\p{L}*(?:antrag|anträge|antrags|anfrage|genehmigung|einspruch|widerspruch)",
    "\\p{L}*(?:aanvraag|aanvragen|verzoek|vergunning|bezwaar)",
    "(?:demandes?|permis|autorisations?|recours|visas?|candidatures?)",
    "(?:\\p{sc=Han}+の)?(?:申請|許可|依頼)",
  ].join("|")})(?!\\p{sc=Latin})`,
  "iu",
);

/** Whether a sentence of a decision names an alternative that was turned down: `Accounts were considered and dropped: …`. */
export const isRejected = (sentence: string): boolean =>
  REJECTED.test(sentence) && !ASKED.test(sentence);

/** A list of what else was possible, which a colon or an amount shows to be one: `Two other offers: £61,000 for …` */
const OTHER_OPTIONS = [
  "(?:(?:the |our )?(?:two|three|four|both) |the )?other (?:offers?|bids?|quotes?|quotations?|suppliers?|vendors?|options?)(?!\\p{L})",
  "(?:(?:die )?(?:zwei|drei|vier|beiden) |die |eine? )?(?:andere[nrs]?|weitere[nrs]?) (?:angebote?|anbieter|lieferanten?|optionen?|möglichkeit(?:en)?)(?!\\p{L})",
  "(?:(?:de )?(?:twee|drie|vier|beide) |de |een )?andere (?:offertes?|aanbiedingen?|aanbieders?|leveranciers?|opties?)(?!\\p{L})",
  "(?:(?:les )?(?:deux|trois|quatre) |les |une? )?autres? (?:devis|offres?|fournisseurs?|prestataires?|options?)(?!\\p{L})",
  "(?:ほか|他|その他)の(?:見積|提案|候補|案|会社|社)",
];
const NAMES_OTHER_OPTIONS = new RegExp(`^(?:${OTHER_OPTIONS.join("|")})`, "iu");
/** `Alternatives considered: …`, `Verworfen: Eigenbau.` */
const LABELED = new RegExp(
  `^(?:${[
    "(?:rejected )?alternatives?(?: considered| rejected)?|options considered|(?:considered and )?(?:rejected|discarded|turned down)",
    "(?:geprüfte |verworfene )?alternativen?|verworfen|abgelehnt",
    "(?:overwogen )?alternatie(?:f|ven)|verworpen|afgewezen",
    "(?:solutions? )?(?:écart|rejet)ée?s?|alternatives? (?:envisag|écart)ées?",
    "代替案|他の案|不採用|見送り|却下",
  ].join(
    "|",
  )})(?: ?:(?=\\s)|[：:])(?!\\s?(?:none|keine?|geen|aucune?|なし)(?!\\p{L})|\\s?\\d[\\d.,]* ?(?:%|件|(?:out )?of |von |van |sur ))`,
  "iu",
);

/** Who turned something down after its drawback: `It is cheaper, but has no service here, so we turned it down.` */
const DROPPED_FOR_IT = [
  `(?:so|and|but|therefore|which is why) (?:(?:it|this|that|they) (?:was|were) |(?:was|were) |we (?:have )?)(?:${TURNED_DOWN.en}(?: (?:it|them|this|that))?|(?:ruled|turned) (?:it|them|this|that) (?:out|down))`,
  `(?:(?:daher|deshalb|deswegen|darum|also)(?: (?:wurden?|haben wir)(?: (?:sie|er|es|das|dies|den|die|ihn))?)?|(?:und|aber) (?:wurden?|haben wir)(?: (?:sie|er|es|das|dies|den|die|ihn))?) (?:${TURNED_DOWN.de}|ausgeschieden)`,
  `(?:(?:daarom|dus)(?: (?:is|zijn|werd|werden|hebben we)(?: (?:die|het|dit|dat|ze|deze))?)?|(?:en|maar) (?:is|zijn|werd|werden|hebben we)(?: (?:die|het|dit|dat|ze|deze))?) (?:${TURNED_DOWN.nl}|afgevallen)`,
  `(?:(?:donc|et|mais) |(?<=, ))(?:(?:elles?|ils?|cela) )?(?:nous (?:l['’]|les )(?:avons|a)|on (?:l['’]|les )a|a été|ont été)(?: donc)? ${TURNED_DOWN.fr}`,
];
const REFUSED_AT_END = new RegExp(
  `^[^!?]{8,}(?<!\\p{L})(?:${DROPPED_FOR_IT.join("|")})[.!]?$|^[^。]{2,40}?は[^。]{0,120}(?:見送(?:った|りました|ることにした)|却下した|採(?:らなかった|用しなかった|用を見送った)|選ばなかった)。?$`,
  "iu",
);

/** `We considered one price for all and rejected it: …` */
const WEIGHED_AND_DROPPED = new RegExp(
  `^(?:${[
    `we (?:also |have )?(?:considered|looked at|weighed|discussed) .{3,100}? (?:and|but) (?:then )?(?:${TURNED_DOWN.en}|decided against) (?:it|them|this|that)(?!\\p{L})`,
    `wir haben .{3,100}? (?:erwogen|geprüft|überlegt|besprochen),? (?:und|aber|dann) (?:dann )?${TURNED_DOWN.de}(?!\\p{L})`,
    `we hebben .{3,100}? (?:overwogen|bekeken|besproken),? (?:en|maar) (?:toen )?${TURNED_DOWN.nl}(?!\\p{L})`,
    `nous avons (?:aussi )?(?:envisagé|étudié|examiné) .{3,100}? (?:et|mais|puis) (?:(?:nous )?l(?:['’]|es )avons )?${TURNED_DOWN.fr}`,
    "[^。]{2,60}を検討したが、?[^。]{0,30}(?:見送|却下|採用しな)",
  ].join("|")})`,
  "iu",
);

/** A rule for what comes in is no choice of ours: `Rejected: forms without a signature`, `Anträge ohne Foto werden abgelehnt, daher …` */
const RULE_FOR_REQUESTS = new RegExp(
  [
    "^(?:all|any|each|every|alle|jede[rs]?|elke?|iedere?|toute?s?|tous|chaque) ",
    "(?<!\\p{L})(?:(?:are|is|gets?) (?:rejected|turned down)|(?:werden|wird) (?:abgelehnt|verworfen)|(?:worden|wordt) (?:afgewezen|geweigerd)|(?:sont|est) (?:rejet|refus)ée?s?|(?:forms?|applications?|claims?|requests?) (?:without|with no)|(?:anträge|formulare|anmeldungen|bestellungen) ohne|(?:aanvragen|formulieren|bestellingen) zonder|(?:demandes|formulaires|commandes) sans)(?!\\p{L})",
    "のない(?:申請|書類|注文)",
  ].join("|"),
  "iu",
);

/** Whether a sentence of a decision is about what else was possible: an alternative that was turned down, or other offers. */
export const isAlternative = (sentence: string): boolean =>
  isRejected(sentence) ||
  WEIGHED_AND_DROPPED.test(sentence) ||
  ((REFUSED_AT_END.test(sentence) || LABELED.test(sentence)) &&
    !RULE_FOR_REQUESTS.test(sentence)) ||
  (NAMES_OTHER_OPTIONS.test(sentence) && (MONEY.test(sentence) || /[:：]/.test(sentence)));
