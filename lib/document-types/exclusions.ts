import { MONTH } from "@/lib/text/dates";
import { splitPlainSentences } from "@/lib/text/sentences";
import { matchWords } from "@/lib/text/words";

const NOW = "(?:(?:for now|vorerst|zunächst|voorlopig|pour l['’]instant) )?";
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
/** Words that limit a refusal to a condition, a part or a way of making, or that make a complaint or an idiom of it. */
const LIMITED =
  matchWords(`before|until|unless|without|except|but|if|more than|ourselves|in-house|only|enough|with|in|on|need|needed|trust|alone|by hand|from|twice|at|every|nobody
  bevor|bis|ohne|außer|sondern|aber|wenn|mehr als|selbst|nur|mit|allein|brücken?
  voordat|tot|zonder|behalve|maar|als|tenzij|meer dan|zelf|alleen|met|gevoel
  avant|jusqu['’]\\p{L}{1,2}|sans|sauf|mais|si|plus de|nous-mêmes|avec|seulement|nécessaires?
  以上|以外|まで|だけ|自社`);

/** Names the plan itself, so that it limits nothing. */
const IN_PLAN =
  / (?:(?:in|for|with) (?:the|this) (?:first )?|(?:in|mit) (?:der|dieser) (?:ersten )?|(?:in|met) (?:de|deze) (?:eerste )?|(?:dans|avec) (?:la|cette) (?:première )?)(?:version|versie|release|phase|fase|pilot)(?=[.!]?$)/i;

const SEASON =
  "spring|summer|autumn|winter|frühjahr|frühling|sommer|herbst|voorjaar|lente|zomer|najaar|herfst|printemps|été|automne|hiver";
const PAPER =
  /(?<!\p{L})(?:stays?|remains?|bleib(?:t|en)|blij(?:ft|ven)|rest(?:e|ent|era|eront)) (?:[^,;:]{0,40} )?(?:(?:on|auf|op|sur) papi?er|beim papier|au papier)(?!\p{L})|紙のまま/iu;
const FOR_NOW = new RegExp(
  `(?<!\\p{L})(?:for now|for the time being|vorerst|voorlopig|pour l['’]instant|(?:until|bis|tot|jusqu['’](?:à|au|en)) (?:\\p{L}{1,5}['’ ]){0,2}(?:(?:${SEASON})(?!\\p{L})|${MONTH}|20\\d\\d))|当面|[月春夏秋冬年度]まで`,
  "iu",
);

/** The label of a list of what is left out. */
const OUT =
  /^(?:out|not in|nicht dabei|nicht drin|niet erin|zit er niet in|pas inclus|除外|対象外)\s?[:：]\s?/iu;

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

/** Whether the first sentence only says what a plan will not make, or leaves on paper for now: `We are not building an app.` */
export function isExclusion(text: string): boolean {
  const [sentence = ""] = splitPlainSentences(text);
  return (
    (NOT_MADE.test(sentence) && !LIMITED.test(sentence.replace(IN_PLAN, ""))) ||
    (PAPER.test(sentence) && FOR_NOW.test(sentence) && !MORE.test(sentence))
  );
}
