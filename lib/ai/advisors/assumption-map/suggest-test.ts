/** The first kind whose words a claim has gives the tests, in turn. */
const KINDS: readonly { pattern: RegExp; tests: readonly string[] }[] = [
  {
    pattern:
      /\b(?:gdpr|legal(?:ly)?|lawful|consents?|regulat\w*|complian\w*|works councils?|privacy|personal data|dsgvo|datenschutz\w*|betriebsrat|avg|ondernemingsraad|rgpd|cnil)\b|個人情報|法令/i,
    tests: [
      "Put the question in writing to legal or the data protection officer, and record the answer as a decision with its date.",
    ],
  },
  {
    pattern:
      /\b(?:willing|will pay|would pay|buy(?:s|ing)?|upgrades?|renew\w*|kaufen|zahlen|kopen|betalen|achèter\w*|paier\w*|payer)\b|買う|購入/i,
    tests: [
      "Ask ten buyers to commit, by a signed order or a paid trial, and count those who do.",
      "Offer it at two prices to comparable groups, and compare how many accept.",
    ],
  },
  {
    pattern:
      /[€$£] ?\d|\b(?:revenue|costs?|pays? (?:back|for itself)|payback|profit|churn|umsatz|omzet|recettes?)\b|\d ?[€円]|売上/i,
    tests: [
      "Work the sum out with whoever keeps the figures, and set the value at which the decision changes.",
      "Change each number in the sum by a fifth, see which one turns the result, and check that number at its source.",
    ],
  },
  {
    pattern:
      /\d ?%|(?<!\p{L})(?:half|most of|nearly all|one in \p{L}+|hälfte|die meisten|helft|de meeste|moitié|la plupart)(?!\p{L})|割/iu,
    tests: [
      "Ask or count a hundred of those that it speaks of. Decide beforehand below which share it is wrong.",
    ],
  },
  {
    pattern:
      /\b(?:users?|customers?|buyers?|technicians?|dispatchers?|people|teams?|nobody|everybody|everyone|nutzer|kunden|menschen|leute|patient\p{L}*|gebruikers|klanten|mensen|leden|utilisateurs|clients|agents|habitants|gens)\b|利用者|会員|お客|店員/iu,
    tests: [
      "Ask five of the people that this is about what they did the last time. Decide beforehand how many answers would refute it.",
      "Count what the people that this is about did in the last four weeks. Where nothing is recorded, start recording it and wait two weeks.",
    ],
  },
  {
    pattern: /(?:)/,
    tests: [
      "Decide what would prove it wrong, who looks for that, and by which date.",
      "Run the smallest trial that could prove it wrong, and write down its result.",
    ],
  },
];

/** Suggests how to test a claim; claims of one kind get different tests where there are some. */
export function createTestFinder(): (claim: string) => string {
  const turns = new Map<RegExp, number>();
  return (claim) => {
    const kind = KINDS.find(({ pattern }) => pattern.test(claim));
    if (!kind) return "";
    const turn = turns.get(kind.pattern) ?? 0;
    turns.set(kind.pattern, turn + 1);
    return kind.tests[turn % kind.tests.length] ?? "";
  };
}
