/** A sum, such as `€6`, `4.800 €`, `3,2 millions d'euros`, `20 GBP` or `48万円`. */
export const MONEY =
  /[€$£¥]\s?\d|\d[\d.,\u00a0\u202f ]{0,20}(?:€|£|円|(?:mio\.?|millions?|miljoen|万|億) ?(?:d['’])?(?:€|euros?|円)|(?:EUR|USD|GBP|euros?)(?!\p{L}))/iu;
