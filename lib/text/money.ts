/** An amount of money, such as `€6`, `4.800 €`, `3,2 millions d'euros`, `20 GBP`, `EUR 180k` or `6億4千万円`. */
export const MONEY =
  /[€$£¥]\s?\d|(?<!\p{L})(?:EUR|USD|GBP|CHF)[ \u00a0]?\d|\d[\d.,\u00a0\u202f 千万億]{0,20}(?:€|£|円|(?:mio\.?|millions?|miljoen) ?(?:d['’])?(?:€|euros?)|(?:EUR|USD|GBP|CHF|euros?)(?!\p{L}))/iu;

/** The same, as a part of longer patterns. */
export const AMOUNT = `(?:${MONEY.source})`;
