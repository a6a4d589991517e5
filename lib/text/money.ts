/** An amount of money, such as `€6`, `4.800 €`, `3,2 millions d'euros`, `20 GBP`, `EUR 180k` or `6億4千万円`. */
export const MONEY =
  /[€$£¥]\s?\d|(?<!\p{L})(?:EUR|USD|GBP|CHF)[ \u00a0]?\d|\d[\d.,\u00a0\u202f 千万億]{0,20}(?:€|£|円|ユーロ|ドル|(?:mio\.?|millions?|miljoen) ?(?:d['’])?(?:€|euros?)|(?:EUR|USD|GBP|CHF|euros?)(?!\p{L}))/iu;

/** The same, as a part of longer patterns. */
export const AMOUNT = `(?:${MONEY.source})`;

/** Words after a sum without its currency. Any other word is what the figure counts: `12,000 accounts`. */
const AFTER_SUM = [
  "an?|per|for|from|by|until|to|on|at|in|with|or|and|but|now|before|after|instead|more|extra|less|total|is|are|was|were|has|have|not|approved",
  "für|von|vom|bis|bei|beim|mit|zum|zur|im|am|oder|und|statt|mehr|extra|pro|ist|sind|wurde|wurden|waren|noch|nicht|(?:ein)?holen|klären|besorgen|beantragen|geben",
  "voor|van|tot|bij|met|op|of|en|maar|meer|zijn|werd|werden|nog|niet|(?:op|aan)?vragen|halen|krijgen|regelen|geven",
  "pour|de|du|auprès|par|avant|jusqu['’]|à|au|avec|et|ou|mais|en|ne|pas|sont|est|ont|étaient|hors",
].join("|");
/** Money, also as a figure of thousands that counts nothing: `8,700 for scales`, but not `8,700 scales`. */
export const SUM = `(?:${MONEY.source}|(?<![\\d.,])\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?![\\d.,]*\\d)(?= (?:${AFTER_SUM})(?!\\p{L})| ?[のをではがとも]| ?(?:[^\\p{L}\\d\\s%]|$)))`;

const ANY_MONEY = new RegExp(AMOUNT, "iu");
const FIGURE = /\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+/;
const FRACTION = /^[.,](\d{1,2})(?![\d.,]*\d)/;
/** Words and signs after a figure that multiply it. */
const FACTORS: readonly [RegExp, number][] = [
  [/^ ?(?:k(?!\p{L})|thousand|tausend|tsd|duizend|mille)/iu, 1e3],
  [/^ ?(?:m(?![\p{L}²³2])|mio|mln|millions?|millionen|miljoen)/iu, 1e6],
  [/^ ?(?:bn|mrd|billions?|milliarden?|miljard|milliards?)/iu, 1e9],
];
/** The parts of a Japanese figure, one after the other: `1億`, `2千万`, `500` */
const PARTS = /(\d[\d,]*(?:\.\d+)?) ?(千?)([万億]?)/gy;
const UNITS: { readonly [unit: string]: number } = { 千: 1e3, 万: 1e4, 億: 1e8 };

/** Reads the first amount of money in a text as a number: 17300 of `£17.3k`, 1700 of `1 700 €`, 55000 of `5万5千円`. Null if it has none. */
export function readAmount(text: string): number | null {
  const found = ANY_MONEY.exec(text);
  if (!found) return null;
  const from = text.slice(found.index);
  const figure = from.slice(from.search(/\d/));
  if (/^\d[\d.,]* ?[千万億]/.test(figure))
    return [...figure.matchAll(PARTS)].reduce(
      (sum, [, digits = "", ...units]) =>
        sum +
        units.reduce(
          (product, unit) => product * (UNITS[unit] ?? 1),
          Number(digits.replaceAll(",", "")),
        ),
      0,
    );
  const [whole = ""] = FIGURE.exec(from) ?? [];
  const rest = from.slice(from.indexOf(whole) + whole.length);
  const [end = "", cents = ""] = FRACTION.exec(rest) ?? [];
  const after = rest.slice(end.length);
  const factor = FACTORS.find(([words]) => words.test(after))?.[1] ?? 1;
  return Number(`${whole.replaceAll(/\D/g, "")}.${cents || 0}`) * factor;
}
