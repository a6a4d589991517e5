import { DAY_NUMBER, ISO_DAY, JAPANESE_DAY } from "./dates";
import { isPlainStatement } from "./plain-statement";
import { matchWords } from "./words";

const DECISION =
  "(?:(?:decision|resolution)|\\p{L}{0,20}(?:beschl[uü]ss(?:es)?|entscheidung)|besluit|beslissing|décision)";
/** A decision, by its name. */
export const OF_DECISION = new RegExp(`(?<!\\p{L})${DECISION}(?!\\p{L})|決定|決議`, "iu");

const CHANGED = `revoked|reversed|rescinded|overturned|withdrawn|cancell?ed|superseded|corrected|revised|amended|replaced|aufgehoben|zurückgenommen|widerrufen|rückgängig gemacht|korrigiert|revidiert|(?:ab)?geändert|ersetzt|gekippt|überholt
  ingetrokken|teruggedraaid|herroepen|gecorrigeerd|herzien|gewijzigd|vervangen
  annulée?|abrogée?|révoquée?|corrigée?|rectifiée?|modifiée?|remplacée?|retirée?`;
const BACK_ON =
  "(?:went|gone|go|going) back on|teruggekomen (?:op|van)|komen terug op|(?:revenue?s?|revenons|revient) sur";
const JAPANESE = "(?:撤回|取り?消|訂正|変更|廃止|見直)(?:し|さ|す)";
/** The same in one line, for patterns of their own. */
const ANY_CHANGED = CHANGED.replaceAll(/\s*\n\s*/g, "|");
/** Words of the five languages by which a decision changes or revokes another one. */
export const REVISES = matchWords(`${CHANGED}|withdrew|${BACK_ON}|${JAPANESE}`);

const DAY = `(?:${DAY_NUMBER}(?: of)? \\p{L}{3,12}(?: \\d{4})?|\\p{L}{3,12} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}\\.\\d{1,2}\\.\\d{4}|${ISO_DAY}|${JAPANESE_DAY})`;
/** `the decision of 3 May`, `what we decided on 3 May`, `“Fee of 30 %”`, `5月3日の決定` */
const NAMED = new RegExp(
  `(?:${[
    `(?<!\\p{L})(?:${DECISION} (?:(?:made|taken|prise?|genomen) )?(?:of|from|on|dated|vom|van|op|du|le)|what (?:we|was) (?:had )?decided on|ce que nous (?:avons|avions) décidé le|wat (?:we|wij) op) (?:the )?(?<day>${DAY})(?![\\p{L}\\d])(?: (?:hadden )?besloten)?`,
    `(?<!\\p{L})was wir am (?<past>${DAY}) (?:beschlossen|entschieden)(?: haben| hatten)?`,
    `(?<!\\p{L})(?:${DECISION} )?["“„«「『] ?(?<title>[^"“”«»「」『』]{4,120}?) ?["”“»」』]`,
    `(?<!\\d)(?<of>${JAPANESE_DAY})の(?:\\p{sc=Han}{1,8}の)?(?:決定|決議)`,
  ].join("|")})`,
  "giu",
);

const IS = "(?:is|was|has been|are|were|have been|ist(?: damit)?|wurde|werd|est(?: donc)?|a été)";
const ON = `(?: (?:on|am|op|le) ${DAY})?`;
/** Before the name: `we have reversed the`, `Korrektur des`. Of what follows it, only the words of a name may stand between. */
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:${ANY_CHANGED}|withdrew|${BACK_ON})`,
    "(?:replaces|supersedes|reverses|revokes|corrects|amends|overrides|cancels|ersetzt|korrigiert|widerruft|revidiert|vervangt|herroept|corrigeert|wijzigt|herziet|remplace|annule|corrige|modifie|annulons|corrigeons|modifions|remplaçons|we (?:hereby )?(?:replace|reverse|revoke|cancel))",
    "^(?:correction|revocation|reversal|amendment|korrektur|aufhebung|änderung|rücknahme|widerruf|correctie|wijziging|intrekking|herroeping|annulation|modification|révision|rectification) (?:of|to|des|der|von|van|de|à)",
  ].join(
    "|",
  )})(?: (?:the|our|their|its|den|der|die|des|unseren?|het|de|ons|onze|la|notre|leur|earlier|board['’]s)){0,2},? $`,
  "iu",
);
/** After the name: `is revoked`, `gilt nicht mehr`, `: annulée`. */
const AFTER = new RegExp(
  `^(?:${[
    `(?: (?:about|on|über|zu[mr]?|over|sur) [^,;:.!?]{2,40}?)? ${IS}${ON} (?:${ANY_CHANGED}|hinfällig|vervallen|caduque|void)`,
    ` ?[:：,–—-] (?:${ANY_CHANGED})${ON}[.!]?$`,
    "(?: is)? no longer (?:applies|holds|stands|valid|in force)| (?:gilt|ist)(?: damit)? nicht mehr(?: gültig)?| geldt (?:daarmee )?niet (?:meer|langer)| vervalt| (?:n['’]est plus (?:valable|en vigueur|applicable)|ne (?:tient|vaut) plus)",
    `(?:を|は)[^。、]{0,20}${JAPANESE}`,
  ].join("|")})`,
  "iu",
);
/** `haben wir … aufgehoben`: the verb at the end. An article before it begins another object: `hat den Preis geändert`. */
const HAS = /(?<!\p{L})(?:haben|hat|wurde|hebben|heeft|werd|is|ist)(?!\p{L})/iu;
const AT_END = new RegExp(
  `^(?: (?!(?:d[eai][nrs]?|das|het|een|eine?n?|uns\\p{L}+|onze?|nicht|niet)(?!\\p{L}))[^\\s,;:]+){0,5} (?:${ANY_CHANGED})(?!\\p{L})`,
  "iu",
);
const IN_PART = matchWords(
  "partly|partially|in (?:part|one (?:point|detail|respect))|teilweise|zum teil|in einem (?:punkt|detail)|deels|gedeeltelijk|op één punt|en partie|partiellement|sur un point|一部",
);
const NOTHING = /^\P{L}*(?:nothing|nichts|niets|rien)(?!\p{L})/iu;

/** In UTF-16 units. */
const MAX_SENTENCE = 1_000;

/** A day as it is written, or a title in quotation marks. */
export type Named = { day?: string; title?: string };

/** Lists the decisions that a sentence, as a fact, says are revoked or changed as a whole: `We reversed the decision of 3 May.` */
export function listRevised(sentence: string): Named[] {
  if (sentence.length > MAX_SENTENCE || IN_PART.test(sentence)) return [];
  return [...sentence.matchAll(NAMED)].flatMap(({ 0: name, index, groups = {} }) => {
    const before = sentence.slice(0, index);
    const after = sentence.slice(index + name.length);
    const verb = BEFORE.exec(before);
    const isRevised =
      verb !== null || AFTER.test(after) || (HAS.test(before) && AT_END.test(after));
    if (!isRevised || NOTHING.test(after)) return [];
    if (!isPlainStatement(sentence, verb?.index ?? index)) return [];
    const day = groups.day ?? groups.past ?? groups.of;
    return [day ? { day } : { title: groups.title ?? "" }];
  });
}
