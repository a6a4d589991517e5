/** Claims of a kind, by their words, and how to test them. */
const TESTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:gdpr|legal(?:ly)?|lawful|consents?|regulat\w*|complian\w*|privacy|personal data|dsgvo|datenschutz\w*|betriebsrat|avg|ondernemingsraad|rgpd|cnil)\b|個人情報|法令/i,
    "Put the question in writing to legal or the data protection officer, and record the answer as a decision with its date.",
  ],
  [
    /\b(?:will pay|would pay|buy(?:s|ing)?|upgrades?|renew\w*|kaufen|zahlen|kopen|betalen|achèter\w*|paier\w*|payer)\b|買う|購入/i,
    "Ask ten buyers to commit, by a signed order or a paid trial, and count those who do.",
  ],
  [
    /[€$£] ?\d|\d ?[€円%]|\b(?:revenue|costs?|pays? (?:back|for itself)|churn|umsatz|omzet|recettes?)\b|割|売上/i,
    "Work the number out with whoever keeps the figures, and set the value at which the decision changes.",
  ],
  [
    /\b(?:users?|customers?|buyers?|people|teams?|nobody|everybody|everyone|nutzer|kunden|menschen|leute|gebruikers|klanten|mensen|leden|utilisateurs|clients|habitants|gens)\b|利用者|会員|お客/iu,
    "Ask five of the people that this is about what they did the last time. Decide beforehand how many answers would refute it.",
  ],
];

export const suggestTest = (claim: string): string =>
  TESTS.find(([pattern]) => pattern.test(claim))?.[1] ??
  "Look at ten real cases of it, and decide beforehand how many exceptions would refute it.";
