/** An amount of money, such as `€6`, `4.800 €`, `3,2 millions d'euros`, `20 GBP`, `EUR 180k` or `48万円`. */
export const MONEY =
  /[€$£¥]\s?\d|(?<!\p{L})(?:EUR|USD|GBP|CHF)[ \u00a0]?\d|\d[\d.,\u00a0\u202f ]{0,20}(?:€|£|円|(?:mio\.?|millions?|miljoen|万|億) ?(?:d['’])?(?:€|euros?|円)|(?:EUR|USD|GBP|CHF|euros?)(?!\p{L}))/iu;
