import { MONEY } from "@/lib/text/money";
import { isRejected } from "./turned-down";

/** A list of what else was possible, which a colon or an amount shows to be one: `Two other offers: £61,000 for …` */
const OTHERS = [
  "(?:(?:the |our )?(?:two|three|four|both) |the )?other (?:offers?|bids?|quotes?|quotations?|suppliers?|vendors?|options?)(?!\\p{L})",
  "(?:(?:die )?(?:zwei|drei|vier|beiden) |die |eine? )?(?:andere[nrs]?|weitere[nrs]?) (?:angebote?|anbieter|lieferanten?|optionen?|möglichkeit(?:en)?)(?!\\p{L})",
  "(?:(?:de )?(?:twee|drie|vier|beide) |de |een )?andere (?:offertes?|aanbiedingen?|aanbieders?|leveranciers?|opties?)(?!\\p{L})",
  "(?:(?:les )?(?:deux|trois|quatre) |les |une? )?autres? (?:devis|offres?|fournisseurs?|prestataires?|options?)(?!\\p{L})",
  "(?:ほか|他|その他)の(?:見積|提案|候補|案|会社|社)",
];
const NAMES_OTHERS = new RegExp(`^(?:${OTHERS.join("|")})`, "iu");
/** `Alternatives considered: …`, `Verworfen: Eigenbau.` */
const LABELED =
  /^(?:(?:rejected )?alternatives?(?: considered| rejected)?|options considered|(?:considered and )?(?:rejected|discarded|turned down)|(?:geprüfte |verworfene )?alternativen?|verworfen|abgelehnt|(?:overwogen )?alternatie(?:f|ven)|verworpen|afgewezen|(?:solutions? )?(?:écart|rejet)ée?s?|alternatives? (?:envisag|écart)ées?|代替案|他の案|不採用|見送り|却下)(?: ?:(?=\s)|[：:])(?!\s?(?:none|keine?|geen|aucune?|なし)(?!\p{L})|\s?\d[\d.,]* ?(?:%|件|(?:out )?of |von |van |sur ))/iu;

/** Who turned something down after its drawback: `It is cheaper, but has no service here, so we turned it down.` */
const REFUSED = [
  "(?:so|and|but|therefore|which is why) (?:(?:it|this|that|they) (?:was|were) |(?:was|were) |we (?:have )?)(?:dropped|rejected|discarded|ruled out|turned down|(?:ruled|turned) (?:it|them|this|that) (?:out|down)|(?:dropped|rejected|discarded) (?:it|them|this|that))",
  "(?:(?:daher|deshalb|deswegen|darum|also)(?: (?:wurden?|haben wir)(?: (?:sie|er|es|das|dies|den|die|ihn))?)?|(?:und|aber) (?:wurden?|haben wir)(?: (?:sie|er|es|das|dies|den|die|ihn))?) (?:verworfen|abgelehnt|ausgeschieden|ausgeschlossen)",
  "(?:(?:daarom|dus)(?: (?:is|zijn|werd|werden|hebben we)(?: (?:die|het|dit|dat|ze|deze))?)?|(?:en|maar) (?:is|zijn|werd|werden|hebben we)(?: (?:die|het|dit|dat|ze|deze))?) (?:verworpen|afgewezen|afgevallen|geschrapt)",
  "(?:(?:donc|et|mais) |(?<=, ))(?:(?:elles?|ils?|cela) )?(?:nous (?:l['’]|les )(?:avons|a)|on (?:l['’]|les )a|a été|ont été)(?: donc)? (?:écart|rejet|abandonn)ée?s?",
];
const REFUSED_AT_END = new RegExp(
  `^[^!?]{8,}(?<!\\p{L})(?:${REFUSED.join("|")})[.!]?$|^[^。]{2,40}?は[^。]{0,120}(?:見送(?:った|りました|ることにした)|却下した|採(?:らなかった|用しなかった|用を見送った)|選ばなかった)。?$`,
  "iu",
);

/** `We considered one price for all and rejected it: …` */
const WEIGHED = new RegExp(
  `^(?:${[
    "we (?:also |have )?(?:considered|looked at|weighed|discussed) .{3,100}? (?:and|but) (?:then )?(?:rejected|dropped|discarded|turned down|ruled out|decided against) (?:it|them|this|that)(?!\\p{L})",
    "wir haben .{3,100}? (?:erwogen|geprüft|überlegt|besprochen),? (?:und|aber|dann) (?:dann )?(?:verworfen|abgelehnt|ausgeschlossen)(?!\\p{L})",
    "we hebben .{3,100}? (?:overwogen|bekeken|besproken),? (?:en|maar) (?:toen )?(?:verworpen|afgewezen|geschrapt)(?!\\p{L})",
    "nous avons (?:aussi )?(?:envisagé|étudié|examiné) .{3,100}? (?:et|mais|puis) (?:(?:nous )?l(?:['’]|es )avons )?(?:rejeté|écarté|abandonné)",
    "[^。]{2,60}を検討したが、?[^。]{0,30}(?:見送|却下|採用しな)",
  ].join("|")})`,
  "iu",
);

/** A rule for what comes in is no choice of ours: `Rejected: forms without a signature`, `Anträge ohne Foto werden abgelehnt, daher …` */
const RULE =
  /^(?:all|any|each|every|alle|jede[rs]?|elke?|iedere?|toute?s?|tous|chaque) |(?<!\p{L})(?:(?:are|is|gets?) (?:rejected|turned down)|(?:werden|wird) (?:abgelehnt|verworfen)|(?:worden|wordt) (?:afgewezen|geweigerd)|(?:sont|est) (?:rejet|refus)ée?s?|(?:forms?|applications?|claims?|requests?) (?:without|with no)|(?:anträge|formulare|anmeldungen|bestellungen) ohne|(?:aanvragen|formulieren|bestellingen) zonder|(?:demandes|formulaires|commandes) sans)(?!\p{L})|のない(?:申請|書類|注文)/iu;

/** Whether a sentence of a decision is about what else was possible: an alternative that was turned down, or other offers. */
export const isAlternative = (sentence: string): boolean =>
  isRejected(sentence) ||
  WEIGHED.test(sentence) ||
  ((REFUSED_AT_END.test(sentence) || LABELED.test(sentence)) && !RULE.test(sentence)) ||
  (NAMES_OTHERS.test(sentence) && (MONEY.test(sentence) || /[:：]/.test(sentence)));
