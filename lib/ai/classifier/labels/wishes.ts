import { DECIDES } from "@/lib/text/is-undecided";
import { states } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";

/** One to four words, the first with a capital: `Samir`, `The night shift` */
const SOMEBODY = "\\p{Lu}[\\p{L}.'’-]*(?: \\p{L}[\\p{L}.'’-]*){0,3}";
/** `Samir wants an export to Power BI`: what somebody asks for is neither a rule nor what the product is made of. */
export const WISHES = new RegExp(
  `^(?:${[
    "(?:they|he|she) (?:all |also )?(?:want|wants|ask|asks|asked|would like|would love)",
    `(?!We |I |You |It |This |That )${SOMEBODY} (?:also )?(?:want|wants|asks? for|asked for|would like|would love)`,
    `(?!Wir |Ich |Es )${SOMEBODY} (?:wünscht|wünschen|möchten?|hätten? gern)`,
    `(?!Wij? |Ik |Het )${SOMEBODY} (?:wil|willen|vraagt om|vragen om|zou(?:den)? graag)`,
    `(?!Nous |On |Je |Il faut )${SOMEBODY} (?:veut|veulent|souhaite|souhaitent|demande|demandent|aimerait|aimeraient)`,
  ].join("|")})(?!\\p{L})`,
  "u",
);
/** `sie will einen Link`, `ze wil geen app`: what a customer wants is no small talk, unlike `er will heim`. */
export const WANTS = new RegExp(
  `^(?:${[
    "(?:he|she|they) (?:also |really )?(?:wants?|needs?|would like|(?:doesn|don)['’]t want)",
    "(?:er|sie|der|die) (?:will|wollen|möchten?|wünscht|braucht|hätten? gern)",
    "(?:hij|zij|ze) (?:wil|willen|wenst|wensen|zou(?:den)? graag)",
    "(?:il|elle|ils|elles) (?:veut|veulent|souhaite|souhaitent|aimerait|aimeraient|voudrait|voudraient|ne (?:veut|veulent) (?:pas|plus))",
  ].join(
    "|",
  )})(?!\\p{L}).*\\P{L}(?:an?|the|no|not|more|less|to (?:see|know|have|get|pay|use)|eine?[nmr]?|keine?[nmr]?|die|den|das|mehr|weniger|een|geen|de|het|meer|minder|une?|pas|plus|le|la|les|des) \\p{L}{2}`,
  "iu",
);

/** `We would also like to pay per message`, which reads like a decision. `We would like to tell you that …` only announces. */
const OF_OURS = matchWords(
  `^(?:and |but |then )?(?:we|i)(?:['’]d| would) (?:also |really |all |still |rather )?(?:like|love|prefer)(?! (?:to )?(?:announce|inform|tell|let|confirm|thank|share|say|report|remind))
  ^(?:(?:außerdem|auch|und|aber) )?(?:wir|ich) (?:würden?|hätten?) (?:uns |mir )?(?:auch |noch |sehr |am liebsten |lieber )?gerne?(?! (?:mitteilen|ankündigen|bestätigen|danken))|^(?:wir|ich) (?:wünschen|wünsche) (?:uns|mir)(?! ihnen)
  ^(?:en |maar |ook )?(?:we|wij|ik) (?:zouden|zou|willen) (?:ook |wel |heel )?graag(?! (?:meedelen|laten weten|bevestigen|bedanken))
  ^(?:et |mais )?(?:nous (?:aimerions|voudrions|souhaiterions)|(?:j['’]|on )aimerait?|je voudrais|j['’]aimerais)(?! (?:(?:aussi|vous) )*(?:annoncer|informer|confirmer|remercier|dire))`,
);
const JAPANESE_WISH =
  /(?:して(?:ほしい|欲しい|いただきたい|もらいたい)|できると(?:嬉しい|うれしい|ありがたい|助かる))(?:です|と思います|のですが)?。?$/u;
/** Whether the first of some sentences wishes something, and none decides it. */
export const isOwnWish = (sentences: readonly string[]): boolean =>
  [OF_OURS, JAPANESE_WISH].some((wish) => wish.test(sentences[0] ?? "")) &&
  !sentences.some((each) => states(each, DECIDES));
