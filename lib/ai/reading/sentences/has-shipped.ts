import { MONTH, namesTime } from "@/lib/text/dates";
import { isPlainStatement } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";

const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? )?${MONTH}(?: \\d{4})?`;
/** Whoever can do something since then is not us: `Since May we can see that orders fall`. */
const US = "(?!we |wir |wij |nous |on |it |es |het |il )";
/** Goods are counted: `We shipped 32 clarinets on 3 November`. */
const SHIPPED =
  matchWords(`^(?:on ${DAY},? )?we (?:have )?(?:shipped|launched|released|rolled out) (?:the|our|an?) \\p{L}+
  ^since ${DAY},? ${US}(?:\\p{L}+ ){1,3}can
  ^wir haben (?:das|die|den|unser\\p{L}*|eine?n?) [^!?,]{1,80} (?:ausgeliefert|veröffentlicht|freigeschaltet|live gestellt|live geschaltet)
  ^seit (?:dem )?${DAY} können ${US}\\p{L}+
  ^we hebben (?:het|de|ons|onze|een) [^!?,]{1,80} (?:opgeleverd|uitgebracht|gelanceerd|live gezet)
  ^sinds ${DAY} kunnen ${US}\\p{L}+
  ^(?:nous avons|on a) (?:livré|lancé|publié|mis en (?:ligne|service)) (?:la nouvelle|le nouveau|les nouve\\p{L}+|notre nouve\\p{L}+)
  ^depuis le ${DAY},? (?:(?:nos|les) )?${US}(?:\\p{L}+ ){1,3}peuvent
  ^\\d{1,2}月\\d{1,2}日(?:に|から).{1,60}(?:公開|リリース)(?:済み|した|しました)|^\\d{1,2}月\\d{1,2}日から.{1,60}できるようになりました`);
/** Words of a limit: something is possible only in one way. */
const LIMITS = matchWords(
  "only|cannot|nur|nicht|keine?n?|alleen|slechts|niet|geen|seulement|ne|pas|plus|fewer|less",
);
/** Something new, but not for a new customer, or a part of a product. Goods and rights of customers are neither. */
export const NAMES_PRODUCT =
  matchWords(`(?<!(?:to|for|at|in|with|an|für|nach|bei|aan|voor|naar|bij) (?:\\p{L}{1,9} )?)(?:new|neue?[mnrs]?|nieuwe?)|nouve\\p{L}{1,4}
  \\p{L}{0,20}-?(?:app|portal|portaal|portail|formular|formulier|funktion|functie)|apps|(?:web)?site|web(?:seite|shop)|form|platform|feature|(?:home)?page|version|versie|online|en ligne
  新(?!聞|人)|オンライン|アプリ|サイト|フォーム|画面|機能|ページ|バージョン|できるようになりました`);
/** Things that we send out or begin, but that are not part of a product. */
export const OTHER_THINGS =
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
