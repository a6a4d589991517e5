import { OUT_OF_SCOPE } from "@/lib/document-types/topics";
import { MONTH } from "@/lib/text/dates";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { FOR_NOW, matchWords } from "@/lib/text/words";

const NOW = `(?:(?:${FOR_NOW}) )?`;
const MAKE = { de: "(?:bauen|entwickeln|programmieren)", nl: "(?:bouwen|ontwikkelen)" };
/** Refusals to make something. A verb that ends in a particle says something else: `Wir bauen keinen Druck auf`. */
const NOT_MADE = new RegExp(
  `^(?:${[
    `we (?:do not|don['’]t) ${NOW}build (?:an?|any) [^,;:.!?]{2,60}`,
    `we (?:will not|won['’]t|are not going to) ${NOW}(?:build|develop) (?:an?|any|the|our own) [^.!?]{2,160}`,
    `we (?:are not|aren['’]t) ${NOW}(?:building|developing) (?:an?|any|the|our own) [^.!?]{2,160}`,
    `wir ${MAKE.de} ${NOW}keine?n? [^,;:.!?]{2,160}(?<! (?:ab|an|auf|aus|ein|um|weiter))`,
    `wir werden ${NOW}keine?n? [^,;:.!?]{2,160} ${MAKE.de}`,
    `(?:eine?n?|den|die|das) [^,;:.!?]{2,160} (?:${MAKE.de} wir ${NOW}nicht|werden wir ${NOW}nicht ${MAKE.de})`,
    `(?:we|wij) ${MAKE.nl} ${NOW}geen [^,;:.!?]{2,160}(?<! (?:af|in|na|om|op|uit|verder))`,
    `(?:we|wij) (?:gaan|zullen) ${NOW}geen [^,;:.!?]{2,160} ${MAKE.nl}`,
    `(?:een|de|het) [^,;:.!?]{2,160} ${MAKE.nl} (?:we|wij) ${NOW}niet`,
    `(?:nous|on) ne (?:construi(?:sons|rons|t|ra)|développ(?:ons|e|erons|era)) ${NOW}pas (?:d['’]|de |l['’]|l[ae]s? )[^,;:.!?]{2,160}`,
    "[^、。]{1,40}(?<!例外|上限|制限|期限|条件)は(?:当面|今回は?)?(?:作ら|開発し)(?:ない|ません|ないことに(?:する|した|しました))",
  ].join("|")})[.!。]?$`,
  "iu",
);
/** Words that limit a sentence to a condition or a part, whatever it leaves out. */
export const CONDITIONS = `before|until|unless|without|except|but|if|only
  bevor|bis|ohne|außer|sondern|aber|wenn|nur
  voordat|tot|zonder|behalve|maar|als|tenzij|alleen
  avant|jusqu['’]\\p{L}{1,2}|sans|sauf|mais|si|seulement`;
/** Also words that limit a refusal to a way of making, or that make a complaint or an idiom of it. */
const LIMITS_MAKING = matchWords(`${CONDITIONS}
  more than|ourselves|in-house|enough|with|in|on|need|needed|trust|alone|by hand|from|twice|at|every|nobody
  mehr als|selbst|mit|allein|brücken?
  meer dan|zelf|met|gevoel
  plus de|nous-mêmes|avec|nécessaires?
  以上|以外|まで|だけ|自社`);

/** Names the plan itself, so that it limits nothing. */
const IN_PLAN =
  / (?:(?:in|for|with) (?:the|this) (?:first )?|(?:in|mit) (?:der|dieser) (?:ersten )?|(?:in|met) (?:de|deze) (?:eerste )?|(?:dans|avec) (?:la|cette) (?:première )?)(?:version|versie|release|phase|fase|pilot)(?=[.!]?$)/i;

/** The first version, by its common names. */
export const FIRST_VERSION = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:in|for) (?:(?:the|our) (?:first|initial) (?:version|release|phase)|this (?:version|release)(?! of)|v ?1|version (?:1|one)|(?:the )?mvp)",
    "(?:in|für) (?:(?:der|die|unserer?|unsere) ersten? (?:version|phase)|dieser? version|v ?1|version (?:1|eins))",
    "(?:in|voor) (?:(?:de|onze) eerste (?:versie|fase)|deze versie|v ?1|versie (?:1|een))",
    "(?:dans|pour) (?:(?:la|notre) première (?:version|phase)|cette version|la v ?1)",
  ].join("|")})(?!\\p{L})|最初の(?:版|バージョン|リリース)`,
  "iu",
);
const DO =
  "(?:do|build|offer|include|support|add|ship|launch|sell|develop|integrate|provide|show|charge|accept)";
/** Sentences that leave something out of the first version if they name it. A duty of the product is none: `It must not …`. */
const NOT_DONE = new RegExp(
  `^(?:${[
    `(?:(?:in|for) [^,.!?]{2,24},? )?we (?:do not|don['’]t|will not|won['’]t|should not|shouldn['’]t|are not going to|aren['’]t going to) ${DO} [^;:!?]{2,160}`,
    `(?:i|we) (?:do not|don['’]t) (?:think|believe) (?:that )?we (?:should|need to|will|have to|can) ${DO} [^;:!?]{2,160}`,
    "(?:in|für) [^,.!?]{2,24} (?:machen|bauen|bieten|brauchen|zeigen|nehmen|verlangen|unterstützen) wir (?:noch )?keine?n? [^;:!?]{2,160}",
    "(?:eine?n?|den|die|das) [^,;:.!?]{2,80} (?:machen|bauen|bieten|zeigen|unterstützen) wir [^,;:.!?]{0,60}nicht(?: an)?",
    "(?:wir sollten|(?:eine?n?|den|die|das) [^,;:.!?]{2,80} sollten wir) [^,;:.!?]{0,80}nicht (?:machen|bauen|anbieten|einbauen|zeigen|aufnehmen)",
    "ich (?:glaube|denke|finde|meine) nicht,? dass wir [^,;:.!?]{2,140} (?:machen|bauen|anbieten|brauchen|einbauen|zeigen|aufnehmen)(?: sollten| müssen| werden)?",
    "(?:in|voor) [^,.!?]{2,24} (?:maken|bouwen|bieden|tonen|nemen|doen|vragen|ondersteunen) (?:we|wij) (?:nog )?geen [^;:!?]{2,160}",
    "(?:een|de|het) [^,;:.!?]{2,80} (?:maken|bouwen|bieden|tonen|doen|ondersteunen) (?:we|wij) [^,;:.!?]{0,60}niet(?: aan)?(?: (?:in|voor) [^,;:.!?]{2,30})?",
    "ik (?:denk|vind|geloof) niet dat (?:we|wij) [^,;:.!?]{2,140} (?:doen|maken|bouwen|aanbieden|tonen|nodig hebben)(?: in [^,;:.!?]{2,30})?",
    "je ne (?:pense|crois) pas qu(?:e nous|['’]on) dev\\p{L}{2,6} (?:faire|proposer|construire|développer|ajouter) [^,;:.!?]{2,140}",
    "(?:(?:dans|pour) [^,.!?]{2,30}, )?(?:nous|on) ne (?:fai(?:sons|t)|f(?:erons|era)|propos(?:ons|e|erons|era)|(?:dev(?:ons|rions)|doit|devrait)(?= pas (?:faire|proposer|construire|développer|ajouter))) pas [^;:!?]{2,160}",
    "[^、。]{0,12}最初の[^、。]{1,10}(?:で|に)は[^、。]{1,40}(?:入れ|作ら|やら|対応し|提供し)(?:ない|ません)(?:と思(?:う|います)|方がよい)?",
  ].join("|")})[.!。]?$`,
  "iu",
);
/** Also words by which only a part of it is left out. */
const LIMITS_VERSION = matchWords(`${CONDITIONS}
  more than|less than|longer|just|twice|any more|yet
  mehr als|länger|selbst
  meer dan|langer
  plus de
  以上|以外|まで|だけ`);
/** An opinion before a statement: `I think we will not build a chat.` */
const I_THINK =
  /^(?:(?:i|we) (?:think|believe|guess|suppose)(?: that)?,? |in my (?:opinion|view),? |imo,? |(?:ich (?:denke|finde|glaube|meine)|ik (?:denk|vind)|je (?:pense|crois)),? )(?!nicht|niet)(?=\p{L})/iu;

/** Whether a sentence leaves something out of the first version: `I don't think we should do the estimate in the first version.` */
const isNotInFirstVersion = (sentence: string) =>
  NOT_DONE.test(sentence) && FIRST_VERSION.test(sentence) && !LIMITS_VERSION.test(sentence);

/** `Let's talk.`, after an opinion */
const ASKS_TO_TALK =
  /^(?:let['’]s (?:talk|discuss)|lass(?:t|en sie)? uns (?:reden|sprechen)|laten we (?:praten|overleggen)|on en (?:re)?parle|parlons-en)(?: (?:\p{L}+ ?){1,3})?[.!]?$/iu;

/** Whether a sentence only asks to talk about the one before it. */
export const asksToTalk = (sentence: string): boolean => ASKS_TO_TALK.test(sentence);

/** `We will come back to this in January 2028.` */
const COMES_BACK = new RegExp(
  `^(?:${[
    "we(?: will|['’]ll| shall)? (?:(?:come back to|return to|revisit) (?:it|this|that)(?! (?!in |on |at |by |next |after |when )\\p{L})|look at (?:it|this|that) again)",
    "(?:(?:im|in|am) [^,;:.!?]{2,30} kommen wir|wir kommen(?: im [^,;:.!?]{2,30})?) darauf(?: [^,;:.!?]{2,30})? zurück",
    "(?:we|wij) komen (?:hier|er|daar)(?:op)? (?:[^,;:.!?]{2,30} )?(?:op )?terug",
    "(?:nous y revi(?:endrons|enons)|on y reviendra|on en reparle(?:ra)?|nous en reparl(?:er)?ons)",
  ].join(
    "|",
  )})(?=[^;:!?]{0,60}[.!]?$)|^[^、。]{0,16}(?:改めて|再度)(?:検討|判断|議論)(?:する|します)。?$`,
  "iu",
);

/** Whether a sentence only says that, or when, the matter before it is looked at again. */
export const comesBack = (sentence: string): boolean => COMES_BACK.test(sentence);

/** Whether sentences only leave something out of the first version. */
export const leaveFirstVersion = (sentences: readonly string[]): boolean =>
  sentences.some((each) => isNotInFirstVersion(each.replace(I_THINK, ""))) &&
  sentences.every((each) => isNotInFirstVersion(each.replace(I_THINK, "")) || asksToTalk(each));

const STAGE = {
  en: "(?:(?:the |our |this )?(?:first |initial )?(?:version|release|phase)|(?:the )?(?:scope|mvp|pilot))",
  de: "(?:(?:in|bei|für) )?(?:der|die|den|dem)? ?(?:ersten? )?(?:version|phase|pilot|umfang)",
  nl: "(?:de |het )?(?:eerste )?(?:versie|release|fase|scope|pilot)",
  fr: "(?:de la |du |de l['’])?(?:première )?(?:version|phase|périmètre|projet|pilote)",
};
/** `Payment stays out of the first release, we keep invoicing monthly.` */
const STAYS_OUT = new RegExp(
  `^[^,;:.!?]{2,60} (?:(?:stays?|remains?|is left|are left|will stay) out of ${STAGE.en}|(?:bleib(?:t|en)|lassen wir) ${STAGE.de} (?:draußen|außen vor|weg)|blij(?:ft|ven) buiten ${STAGE.nl}|rest(?:e|ent|era|eront) (?:en dehors|hors) ${STAGE.fr})(?=[.,;!]|$)|^[^、。]{1,30}は最初の(?:版|リリース)から(?:外す|外します|除く)。?$`,
  "iu",
);
/** `A chat would need an app, not this year.` A need before it names what is put off; without one it may be the past that is over. */
const NOT_THIS_YEAR =
  /^(?=.{0,160}(?:(?<!\p{L})(?:would|needs?|requires?|bräuchten?|brauch(?:t|en)|würden?|vraagt|vragen|vergt|zou|zouden|faudrait|demande(?:rait)?|exige)(?!\p{L})|必要))[^?？]{10,160}(?:[.,;–—-] ?|。)(?:not (?:this (?:year|quarter)|in this (?:release|version))|(?:nicht (?:dieses jahr|in diesem jahr)|dieses jahr nicht)|(?:niet dit jaar|dit jaar niet)|pas cette année|今年は(?:やらない|見送る))[.!。]?$/isu;

const SEASON =
  "spring|summer|autumn|winter|frühjahr|frühling|sommer|herbst|voorjaar|lente|zomer|najaar|herfst|printemps|été|automne|hiver";
const PAPER =
  /(?<!\p{L})(?:stays?|remains?|bleib(?:t|en)|blij(?:ft|ven)|rest(?:e|ent|era|eront)) (?:[^,;:]{0,40} )?(?:(?:on|auf|op|sur) papi?er|beim papier|au papier)(?!\p{L})|紙のまま/iu;
const IS_FOR_NOW = new RegExp(
  `(?<!\\p{L})(?:${FOR_NOW}|(?:until|bis|tot|jusqu['’](?:à|au|en)) (?:\\p{L}{1,5}['’ ]){0,2}(?:(?:${SEASON})(?!\\p{L})|${MONTH}|20\\d\\d))|当面|[月春夏秋冬年度]まで`,
  "iu",
);

/** The label of a list of what is left out. */
const OUT = new RegExp(
  `^(?:(?:${FOR_NOW}),? )?(?:${[
    "out(?: of scope)?|not in|not (?:included|part of (?:it|this|(?:the|this) (?:initiative|pilot|plan|project)))",
    "nicht (?:dabei|drin|enthalten)|nicht teil (?:davon|des projekts)",
    "niet (?:erin|erbij|inbegrepen)|hoort er niet bij|zit er niet in",
    "(?:pas|non) (?:inclus|compris)|hors (?:périmètre|projet)",
    "(?:当面)?(?:除外|対象外)",
  ].join("|")})(?:,? (?:${FOR_NOW}))?\\s?[:：]\\s?`,
  "iu",
);

/** Whether a paragraph says after a label what is left out: `Out: ads by country.` */
export const isOutList = (text: string): boolean => OUT.test(text);

/** Lists the names after such a label, in lower case. Of `ads by country and city`, the first part is not a name. */
export function listNamesOut(text: string): string[] {
  if (!isOutList(text)) return [];
  const [sentence = ""] = splitPlainSentences(text.replace(OUT, ""));
  return sentence
    .toLowerCase()
    .replace(/[.!。]$/, "")
    .split(/[,;、]\s*/)
    .flatMap((name) => [
      name.trim(),
      name
        .split(/\s(?:and|und|en|et)\s/)
        .at(-1)
        ?.trim() ?? "",
    ]);
}

/** A question, a condition, a denial or a consequence, which makes a complaint of it. */
const MORE = /[?？,、:：]|(?<!\p{L})(?:not|if|wenn|falls|nicht|als|niet|si|pas|ne)(?!\p{L})/iu;

const NOT_AGAIN = new RegExp(
  `^(?:${[
    "we (?:(?:will|shall) not|won['’]t|are not going to|aren['’]t going to) (?:do|try|repeat) (?:it|this|that) again",
    "(?:das |es )?(?:machen|versuchen) wir nicht (?:noch ?(?:ein)?mal|wieder)",
    "(?:dat |dit |het )?(?:doen|proberen) we niet (?:nog (?:een keer|eens)|opnieuw|weer)",
    "(?:on|nous) ne (?:le )?(?:recommen(?:ce(?:ra)?|çons|cerons)|ref(?:ait|era|aisons|erons)) pas",
    "(?:二度と|もう)(?:やらない|やりません)",
  ].join("|")})[.!。]*$`,
  "iu",
);
const TRIED = matchWords(
  "tried|tested|probiert|versucht|getestet|geprobeerd|getest|essayé|testé|試した|試しました",
);
/** In words: `Evening tours.` */
const MAX_NAME = 4;

/** Whether a text says no more than that something was tried and will not be again. `That` can also be the old way of the thing. */
export function isNotTriedAgain(text: string): boolean {
  const sentences = splitPlainSentences(text);
  const [last = "", before = "", name = "", ...others] = sentences.toReversed();
  return (
    NOT_AGAIN.test(last) &&
    TRIED.test(before) &&
    others.length === 0 &&
    name.split(" ").length <= MAX_NAME
  );
}

/** Whether the first sentence only says what a plan will not make, or leaves on paper for now, or the last one that it is not tried again: `We are not building an app.` */
export function isExclusion(text: string): boolean {
  if (isNotTriedAgain(text)) return true;
  const [first = ""] = splitPlainSentences(text);
  const sentence = first.replace(I_THINK, "");
  return (
    isNotInFirstVersion(sentence) ||
    STAYS_OUT.test(sentence) ||
    (NOT_THIS_YEAR.test(text.trim()) && !/\d/.test(text)) ||
    (NOT_MADE.test(sentence) && !LIMITS_MAKING.test(sentence.replace(IN_PLAN, ""))) ||
    (PAPER.test(sentence) && IS_FOR_NOW.test(sentence) && !MORE.test(sentence))
  );
}

/** Whether a decision with this title only says what the plan leaves out. */
export const isOutOfScope = (title: string) => holdsAny(title, OUT_OF_SCOPE);
