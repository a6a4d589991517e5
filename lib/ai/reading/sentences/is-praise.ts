import { isPlainStatement } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";

const PRAISES =
  matchWords(`(?<!would |['’]d )loves?(?! to| it when)|(?:is|are|works?) great|(?:works?|went) (?:very )?well|recommends? us|(?:happy|pleased|delighted|satisfied) with|praised?
  lieben|begeistert|zufrieden|weiterempfehlen|loben|lobt|gefällt|freuen sich über
  blij met|tevreden|dol op|heel fijn
  adore(?:nt)?|ravie?s?|satisfaite?s?|contente?s?
  満足(?:して|です|だ)|好評|助かっ(?:た|て(?!いた))|助かりました|喜んで|気に入って(?!いた)`);
/** Whether a sentence of feedback only praises, without a second clause, which mostly limits the praise, and without a count. */
export const isPraise = (sentence: string): boolean =>
  PRAISES.test(sentence) && isPlainStatement(sentence) && !/[\d,;:、]/.test(sentence);

const VERBS = [
  "(?:praises?|praised|thanks|thanked|compliments?|applauds?)",
  "(?:lob(?:t|en|te|ten)|dank(?:t|en|te)|bedank(?:t|en|te) sich|schwärm(?:t|en)|gratulier(?:t|en))",
  "(?:prijs(?:t|en)|looft|loven|bedankt|bedanken|complimenteert|feliciteert)",
  "(?:remercie(?:nt)?|félicite(?:nt)?|loue(?:nt)?|encense(?:nt)?|complimente(?:nt)?)",
].join("|");
/** Whom it is about: nobody, or someone of ours, but not another company: `Ann praises Boxco`. */
const OURS =
  "(?=[.!]?$| (?:us|our|the|uns|unser\\p{L}*|de[nmr]|die|das|ons|onze|de|het|nous|notre|nos|l[ea]s?)(?!\\p{L}))";
const TITLE = new RegExp(
  `^\\p{Lu}[^,;:.!?]{1,50} (?:${VERBS})${OURS}|(?:お褒め|ほめ|褒め|称賛|感謝|お礼)(?:の(?:言葉|声|電話|メール|手紙))?(?:る|た|ていた|られた|された)?$`,
  "u",
);

/** Whether the verb of a title says that somebody praises us: `Mr Kemper praises the crew`. */
export const isPraisingTitle = (title: string): boolean =>
  TITLE.test(title) && isPlainStatement(title);

/** Bare contentment, without a verb, at the beginning of what somebody wrote. */
const CONTENT = new RegExp(
  `^(?:(?:very|really|so|sehr|wirklich|rundum|zeer|heel|erg|très|vraiment|tout à fait) )?(?:${[
    "(?:happy|pleased|satisfied|delighted|thrilled) with",
    "(?:zufrieden|glücklich|begeistert) (?:mit|von)",
    "(?:tevreden|blij) (?:met|over)",
    "(?:contente?s?|satisfaite?s?|ravie?s?|enchantée?s?) (?:de|des|du|d['’]\\p{L}+)",
  ].join(
    "|",
  )})(?!\\p{L})|^[^。、]{1,20}に(?:とても|大変|非常に)?満足(?:して(?:いる|います)|です|だ)?(?=[。、]|$)`,
  "iu",
);
const BUT = /(?<!\p{L})(?:but|aber|maar|mais)(?!\p{L})|が[、,]|ただ|しかし/iu;
/** Whether what somebody wrote begins with no more than contentment, such as `Very happy with the crew`, and has neither a figure nor a `but`. */
export const beginsContent = (text: string): boolean =>
  CONTENT.test(text) && !/\d/.test(text) && !BUT.test(text);
