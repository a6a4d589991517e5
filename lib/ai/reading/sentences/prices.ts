import { AMOUNT, MONEY } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";

/** Names of prices, in English, German, Dutch, French and Japanese. */
export const PRICES = "prices?|pricing|preise?|prijs|prijzen|prix|tarif[es]?|tarieven|料金|価格";
const NAMES_PRICE = matchWords(PRICES);

/** `260 a year`, `24 pro Monat`: an amount without its currency. */
const EACH =
  /(?<![\p{L}\d.,])(?!(?:19|20)\d\d )\d[\d.,]{0,9} (?:(?:an?|per|each) (?:year|month|quarter|week|visit|user|seat|person|head)|(?:pro|im) (?:jahr|monat|quartal|woche|besuch|nutzer|person)|per (?:jaar|maand|kwartaal|week|bezoek|gebruiker|persoon)|par (?:an|mois|trimestre|semaine|visite|utilisateur|personne))(?!\p{L})|[年月]額\d/iu;

const FEES =
  "(?:commission|provision|commissie|courtage|(?:service |booking |transaction )?fees?|gebühr(?:en)?|frais|手数料)";
/** `12 % de commission`, `a commission of 12 %`, `80 cts more a kilo` */
const SHARE = new RegExp(
  `\\d ?[%％](?: (?:de |d['’])?| の?|の)?${FEES}(?!\\p{L})|(?<!\\p{L})${FEES}(?: (?:of|von|van|de|is|beträgt|bedraagt))?[ :]{0,2}\\d{1,2}(?:[.,]\\d{1,2})? ?[%％]|手数料は?\\d{1,2}(?:\\.\\d)? ?[%％]|\\d ?(?:cts?|cents?|centimes?|pence)(?!\\p{L})`,
  "iu",
);

/** Whether a sentence about a product states what it costs. */
export const statesPrice = (sentence: string): boolean =>
  MONEY.test(sentence) || EACH.test(sentence) || SHARE.test(sentence);

/** `7 minutes at £19.40 an hour = £2.26`: time by a rate is what work costs us. */
const WORK_COST = new RegExp(
  `\\d ?(?:min(?:utes?|uten)?|h|hours?|days?|std\\.?|stunden?|tagen?|uur|uren|dag(?:en)?|heures?|jours?|分|時間|日)(?!\\p{L})[^=＝]{0,40}${AMOUNT}[^=＝]{0,40}[=＝] ?${AMOUNT}`,
  "iu",
);
/** Whether a sentence works out the cost of somebody's time. */
export const statesWorkCost = (sentence: string): boolean => WORK_COST.test(sentence);

/** Labels of items that may state our own prices. */
export const PRICE_LABELS = ["decision", "company_info", "general_note"] as const;

/** Whether a title names a price. */
export const namesPrice = (title: string): boolean => NAMES_PRICE.test(title);
