import { DENIALS } from "@/lib/text/words";

/** One or two words for who asked: no pronoun of another subject, and none that denies or limits it. */
const WHO = `(?: (?!(?:${DENIALS}|we|i|you|they|hardly|longer|once|wir|ich|sie|kaum|mehr|wij|ze|nauwelijks|nous|vous|ils|elles|ne|plus)(?!\\p{L}))\\p{L}[\\p{L}'’-]*){1,2}`;
const SINCE =
  "(?: (?:since|in|this|last|seit|im|am|sinds|vorige|depuis|en|cette) [^.,;:!?]{1,30})?";
const ASKED = [
  "(?:(?:have|has) )?(?:already )?asked for (?:it|this|that)|want (?:it|this)",
  "(?:haben|hat) (?:schon |bereits )?(?:danach gefragt|darum gebeten|(?:sich )?(?:das|es) gewünscht)|fragten danach|wollen (?:das|es)|wünschen (?:sich )?(?:das|es)",
  "vroegen (?:er|hier)(?:om|naar)|hebben (?:er|hier)(?:om|naar) gevraagd|willen (?:dit|het)",
  "l['’](?:ont|a) (?:déjà )?demandée?|(?:le|la) (?:veulent|demandent|souhaitent)",
].join("|");
const COUNTED = new RegExp(
  `^(?:[1-9]\\d{0,3}${WHO} (?:${ASKED})${SINCE}[.!]?|[1-9]\\d{0,3}の?[\\p{sc=Han}\\p{sc=Kana}ー]{1,8}(?:が(?:要望|希望)(?:した|しました|している|しています)|から要望(?:があった|がありました|がある)?)。?)$`,
  "iu",
);

/** Whether a sentence says how many asked for an idea, and no more: `14 clinics asked for it.` */
export const isCountedRequest = (sentence: string): boolean => COUNTED.test(sentence);
