import { CUSTOMERS } from "@/lib/text/customer-words";
import { MONEY } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";

const BY =
  /^(?:(?:it|this|das|dit|het) (?:was |is |wurde |werd )?)?(?:(?:asked for|requested|wanted|suggested|proposed) by|gewünscht von|angefragt von|vorgeschlagen von|gevraagd door|voorgesteld door|demandée?s? par|proposée?s? par|(?:idea|idee|idée) (?:of|from|by|von|van|de)) /iu;
const NAME = "\\p{Lu}[\\p{L}.'’-]+";
/** Words before a verb that name nobody, or a part of the product: `The app asked for the code.` */
const NOBODY =
  "(?!(?:Nobody|None|Who|Niemand|Keiner|Wer|Wie|Personne|Qui|The|Der|Die|Das|De|Het|Le|La|Les|Each|Every|Jeder?|Elke|If|When|Wenn|Als|Si|Given|Once|After)(?!\\p{L}))";
/** A person and what the person asked, in the past: `Ann asks for a slot` may be a case to test. */
const PERSON_ASKED = new RegExp(
  `^${NOBODY}${NAME}(?: ${NAME}){0,2}(?:(?:, | (?:and|und|en|et|&) )${NAME}(?: ${NAME}){0,2}){0,5} (?:${[
    "(?:has |have )?(?:both |all |also )?(?:asked|requested)(?: for)?(?: (?:it|this|that))?(?! whether| if)(?=[.,;]|$| twice| again)|wants? (?:it|this|that)",
    "(?:hat|haben) (?:beide |alle )?(?:danach gefragt|darum gebeten|(?:sich )?(?:das|es) gewünscht)|(?:will|wollen) (?:das|es)(?= |[.,;]|$)|wünsch(?:t|en) sich (?:das|es)",
    "(?:heeft|hebben) (?:er|hier)?(?:om)? ?(?:naar )?gevraagd|vr(?:oeg|oegen|aagt|agen) (?:er|hier)om|vr(?:oeg|oegen) (?:er|hier) .{0,12}om|(?:wil|willen) (?:dit|dat|het)(?= |[.,;]|$)",
    "l['’](?:a|ont) demandée?s?|(?:le|la) veut|(?:le|la) veulent",
  ].join("|")})`,
  "u",
);
const ASKED_JAPANESE =
  /^(?!お客|[^。、]{0,8}(?:顧客|会員|利用者|患者))[^。、]{1,30}(?:さん|様)(?:の要望|からの?(?:要望|依頼)|が(?:要望|希望)(?=。|$|して(?:いる|います)|し(?:た|ました)(?=。|$)))/u;

/** Whether a sentence of an idea begins with who asked for it: `Asked for by crew 8.`, `Mr Iqbal asked, and …` */
export const namesAsker = (sentence: string): boolean =>
  BY.test(sentence) || PERSON_ASKED.test(sentence) || ASKED_JAPANESE.test(sentence);

/** Without a verb of its own, so that `10 € are charged` and `The range shows £1,150` are no costs of making it. */
const COST = new RegExp(
  `^(?:(?:that |this |it |das |es |dat |het |cela |ça )?(?:costs?|would cost|kostet|kosten|würde kosten|kost|coûte)(?: ?[:：])?|(?:price|preis|prijs|prix|費用|価格)(?: ?[:：]|は)) ?(?:(?:about|around|some|etwa|rund|circa|ongeveer|environ|約) ?)?(?:${MONEY.source})|^(?:${MONEY.source})[^ ]* (?:each|apiece|per \\p{L}+|a (?:piece|unit|month|year)|pro \\p{L}+|je \\p{Lu}\\p{L}+|(?:per )?stuk|par \\p{L}+|pièce|l['’]unité)(?=[.,;]|$)|^(?:1|一)[台個人件枚]\\p{sc=Han}{0,2}(?:${MONEY.source})(?:です|だ)?。?$`,
  "iu",
);

/** What somebody pays for using it: `Costs £4 to open a bill`, `£2 each, paid by the guest`. */
const OF_USE =
  matchWords(`${CUSTOMERS}|customer|client|user|member|visitor|guest|patient|tenant|kunde|gast|nutzer|mitglied|klant|gebruiker|lid|adhérent|locataire|paid by
  \\d[\\d.,]{0,9} ?[€£$]? to \\p{L}+`);

/** Whether a sentence of an idea only says what it costs to make: `£19 each, 11 vans.` */
export const statesOwnCost = (sentence: string): boolean =>
  COST.test(sentence) && !OF_USE.test(sentence);
