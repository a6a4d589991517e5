import type { Evidence } from "@/lib/ai/evidence";
import { CUSTOMERS } from "@/lib/text/customer-words";
import { isPlainStatement, states } from "@/lib/text/plain-statement";
import { DENIALS, matchWords } from "@/lib/text/words";
import { readSentences } from "./read-sentences";

// Each list of forms has English, German, Dutch, French and Japanese, in this order.

/** In UTF-16 units: a longer sentence says more than who asked. */
const MAX_REQUEST = 130;

const REQUESTED =
  /^(?:(?:it|this) (?:was|is) )?(?:(?:asked for|requested) by (?!no\b|none\b|nobody\b)|gewünscht von (?!niemand|kein)|gevraagd door (?!niemand|geen\b)|demandée? par (?!personne\b|aucun))/i;

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const NOBODY = "(?!(?:Nobody|None|Niemand|Keiner|Personne|They|Who|Wer|Wie|Qui)(?!\\p{L}))";
const NAMED = `${NOBODY}(?:M\\. |Dr\\. |mevrouw |meneer |de heer )?${NAME}`;
const NAMES = `${NAMED}(?:(?:, | (?:and|und|en|et|&) )${NAMED}){0,5}`;
/** Where it was asked, in a few words: `in the call`, `im Gespräch`. */
const WHERE =
  "(?: (?:in|at|during|on|im|bei|beim|am|tijdens|bij|op|lors|dans|pendant|à|au)(?: [\\p{L}\\p{N}'’-]+){1,4})?";
/** Names and a verb, and nothing else: `Ann and Bo both asked.`, `Hat Herr Lenz im Gespräch gewünscht.` */
const NAMES_ASKED = [
  `${NAMES} (?:(?:have|has) )?(?:(?:both|all) )?asked(?: for (?:it|this|that))?${WHERE}`,
  `${NAMES} (?:(?:both|all) )?wants? (?:it|this)`,
  `${NAMES} (?:haben|hat) (?:(?:das|es|sie) )?(?:(?:beide|alle) )?(?:danach gefragt|darum gebeten|(?:sich )?(?:das )?gewünscht)`,
  `${NAMES} (?:haben|hat) (?:sich )?(?:das|es|sie)${WHERE} gewünscht`,
  `(?:(?:Das|Dies) (?:hat|haben)|Hat|Haben) (?:sich )?${NAMES}${WHERE} (?:sich )?gewünscht`,
  `${NAMES} (?:wollen|will|wünschen sich|wünscht sich) das(?: (?:beide|alle))?`,
  `${NAMES} (?:vroegen|vroeg|vragen|vraagt) (?:er|hier)(?: (?:allebei|beiden))?(?:om| om)${WHERE}`,
  `(?:Daar|Hier) (?:heeft|hebben) ${NAMES}${WHERE} om gevraagd`,
  `${NAMES} (?:willen|wil) dit(?: (?:allebei|beiden))?`,
  `${NAMES} l['’](?:a|ont) (?:(?:toutes|tous)(?: (?:les )?deux)? )?demandée?s?${WHERE}`,
  `${NAMES} (?:le|la) (?:veut|veulent|souhaite|souhaitent|demande|demandent)`,
].join("|");

/** Who else: `Moira asked, Kings Dock also.` */
const ALSO = `(?:, ${NAMES} (?:also|too|as well|auch|ook|aussi))?`;

const COUNT =
  "[1-9]\\d{0,3} (?:(?:out )?of(?: the)?|von(?: den)?|van(?: de)?|sur(?: les)?) \\d{1,5}";
const IN_SURVEY =
  "in (?:the|our|a) (?:\\p{L}+ )?(?:survey|poll|interviews)|in (?:der|unserer|einer) (?:\\p{L}*[Uu]mfrage|\\p{L}*[Bb]efragung)|in (?:de|onze|een) (?:\\p{L}*enquête|peiling)|(?:dans|lors de) (?:l['’]enquête|le sondage|notre enquête)|au sondage";
const WANT =
  "want (?:it|this)|asked for (?:it|this)|would use (?:it|this)|wollen das|wünschen sich das|haben (?:sich )?das gewünscht|würden (?:es|das) nutzen|willen dit|vroegen (?:er|hier)om|zouden het gebruiken|(?:le|la) (?:veulent|souhaitent|demandent)|l['’]ont demandée?";
/** `9 of 17 in the survey.`, `9 of 17 customers want it.`, but not `9 of 17 in the survey said no.` */
const COUNTED = `${COUNT}(?: (?:${IN_SURVEY})|(?: ${CUSTOMERS}| \\p{L}+)? (?:${WANT}))`;

/** `Without it, Norlund will leave.` */
const THREAT = [
  `Without (?:it|this|that),? ${NAMED} (?:(?:will|would|wants to) (?:leave|cancel|quit)|leaves|cancels|quits)`,
  `Ohne (?:das|dies) (?:(?:will|wird|würde|möchte) ${NAMED} (?:gehen|kündigen|wechseln|abspringen)|(?:geht|kündigt|wechselt) ${NAMED})`,
  `Zonder (?:dit|dat) (?:(?:wil|zal|gaat) ${NAMED} (?:weg|vertrekken|opzeggen|overstappen)|(?:vertrekt|vertrekken) ${NAMED})`,
  `Sans (?:cela|ça|elle|lui),? ${NAMED} (?:(?:veut|va|voudrait) (?:partir|résilier|nous quitter)|(?:part|partira|résiliera|nous quittera))`,
].join("|");

/** `田中さんからの要望。`, `店長から要望。`, `3人が希望。`, `12人中7人がほしいと言った。` */
const JAPANESE = [
  "[^。、]{1,30}(?:さん|様)(?:の要望|からの?(?:要望|依頼)|が(?:要望|希望)).{0,10}",
  "[^。、なれ]{1,20}から(?:の)?要望(?:あり|があった|がある)?",
  "(?:[^。、]{1,20}[、でのは])?(?:\\d+人中)?[1-9]\\d*人が(?:要望|希望)(?:した|している)?",
  "(?:[^。、]{1,20}[、でのは])?(?:\\d+人中)?[1-9]\\d*人が、?(?:ほしい|欲しい)と(?:言った|答えた|言っている|話した)",
  "これがないと、?[^。、]{1,20}[はが](?:解約|退会)(?:する|した|したい|される).{0,8}",
].join("|");

const ASKED = new RegExp(
  `^(?:(?:(?:${NAMES_ASKED})${ALSO}|${COUNTED}|${THREAT})[.!]?|(?:${JAPANESE})。?)$`,
  "u",
);

/** One or two words for who asked: no pronoun of another subject, and none that denies or limits it. */
const WHO = `(?: (?!(?:${DENIALS}|we|i|you|they|hardly|longer|once|wir|ich|sie|kaum|mehr|wij|ze|nauwelijks|nous|vous|ils|elles|ne|plus)(?!\\p{L}))\\p{L}[\\p{L}'’-]*){1,2}`;
const SINCE =
  "(?: (?:since|in|this|last|seit|im|am|sinds|vorige|depuis|en|cette) [^.,;:!?]{1,30})?";
const HAVE_ASKED = [
  "(?:(?:have|has) )?(?:already )?asked for (?:it|this|that)|want (?:it|this)",
  "(?:haben|hat) (?:schon |bereits )?(?:danach gefragt|darum gebeten|(?:sich )?(?:das|es) gewünscht)|fragten danach|wollen (?:das|es)|wünschen (?:sich )?(?:das|es)",
  "vroegen (?:er|hier)(?:om|naar)|hebben (?:er|hier)(?:om|naar) gevraagd|willen (?:dit|het)",
  "l['’](?:ont|a) (?:déjà )?demandée?|(?:le|la) (?:veulent|demandent|souhaitent)",
].join("|");
const COUNTED_ALONE = new RegExp(
  `^(?:[1-9]\\d{0,3}${WHO} (?:${HAVE_ASKED})${SINCE}[.!]?|[1-9]\\d{0,3}の?[\\p{sc=Han}\\p{sc=Kana}ー]{1,8}(?:が(?:要望|希望)(?:した|しました|している|しています)|から要望(?:があった|がありました|がある)?)。?)$`,
  "iu",
);

/** Whether a sentence says how many asked for an idea, and no more: `14 clinics asked for it.` */
export const isCountedRequest = (sentence: string): boolean => COUNTED_ALONE.test(sentence);

/** How often somebody asked: `asked for 9x`, `18 of 60 asked for this`. */
const ASKED_TIMES = matchWords(
  [
    "(?:asked for|requested)(?: (?:it|this|that))? (?<en>\\d{1,4}) ?(?:x|×|times)(?! (?:as|more|less|fewer|the|\\p{L}+er)(?!\\p{L}))",
    "asked for (?:it|this|that)(?: most)? [(](?<of>\\d{1,4}) (?:out )?of \\d{1,5}",
    "(?<de>\\d{1,4}) ?(?:x|×|-?mal) (?:gewünscht|angefragt|nachgefragt)",
    "(?<nl>\\d{1,4}) ?(?:x|×|keer) (?:gevraagd|aangevraagd)",
    "demandée? (?<fr>\\d{1,4}) fois",
    "(?:要望|希望)(?<ja>\\d{1,4})[件回]",
  ].join("|"),
);

/** Counts how often an idea's own text says that somebody asked for it; 0 if it does not say so as a fact. */
export function countAsked({ text }: Evidence): number {
  const counts = readSentences(text).flatMap((sentence) => {
    const found = ASKED_TIMES.exec(sentence);
    if (!found || !isPlainStatement(sentence, found.index)) return [];
    return Number(Object.values(found.groups ?? {}).find(Boolean) ?? 0);
  });
  return Math.max(0, ...counts);
}

const isAskedOften = (sentence: string) => states(sentence, ASKED_TIMES);

/** Quotes the short sentence of an idea that says who asked for it. */
export const quoteRequest = ({ text }: Evidence) =>
  readSentences(text).find(
    (each) =>
      each.length <= MAX_REQUEST &&
      (REQUESTED.test(each) || ASKED.test(each) || isCountedRequest(each) || isAskedOften(each)),
  );
