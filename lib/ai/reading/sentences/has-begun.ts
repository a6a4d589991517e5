import { findLatestDate, listMonths, MONTH, namesTime } from "@/lib/text/dates";
import { isPlainStatement } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";
import { NAMES_PRODUCT, OTHER_THINGS } from "./has-shipped";

const YEAR = "(?:,? 20\\d\\d)?";
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? ${MONTH}${YEAR}|${MONTH} \\d{1,2}${YEAR}|${MONTH}${YEAR}|\\d{1,2}\\.\\d{1,2}\\.(?:20\\d\\d)?|20\\d\\d-\\d\\d-\\d\\d)`;
/** Within one clause; the full stop of `3. Mai` does not end it. */
const GAP = "(?:[^,.;:!?]|(?<=\\d)\\.)";
const JAPANESE_DAY = "(?:20\\d\\d年)?\\d{1,2}月(?:\\d{1,2}日)?";

/** Verbs in the past that put something into use; in Japanese at the end of a clause. */
const PUT_INTO_USE =
  matchWords(`(?<!(?:an?|the|any|each|every|newly|recently|be|been|being|to) )(?:launched|released|rolled out)(?! (?:apps?|products?|versions?|in 20\\d\\d (?:is|has))(?!\\p{L}))|went live|(?:has|have) gone live|(?:was|were|has been|have been) (?:launched|released|rolled out|put into (?:service|use))
  ausgerollt|freigeschaltet|live gegangen|in betrieb (?:genommen|gegangen)|(?:wurden?|haben wir|wir haben) ${GAP}{0,80}(?:eingeführt|veröffentlicht)|ging(?:en)? ${GAP}{0,60}(?:live|in betrieb)
  uitgerold|gelanceerd|live gegaan|in gebruik genomen|(?:werd|is|zijn|hebben we|we hebben) ${GAP}{0,80}(?:ingevoerd|uitgebracht)|ging(?:en)? ${GAP}{0,60}(?:live|in gebruik)
  (?:a été|ont été|avons|on a) (?:lancée?s?|déployée?s?|publiée?s?|mise?s? en (?:service|ligne|production))`);
const PUT_INTO_USE_JAPANESE =
  /(?:(?:公開|リリース|導入|展開|稼働|運用を?開始|提供を?開始|利用を?開始)(?:を?(?:した|しました)|され(?:た|ました)|済み?)|(?:使い|提供を|運用を|試行を|利用を)始め(?:た|ました)|(?:へ|に)広げ(?:た|ました))(?=[。、）)]|$)/u;
const PLAN =
  "(?:pilot\\p{L}{0,8}|roll-?out|beta\\p{L}{0,6}|test run|trial|probelauf|probebetrieb|testlauf|einführung|proef|uitrol|pilote|essai|déploiement)";
/** Such a verb alone can be of anything; it is of the plan if the plan is named, or nobody is: `Started on 1 April with 640 trees`. */
const BEGUN = new RegExp(
  [
    `^(?:(?:the|our|der|die|das|unser[em]?|de|het|onze?|le|la|notre|l['’]) ?)?(?:\\p{L}+ )?${PLAN} (?:${GAP}{1,60} )?(?:started|began|startete|begann|begon|gestart|gestartet|begonnen|a (?:commencé|démarré|débuté))(?!\\p{L})`,
    `^(?:we )?(?:started|began) (?:on|in) ${DAY}(?!\\p{L})`,
    `^(?:on|in) ${DAY},? we (?:started|began)(?! to)(?!\\p{L})`,
    `^(?:am|im|gestartet (?:am|im)) ${DAY} (?:(?:mit|in|bei|auf|an) [^,.;:!?]{2,60} )?(?:gestartet|begonnen)(?=[.,;!]|$)|^(?:gestartet|begonnen) (?:am|im) ${DAY}`,
    `^(?:op|in) ${DAY} (?:(?:met|in|bij|op|aan) [^,.;:!?]{2,60} )?(?:gestart|begonnen)(?=[.,;!]|$)|^(?:gestart|begonnen) (?:op|in) ${DAY}`,
    `^(?:nous avons |on a )?(?:commencé|démarré) (?:le|en) ${DAY}`,
    `^${JAPANESE_DAY}(?:に|から)[^。、]{0,30}(?:から|で)始め(?:た|ました|、)`,
  ].join("|"),
  "iu",
);
/** What people can do since a day, unlike what happens to them: `Since May: drivers wait`, `Since May: guests see errors`. */
const CAN =
  "(?<!\\p{L})(?:can|see|use|können|kann|sehen|sieht|nutzen|nutzt|kunnen|kan|zien|ziet|gebruiken|gebruikt|peuvent|peut|voient|voit|utilisent|utilise)(?!\\p{L})|(?<!列が)でき(?:る|ます)|見られ|使え|選べ";
const DENIED =
  "(?<!\\p{L})(?:no|not|cannot|can['’]t|never|only|again|errors?|nicht|keine?n?|nur|wieder|fehler\\p{L}*|niet|geen|alleen|weer|fouten|ne|pas|plus|aucune?|que|erreurs?)(?!\\p{L})|ない|ません|しか|エラー|故障";
const SINCE = new RegExp(
  `^(?:(?:since|seit(?: dem)?|sinds|depuis(?: le)?) ${DAY}|${JAPANESE_DAY}(?:から|より))\\s?[:：](?!\\s*\\d|[^.!?。]*(?:${DENIED}))(?=[^.!?。]*(?:${CAN}))`,
  "iu",
);

/** `The website was launched in May 2019 and is slow` tells of something old, not of the plan. */
const MAX_YEARS = 2;
/** Also of texts and figures, unless a product is named: `Wir haben im Mai die Zahlen veröffentlicht.` */
const PUBLISHED = /veröffentlicht|publiée?s?$/iu;

/** Whether a clause has a date that was not to come when its item was saved. Without a year, the past tense says enough. */
function isPast(clause: string, savedAt: Date): boolean {
  if (!namesTime(clause) && listMonths(clause).length === 0 && !/\d{1,2}\.\d{1,2}\./.test(clause))
    return false;
  const latest = findLatestDate(clause);
  const years = [...clause.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(Number);
  const isOld = years.length > 0 && Math.max(...years) < savedAt.getUTCFullYear() - MAX_YEARS;
  return !isOld && (latest === null || latest <= savedAt.toISOString().slice(0, 10));
}

/** Whether a sentence is what people can do since a day that is over: `Since 12 October: customers see …`. */
export const isSinceDay = (sentence: string, savedAt: Date): boolean => {
  const [label] = SINCE.exec(sentence) ?? [];
  return label !== undefined && isPast(label, savedAt) && isPlainStatement(label);
};

/**
 * Whether a sentence says, as a fact and with a date that is over when its item was saved (`savedAt`), that the plan is in use or
 * has begun: `Am 1. April mit 640 Bäumen gestartet`, `9月1日に公開しました。`
 */
export function hasBegun(sentence: string, savedAt: Date): boolean {
  if (isSinceDay(sentence, savedAt)) return true;
  if (!isPlainStatement(sentence) || OTHER_THINGS.test(sentence)) return false;
  const begins = BEGUN.exec(sentence);
  const found = begins ?? PUT_INTO_USE.exec(sentence) ?? PUT_INTO_USE_JAPANESE.exec(sentence);
  if (!found) return false;
  if (PUBLISHED.test(found[0]) && !NAMES_PRODUCT.test(sentence)) return false;
  const end = found.index + found[0].length;
  const start = Math.max(
    ...[", ", "; ", "、"].map((mark) => sentence.lastIndexOf(mark, found.index)),
  );
  const clause =
    sentence.slice(Math.max(0, start), end) + (/^[^,;、。]*/.exec(sentence.slice(end))?.[0] ?? "");
  return isPast(clause, savedAt) || (start > 0 && isPast(sentence.slice(0, end), savedAt));
}
