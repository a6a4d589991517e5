import {
  DAY_NUMBER,
  findLatestDate,
  ISO_DAY,
  JAPANESE_MONTH,
  listMonths,
  MONTH,
  namesTime,
} from "@/lib/text/dates";
import { isPlainStatement } from "@/lib/text/plain-statement";
import { BEGINS_WITH_ARTICLE, matchWords } from "@/lib/text/words";
import { ROLLOUT } from "./rollout";

// What is in use already, told by three kinds of items, each in its own words: an idea says that it is built (`saysBuilt`), a
// decision or a note that a part of the product is out (`hasShipped`), any item that the plan has begun (`hasBegun`).

const POINT_IN_TIME = `(?:(?:dem|le|early|late|anfang|mitte|ende|begin|eind|début|fin) )?(?:(?:${DAY_NUMBER}\\s)?${MONTH}|(?:\\p{L}+ )?20\\d\\d)`;
const SINCE_THEN = `(?:since|on|seit|am|im|sinds|op|in|depuis|le|en) ${POINT_IN_TIME}`;
const VERSION =
  "(?:in|with|mit|met|avec|dans) (?:(?:the|der|de|la) )?(?:\\p{L}+ )?(?:version|release|versie)(?!\\p{L})";
const IN_USE =
  "(?:shipped|released|launched|rolled out|live|in use|ausgeliefert|veröffentlicht|umgesetzt|im einsatz|in betrieb|opgeleverd|uitgebracht|gebouwd|in gebruik|livrée?s?|lancée?s?|en service|en ligne)";
const ALREADY = "(?:already|bereits|schon|al|déjà)";
/** Without a date, such words begin a feature too: `In use with gloves, …`, `Livré, le colis …`. */
const BUILT_WORDS = [
  `${ALREADY} ${IN_USE}(?=\\s?[.,;:!]|$)`,
  `(?:${ALREADY} )?(?:${[
    `${IN_USE}(?: (?:to|at|for|with|in|bei|für|mit|bij|voor|met|chez|pour|avec) [^,.;:!?]{1,40})? (?:${SINCE_THEN}|${VERSION})`,
    "(?:umgesetzt|gebouwd)(?=[.,;:!]|$)|livrée?s?(?=\\s?[.;!]|$)",
    // Not a way to ship: `Shipped to customers in a box`.
    "(?:shipped|released|launched|rolled out) to (?:(?! (?:in an?|by|with) )[^,.;:!?]){1,60}(?:[.;:!]|$)",
  ].join("|")})`,
  `${SINCE_THEN}(?: 20\\d\\d)? ${IN_USE}(?=[.,;:!]|$)`,
];

/** The beginning of a sentence that says that an idea is built, or its end in Japanese. */
const BUILT = new RegExp(
  `^(?:${BUILT_WORDS.join("|")})|(?:リリース|公開|提供を開始)(?:済み|した|しました)。?$`,
  "iu",
);

/** After a subject that is the idea. Without `since`, a present tense may be a plan. */
const VERB =
  /^ (?:went|was|has been|ging|wurde|werd|a été|(?:is|ist|est)(?=[^,.;]{0,20} (?:since|depuis) | (?:seit|sinds) )) /iu;
const PRONOUN = /^(?:it|this|es|das|het|dit|il|elle|cela)(?= )/iu;

/** `It went live at BackPlan` and `It was shipped to my old flat` are about others; what was taken back is not in use. */
const ELSEWHERE = matchWords(
  "to|at|by|bei|von|an|bij|door|naar|chez|par|à|back|down|off|zurück|abgeschaltet|terug|uitgezet|retirée?s?",
);

/** Drops the idea's title from the beginning of a sentence, or a pronoun; undefined if it begins with neither. */
function dropSubject(sentence: string, title: string, isFirst: boolean): string | undefined {
  const name = title.replace(BEGINS_WITH_ARTICLE, "").toLowerCase();
  const said = sentence.replace(BEGINS_WITH_ARTICLE, "");
  if (name && said.toLowerCase().startsWith(name)) return said.slice(name.length);
  return isFirst && PRONOUN.test(sentence) ? sentence.replace(PRONOUN, "") : undefined;
}

/**
 * Whether a sentence says that an idea is built: at its beginning, after the idea's title (`The log went live on 9 May`), or in
 * the first sentence after a pronoun. A question says nothing.
 */
export function saysBuilt(sentence: string, title: string, isFirst: boolean): boolean {
  if (/[?？]/.test(sentence)) return false;
  if (BUILT.test(sentence)) return true;
  const said = dropSubject(sentence, title, isFirst);
  return (
    said !== undefined &&
    VERB.test(said) &&
    !ELSEWHERE.test(said) &&
    BUILT.test(said.replace(VERB, ""))
  );
}

const SHIPPING_DAY = `(?:${DAY_NUMBER} )?${MONTH}(?: \\d{4})?`;
/** Whoever can do something since then is not us: `Since May we can see that orders fall`. */
const US = "(?!we |wir |wij |nous |on |it |es |het |il )";
/** Goods are counted: `We shipped 32 clarinets on 3 November`. */
const SHIPPED =
  matchWords(`^(?:on ${SHIPPING_DAY},? )?we (?:have )?(?:shipped|launched|released|rolled out) (?:the|our|an?) \\p{L}+
  ^since ${SHIPPING_DAY},? ${US}(?:\\p{L}+ ){1,3}can
  ^wir haben (?:das|die|den|unser\\p{L}*|eine?n?) [^!?,]{1,80} (?:ausgeliefert|veröffentlicht|freigeschaltet|live gestellt|live geschaltet)
  ^seit (?:dem )?${SHIPPING_DAY} können ${US}\\p{L}+
  ^we hebben (?:het|de|ons|onze|een) [^!?,]{1,80} (?:opgeleverd|uitgebracht|gelanceerd|live gezet)
  ^sinds ${SHIPPING_DAY} kunnen ${US}\\p{L}+
  ^(?:nous avons|on a) (?:livré|lancé|publié|mis en (?:ligne|service)) (?:la nouvelle|le nouveau|les nouve\\p{L}+|notre nouve\\p{L}+)
  ^depuis le ${SHIPPING_DAY},? (?:(?:nos|les) )?${US}(?:\\p{L}+ ){1,3}peuvent
  ^\\d{1,2}月\\d{1,2}日(?:に|から).{1,60}(?:公開|リリース)(?:済み|した|しました)|^\\d{1,2}月\\d{1,2}日から.{1,60}できるようになりました`);
/** Words of a limit: something is possible only in one way. */
const LIMITS = matchWords(
  "only|cannot|nur|nicht|keine?n?|alleen|slechts|niet|geen|seulement|ne|pas|plus|fewer|less",
);
/** Something new, but not for a new customer, or a part of a product. Goods and rights of customers are neither. */
const NAMES_PRODUCT =
  matchWords(`(?<!(?:to|for|at|in|with|an|für|nach|bei|aan|voor|naar|bij) (?:\\p{L}{1,9} )?)(?:new|neue?[mnrs]?|nieuwe?)|nouve\\p{L}{1,4}
  \\p{L}{0,20}-?(?:app|portal|portaal|portail|formular|formulier|funktion|functie)|apps|(?:web)?site|web(?:seite|shop)|form|platform|feature|(?:home)?page|version|versie|online|en ligne
  新(?!聞|人)|オンライン|アプリ|サイト|フォーム|画面|機能|ページ|バージョン|できるようになりました`);
/** Things that we send out or begin, but that are not part of a product. */
const OTHER_THINGS =
  matchWords(`surveys?|questionnaires?|stud(?:y|ies)|reports?|(?:job )?search for|hiring|invoices?|campaigns?|tenders?|letters?|by (?:phone|post)|in person
  \\p{L}{0,20}umfragen?|fragebogen|fragebögen|studien?|\\p{L}{0,20}berichte?|suche nach|\\p{L}{0,20}rechnung(?:en)?|\\p{L}{0,20}kampagnen?|ausschreibung(?:en)?|briefe?|telefonisch|per post
  \\p{L}{0,20}enquêtes?|vragenlijst(?:en)?|onderzoek(?:en)?|\\p{L}{0,20}(?:rapport(?:en)?|verslag(?:en)?)|zoektocht|\\p{L}{0,20}factu(?:ur|ren)|\\p{L}{0,20}campagnes?|aanbesteding(?:en)?|brie(?:f|ven)
  études?|sondages?|rapports?|recherche d\\S{1,20}|factures?|appel d['’]offres|lettres?|par (?:téléphone|courrier)
  調査|アンケート|報告|レポート|募集|請求書|キャンペーン|電話|手紙`);

/** Whether a sentence of a decision or a note says, with a date, that something is out: `Sinds 12 november kunnen klanten …` */
export const hasShipped = (sentence: string): boolean =>
  SHIPPED.test(sentence) &&
  namesTime(sentence) &&
  isPlainStatement(sentence) &&
  !LIMITS.test(sentence) &&
  NAMES_PRODUCT.test(sentence) &&
  !OTHER_THINGS.test(sentence);

const OF_YEAR = "(?:,? 20\\d\\d)?";
const BEGUN_DAY = `(?:${DAY_NUMBER} ${MONTH}${OF_YEAR}|${MONTH} \\d{1,2}${OF_YEAR}|${MONTH}${OF_YEAR}|\\d{1,2}\\.\\d{1,2}\\.(?:20\\d\\d)?|${ISO_DAY})`;
/** Within one clause; the full stop of `3. Mai` does not end it. */
const GAP = "(?:[^,.;:!?]|(?<=\\d)\\.)";

/** Verbs in the past that put something into use; in Japanese at the end of a clause. */
const PUT_INTO_USE =
  matchWords(`(?<!(?:an?|the|any|each|every|newly|recently|be|been|being|to) )(?:launched|released|rolled out)(?! (?:apps?|products?|versions?|in 20\\d\\d (?:is|has))(?!\\p{L}))|went live|(?:has|have) gone live|(?:was|were|has been|have been) (?:launched|released|rolled out|put into (?:service|use))
  ausgerollt|freigeschaltet|live gegangen|in betrieb (?:genommen|gegangen)|(?:wurden?|haben wir|wir haben) ${GAP}{0,80}(?:eingeführt|veröffentlicht)|ging(?:en)? ${GAP}{0,60}(?:live|in betrieb)
  uitgerold|gelanceerd|live gegaan|in gebruik genomen|(?:werd|is|zijn|hebben we|we hebben) ${GAP}{0,80}(?:ingevoerd|uitgebracht)|ging(?:en)? ${GAP}{0,60}(?:live|in gebruik)
  (?:a été|ont été|avons|on a) (?:lancée?s?|déployée?s?|publiée?s?|mise?s? en (?:service|ligne|production))`);
const PUT_INTO_USE_JAPANESE =
  /(?:(?:公開|リリース|導入|展開|稼働|運用を?開始|提供を?開始|利用を?開始)(?:を?(?:した|しました)|され(?:た|ました)|済み?)|(?:使い|提供を|運用を|試行を|利用を)始め(?:た|ました)|(?:へ|に)広げ(?:た|ました))(?=[。、）)]|$)/u;
const PLAN = `(?:${ROLLOUT}|pilot\\p{L}{0,8}|beta\\p{L}{0,6}|trial|probebetrieb|essai)`;
/** Such a verb alone can be of anything; it is of the plan if the plan is named, or nobody is: `Started on 1 April with 640 trees`. */
const BEGUN = new RegExp(
  [
    `^(?:(?:the|our|der|die|das|unser[em]?|de|het|onze?|le|la|notre|l['’]) ?)?(?:\\p{L}+ )?${PLAN} (?:${GAP}{1,60} )?(?:started|began|startete|begann|begon|gestart|gestartet|begonnen|a (?:commencé|démarré|débuté))(?!\\p{L})`,
    `^(?:we )?(?:started|began) (?:on|in) ${BEGUN_DAY}(?!\\p{L})`,
    `^(?:on|in) ${BEGUN_DAY},? we (?:started|began)(?! to)(?!\\p{L})`,
    `^(?:am|im|gestartet (?:am|im)) ${BEGUN_DAY} (?:(?:mit|in|bei|auf|an) [^,.;:!?]{2,60} )?(?:gestartet|begonnen)(?=[.,;!]|$)|^(?:gestartet|begonnen) (?:am|im) ${BEGUN_DAY}`,
    `^(?:op|in) ${BEGUN_DAY} (?:(?:met|in|bij|op|aan) [^,.;:!?]{2,60} )?(?:gestart|begonnen)(?=[.,;!]|$)|^(?:gestart|begonnen) (?:op|in) ${BEGUN_DAY}`,
    `^(?:nous avons |on a )?(?:commencé|démarré) (?:le|en) ${BEGUN_DAY}`,
    `^${JAPANESE_MONTH}(?:に|から)[^。、]{0,30}(?:から|で)始め(?:た|ました|、)`,
    `(?<!\\p{L})(?:live|in (?:use|operation|service)) since ${BEGUN_DAY}`,
    `(?<!\\p{L})(?:live|im einsatz|in betrieb) seit (?:dem )?${BEGUN_DAY}|(?<!\\p{L})seit (?:dem )?${BEGUN_DAY} (?:live|im einsatz|in betrieb)(?!\\p{L})`,
    `(?<!\\p{L})(?:live|in gebruik) sinds ${BEGUN_DAY}|(?<!\\p{L})sinds ${BEGUN_DAY} (?:live|in gebruik)(?!\\p{L})`,
    `(?<!\\p{L})en (?:service|ligne) depuis (?:le )?${BEGUN_DAY}`,
    `${JAPANESE_MONTH}(?:から|より)(?:稼働|運用|利用)(?:中|して)`,
  ].join("|"),
  "iu",
);
const SPAN = "(?:weeks?|months?|wochen?|monaten?|weken|maanden|maand|semaines|mois|週間|[かヶ]月)";
/** How long it has been in use: `Hartsfield: 5 weeks live` */
const LASTS = new RegExp(
  `^(?!(?:goal|aim|plan|target|need|requirement|rival|competitor|ziel|bedarf|doel|nodig|vereist|objectif|besoin)(?:s|ed)?(?!\\p{L})|wettbewerb|konkurrenz|concurren|目標|計画|必要|競合)(?:[^.!?,;:：]{2,40}[:：]\\s?)?(?:${[
    `\\d{1,2} ${SPAN} (?:live|in (?:use|operation|service|gebruik|betrieb)|im einsatz|en (?:service|ligne))`,
    `(?:live|in gebruik) sinds \\d{1,2} ${SPAN}|(?:seit|sinds) \\d{1,2} ${SPAN} (?:live|im einsatz|in betrieb|in gebruik)`,
    `en (?:service|ligne) depuis \\d{1,2} ${SPAN}`,
    `稼働\\d{1,2}${SPAN}`,
  ].join("|")})[.。]?$`,
  "iu",
);
/** The head of a list of changes: `4.18.0 - 12 Nov 2026`, `Notes de version 1.1 (9 novembre 2026)` */
const VERSION_OF_DAY = new RegExp(
  `^(?:(?:release|(?:release ?notes?|change ?log|versionshinweise|release-?informationen|versie-?informatie|notes? de (?:version|publication)|リリースノート)(?: (?:for|of|zu|zur|van|voor|de|pour)(?: la)?)?) )?(?:version |versie |v ?)?\\d{1,3}(?:\\.\\d{1,3}){1,3} ?(?:[-–—:(（]|vom|of|van|du) ?${BEGUN_DAY}[)）]?[.:]?$`,
  "iu",
);
/** What people can do since a day, unlike what happens to them: `Since May: drivers wait`, `Since May: guests see errors`. */
const CAN =
  "(?<!\\p{L})(?:can|see|use|können|kann|sehen|sieht|nutzen|nutzt|kunnen|kan|zien|ziet|gebruiken|gebruikt|peuvent|peut|voient|voit|utilisent|utilise)(?!\\p{L})|(?<!列が)でき(?:る|ます)|見られ|使え|選べ";
const DENIED =
  "(?<!\\p{L})(?:no|not|cannot|can['’]t|never|only|again|errors?|nicht|keine?n?|nur|wieder|fehler\\p{L}*|niet|geen|alleen|weer|fouten|ne|pas|plus|aucune?|que|erreurs?)(?!\\p{L})|ない|ません|しか|エラー|故障";
const SINCE_DAY = new RegExp(
  `^(?:(?:since|seit(?: dem)?|sinds|depuis(?: le)?) ${BEGUN_DAY}|${JAPANESE_MONTH}(?:から|より))\\s?[:：](?!\\s*\\d|[^.!?。]*(?:${DENIED}))(?=[^.!?。]*(?:${CAN}))`,
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
  const [label] = SINCE_DAY.exec(sentence) ?? [];
  return label !== undefined && isPast(label, savedAt) && isPlainStatement(label);
};

/**
 * Whether a sentence says, as a fact and with a date that is over when its item was saved (`savedAt`), that the plan is in use or
 * has begun: `Am 1. April mit 640 Bäumen gestartet`, `9月1日に公開しました。`
 */
export function hasBegun(sentence: string, savedAt: Date): boolean {
  if (isSinceDay(sentence, savedAt)) return true;
  if (!isPlainStatement(sentence) || OTHER_THINGS.test(sentence)) return false;
  if (LASTS.test(sentence)) return true;
  if (VERSION_OF_DAY.test(sentence)) return isPast(sentence, savedAt);
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
