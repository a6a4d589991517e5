import { AMOUNT, MONEY } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";

// Whose money a sentence is about: the price of a product, what we buy or what customers pay, and the plan's budget.

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

/** `We take £9` is what others pay. */
const NO_SUM = "(?! (?:[€$£¥\\d]|eur|gbp|usd|chf))";
/** Writes the pattern of verbs after their subject or before it: `wir mieten`, `mieten wir` */
const writeWithSubject = (we: string, take: string, verbs: string) =>
  `(?<!\\p{L})(?:${we} (?:${take}${NO_SUM}|${verbs})|${take} ${we}${NO_SUM}|(?:${verbs}) ${we})(?!\\p{L})`;
/** Words by which we get something for money, as in `We rent the van` and `Mieten wir`. `Räder online bestellen` is for customers. */
const PURCHASES = new RegExp(
  [
    `(?<!\\p{L})we (?:(?:will|have|are going to) )?(?:also )?(?:buy|bought|rent(?:ed)?|lease[d]?|hire[d]?|order(?:ed)?|(?:take|took)${NO_SUM}|pay|paid|purchase[d]?)(?!\\p{L})`,
    writeWithSubject("wir", "nehmen", "kaufen|mieten|leasen|bestellen|beauftragen|zahlen|bezahlen"),
    writeWithSubject("(?:we|wij)", "nemen", "kopen|huren|leasen|bestellen|betalen"),
    `(?<!\\p{L})(?:nous|on) (?:(?:prenons|prend)${NO_SUM}|achetons|achète|louons|loue|commandons|commande|payons|paie)(?!\\p{L})`,
    "(?:を|から)(?:買う|買った|買い(?!物|取)|借り|購入|導入|発注|リース)",
  ].join("|"),
  "iu",
);
/** Money that customers pay or get, and money that comes in. */
const OTHERS_MONEY =
  matchWords(`customers?|clients?|users?|members?|guests?|riders?|pays? us|we charge|discounts?|deposits?|refunds?|vouchers?|fines?|revenue|sales|damages?
  kund\\p{L}*|gast|gäste\\p{L}*|nutzer\\p{L}*|mitglied\\p{L}*|zahl(?:t|en) uns|rabatte?|kaution|gutschein\\p{L}*|bußgeld\\p{L}*|umsatz|erlös\\p{L}*|schaden
  gasten|klant\\p{L}*|leden|betaal(?:t|en) ons|korting|borg|boetes?|omzet|schade
  nous paie\\p{L}*|adhérents?|remises?|caution|amendes?|chiffre d['’]affaires|dommages?
  割引|返金|お客|会員|顧客|売上|罰金|賠償`);

/** Whether a text says that we buy, rent or order something. */
export const isPurchase = (text: string): boolean => PURCHASES.test(text);

/** Whether a sentence is about money that customers pay or get, or that comes in. */
export const isOfCustomers = (sentence: string): boolean => OTHERS_MONEY.test(sentence);

/** Whether a sentence names a sum that is not said to be our price or the money of others. */
export const namesSum = (sentence: string): boolean =>
  MONEY.test(sentence) && !namesPrice(sentence) && !OTHERS_MONEY.test(sentence);

const SPENT = `(?:(?<!\\p{L})(?:\\p{L}*budget|investition(?:ssumme)?|investering|enveloppe (?:budgétaire|globale))(?!\\p{L})|予算)`;
/** Any buyer's budget is not ours: `for every budget: from £5`. */
const STATES_BUDGET = new RegExp(
  `(?<!(?:any|every|your|their|jede[smn]?|ihr|elke?|ieder|uw|jouw|tout|votre|chaque) )${SPENT}[^.,;!?。、]{0,60}?${AMOUNT}|${AMOUNT}[\\d.,k]{0,12} (?:\\p{L}+ )?${SPENT}`,
  "iu",
);
/** Of the budget that somebody sets in the product. */
const OTHERS_BUDGET = matchWords(
  `sets?|your|their|per|each|every|customers?|clients?|members?|users?|fixed|warns?|jede\\p{L}*|kunden?|mitglieder|klant(?:en)?|leden|chaque|membres?|お客様`,
);
/** `Left in the budget: £100` is a rest of it. */
const LEFT_OVER = new RegExp(
  `^(?:${[
    "(?:still |what is )?(?:left|remaining|remains|unspent)",
    "(?:noch )?(?:übrig|frei|rest(?:lich\\p{L}*)?|restbudget|verbleib\\p{L}*)",
    "(?:nog )?(?:over|resterend\\p{L}*|restant|rest)",
    "(?:il )?reste|restant|solde",
  ].join("|")})(?!\\p{L})|残(?:り|額|予算)`,
  "iu",
);
/** Whether a sentence says how much money the plan has: `Budget: £14,500 until launch.` */
export const statesBudget = (sentence: string): boolean =>
  STATES_BUDGET.test(sentence) && !OTHERS_BUDGET.test(sentence) && !LEFT_OVER.test(sentence);

/** `Budget so far: lockers £44,700`, a label before the sums */
const SPENT_SO_FAR = new RegExp(
  `^(?:${[
    "(?:budget|costs?|spend(?:ing)?|(?:money )?spent|expenses) (?:so far|to date|until now)",
    "(?:budget|kosten|ausgaben|ausgegeben|verbraucht) (?:bisher|bis heute|bis jetzt|bislang)|(?:bisher|bis heute|bislang) (?:ausgegeben|verbraucht)|bisherige (?:ausgaben|kosten)",
    "(?:budget|kosten|uitgaven|uitgegeven|besteed) (?:tot nu toe|tot op heden)|(?:tot nu toe|tot op heden) (?:uitgegeven|besteed)",
    "(?:budget|coûts?|dépenses?|dépensé) (?:à ce jour|jusqu['’]ici|jusqu['’]à présent)",
    "(?:これまで|現在まで|今まで)の(?:支出|費用|予算|予算執行)",
  ].join("|")}) ?(?:\\([^()]{1,40}\\) ?)?[:：]`,
  "iu",
);
/** Whether a statement lists what the plan has spent. */
export const statesSpending = (statement: string): boolean =>
  SPENT_SO_FAR.test(statement) && MONEY.test(statement);
