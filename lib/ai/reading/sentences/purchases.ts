import { MONEY } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";
import { namesPrice } from "./prices";

/** `We take £9` is what others pay. */
const NO_SUM = "(?! (?:[€$£¥\\d]|eur|gbp|usd|chf))";
/** Words by which we get something for money, as in `We rent the van` and `Mieten wir`. `Räder online bestellen` is for customers. */
const PURCHASES = new RegExp(
  [
    `(?<!\\p{L})we (?:(?:will|have|are going to) )?(?:also )?(?:buy|bought|rent(?:ed)?|lease[d]?|hire[d]?|order(?:ed)?|(?:take|took)${NO_SUM}|pay|paid|purchase[d]?)(?!\\p{L})`,
    `(?<!\\p{L})(?:wir (?:nehmen${NO_SUM}|kaufen|mieten|leasen|bestellen|beauftragen|zahlen|bezahlen)|nehmen wir${NO_SUM}|(?:kaufen|mieten|leasen|bestellen|beauftragen|zahlen|bezahlen) wir)(?!\\p{L})`,
    `(?<!\\p{L})(?:(?:we|wij) (?:nemen${NO_SUM}|kopen|huren|leasen|bestellen|betalen)|nemen (?:we|wij)${NO_SUM}|(?:kopen|huren|leasen|bestellen|betalen) (?:we|wij))(?!\\p{L})`,
    `(?<!\\p{L})(?:nous|on) (?:(?:prenons|prend)${NO_SUM}|achetons|achète|louons|loue|commandons|commande|payons|paie)(?!\\p{L})`,
    "(?:を|から)(?:買う|買った|買い(?!物|取)|借り|購入|導入|発注|リース)",
  ].join("|"),
  "iu",
);
/** Money that customers pay or get, and money that comes in. */
const OF_OTHERS =
  matchWords(`customers?|clients?|users?|members?|guests?|riders?|pays? us|we charge|discounts?|deposits?|refunds?|vouchers?|fines?|revenue|sales|damages?
  kund\\p{L}*|gast|gäste\\p{L}*|nutzer\\p{L}*|mitglied\\p{L}*|zahl(?:t|en) uns|rabatte?|kaution|gutschein\\p{L}*|bußgeld\\p{L}*|umsatz|erlös\\p{L}*|schaden
  gasten|klant\\p{L}*|leden|betaal(?:t|en) ons|korting|borg|boetes?|omzet|schade
  nous paie\\p{L}*|adhérents?|remises?|caution|amendes?|chiffre d['’]affaires|dommages?
  割引|返金|お客|会員|顧客|売上|罰金|賠償`);

/** Whether a text says that we buy, rent or order something. */
export const isPurchase = (text: string): boolean => PURCHASES.test(text);

/** Whether a sentence is about money that customers pay or get, or that comes in. */
export const isOfCustomers = (sentence: string): boolean => OF_OTHERS.test(sentence);

/** Whether a sentence names a sum that is not said to be our price or the money of others. */
export const namesSum = (sentence: string): boolean =>
  MONEY.test(sentence) && !namesPrice(sentence) && !OF_OTHERS.test(sentence);
