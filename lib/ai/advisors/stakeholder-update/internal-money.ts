import { AMOUNT, MONEY, SUM } from "@/lib/text/money";
import { PERCENT } from "@/lib/text/number-words";
import { DENIALS, matchWords } from "@/lib/text/words";

/** Other offers, whose amounts often have no currency: `Two other quotes: 41,000 and 17,900.` */
const OFFERS =
  /(?<!\p{L})(?:quotes?|bids?|tenders?|angebote?|offertes?|devis|見積もり|見積り?)\s?[:：] ?\d{1,3}[.,\u00a0\u202f ]\d{3}(?!\d)/iu;
/** Whether a sentence is not for sales or customers */
export const isInternal = (sentence: string): boolean =>
  MONEY.test(sentence) || OFFERS.test(sentence);

const RATE_ALONE = `\\d[\\d.,]*\\s?${PERCENT}`;
/** A bare counter-proposal to what stands before it: `Olu wanted 4%.` */
const COUNTERS = new RegExp(
  `^(?:\\p{L}[\\p{L}'’.-]* ){1,3}(?:(?:had |first )?(?:wanted|proposed|suggested|asked for|preferred)|wollten?|hatten?|wilden?|stelden?|hadden|had|voulai(?:t|ent)|proposai(?:t|ent)|avai(?:t|ent) (?:proposé|demandé)) (?:(?:about|only|at least|nur|etwa|mindestens|maar|ongeveer|environ|seulement) )?${RATE_ALONE}(?: (?:vorgeschlagen|gefordert|gewollt|voor|voorgesteld|gevraagd|gewild))?[.!]?$|^[^。、]{1,12}は${RATE_ALONE}を(?:希望|提案|要求|主張)(?:した|しました|していた)?。?$`,
  "iu",
);
/** Leaves out the sentences that sales and customers may not read, each with the counter-proposals to it. */
export const dropInternalMoney = (sentences: readonly string[]): string[] => {
  let isOut = false;
  return sentences.filter((each) => {
    isOut = isInternal(each) || (isOut && COUNTERS.test(each));
    return !isOut;
  });
};

/** Whether a sentence stands alone in brackets: it belongs to the one before it, which may be a question. */
export const isBareBracket = (sentence: string): boolean =>
  /^[(（][^()（）]*[)）][.。]?$/.test(sentence);

/** An amount that a promise does not cover: `€20 fee excluded` */
const EXCEPTION =
  "excepted|excluded|except|apart from|minus|ausgenommen|ausgeschlossen|außer|abzüglich|uitgezonderd|behalve|uitgesloten|exceptée?s?|exclue?s?(?!\\p{L})|sauf|hormis|を?除";
const IN_PARENTHESES = new RegExp(
  `\\s?[(（](?![^()（）]{0,120}(?:${EXCEPTION}))[^()（）]{0,60}?${AMOUNT}[^()（）]{0,60}[)）]`,
  "giu",
);
const PERIOD =
  "month|year|week|day|hour|quarter|person|head|piece|seat|monat|jahr|woche|tag|stunde|quartal|kopf|stück|platz|maand|jaar|dag|uur|kwartaal|persoon|stuk|mois|an|semaine|jour|heure|trimestre|personne|pièce";
const RATE = `(?:an?|per|each|every|pro|im|je|par|elke) (?:${PERIOD})`;
const VAT =
  "(?:without|excluding|excl|including|incl|plus|before|with|ohne|zzgl|inkl|exkl|mit|zuzüglich|zonder|exclusief|inclusief|met|hors|sans|avec)\\.? (?:vat|tax(?:es)?|mwst|mehrwertsteuer|umsatzsteuer|btw|tva)|net|gross|netto|brutto|ht|ttc";
/** After the last comma or dash, with no more than `a month` or `without VAT`: other words may make it an exception. */
const AT_END = new RegExp(
  `(?:,| [–—-])\\s(?=${AMOUNT})(?:\\p{Sc}|[A-Z]{3})?\\s?\\d(?:[\\d.,\\s]*\\d)?k?(?:\\s?\\p{Sc})?(?: (?:euros?|dollars?|pounds?|francs?|franken))?(?: ${RATE})?(?: (?:${VAT}))?(?=[.!]?$)|、(?=${AMOUNT})[\\d.,千万億円¥]+(?=。?$)`,
  "iu",
);
const IS_DENIED = matchWords(DENIALS);
const OTHER_SUM = new RegExp(SUM, "iu");
/** `Agreed` says nothing without the amount. */
const ONE_WORD = /^\P{L}*(?:\p{sc=Latin}+|\p{L}{1,4})\P{L}*$/u;
const AND = matchWords("and|but|und|aber|en|maar|et|mais");

/**
 * Drops an amount in parentheses, or after the last comma, from a sentence: `Koad mills it, €23,500.` Empty if the rest has another sum,
 * says too little, or denies something, to which the amount may be the exception: `No deposit, €20 for groups.`
 */
export function dropMoney(sentence = ""): string {
  const [end = ""] = AT_END.exec(sentence) ?? [];
  const bare = AND.test(end) ? sentence : sentence.replace(end, "");
  const rest = bare.replaceAll(IN_PARENTHESES, "");
  const isUnclear = ONE_WORD.test(rest) || IS_DENIED.test(rest);
  return isUnclear || OTHER_SUM.test(rest) || isInternal(rest) ? "" : rest;
}
