export const BELIEF = new RegExp(
  [
    "\\b(?:we|i|they|the team) (?:\\w+ly )?(?:believe|think|assume|expect|hope|guess|suppose|suspect|anticipate)(?!\\w)",
    "\\b(?:it is|is|are) (?:widely |generally )?(?:believed|assumed|thought|supposed)\\b",
    "\\bassuming\\b",
    "\\b(?:probably|presumably|hopefully|supposedly|most likely|very likely|likely to|unlikely to)\\b",
    "\\b(?:in our (?:opinion|view)|we are (?:sure|certain|confident|convinced)|surely|undoubtedly|happily|gladly)\\b",
    "(?<!\\p{L})(?:unserer (?:Meinung|Ansicht) nach|unseres Erachtens|wir sind überzeugt|sicherlich|bestimmt|zweifellos)(?!\\p{L})",
    "(?<!\\p{L})(?:naar onze mening|volgens ons|we zijn (?:er )?(?:zeker|van overtuigd)|ongetwijfeld|vast en zeker)(?!\\p{L})",
    "(?<!\\p{L})(?:à (?:notre|mon) avis|selon nous|nous sommes (?:sûrs|certains|convaincus)|sûrement|certainement|volontiers)(?!\\p{L})",
    "きっと|おそらく|たぶん|間違いなく",
    "(?<!\\p{L})wir (?:sind (?:uns )?sicher|glauben|vermuten|erwarten|hoffen|nehmen an|gehen davon aus)(?!\\p{L})|(?<!\\p{L})(?:vermutlich|wahrscheinlich|voraussichtlich)(?!\\p{L})",
    "(?<!\\p{L})(?:we|wij) (?:verwachten|denken|geloven|hopen|vermoeden|gaan ervan uit)(?!\\p{L})|(?<!\\p{L})(?:waarschijnlijk|vermoedelijk)(?!\\p{L})",
    "(?<!\\p{L})(?:nous|on) (?:pens(?:e|ons)|croi(?:t|yons)|espér?(?:ons|e)|suppos(?:e|ons)|estim(?:e|ons))(?!\\p{L})|(?<!\\p{L})(?:probablement|sans doute)(?!\\p{L})",
    "はず(?:だ|で|。)|だろう|と(?:思|考え|見込)(?:う|い|わ|む|ま|ら|て)|見込みで",
    "\\b(?:everyone|everybody|all users|every user|all customers|no one|nobody) (?:will|wants?|needs?|loves?|hates?)\\b",
  ].join("|"),
  "iu",
);

/** What buyers say is an objection, and no positioning of the competitor. */
export const HEARD =
  /^["“„«]|\b(?:buyers?|prospects?|customers?|they) (?:often |also |always )?(?:say|said|ask|asked|object|objected|told us|complain)\b|\b(?:kunden?|käufer|interessenten) (?:sag|frag)|\b(?:klanten?|kopers?) (?:zeg|vra)|\b(?:clients?|acheteurs?) (?:dis|demand)/i;

export const BASIS =
  /\b(?:because|since|due to|based on|according to|measured|pilot|survey\w*|interview\w*|tested|tests?|trial|benchmark|forecast|calculat\w+|reached|last (?:year|quarter|month)|source|told|said|says?|asked|heard|show(?:s|ed|n)?|evidence|data|gemessen|umfrage|weil|gemeten|omdat|enquête|mesuré|parce)\b|調査|\[\^/i;

/** Headings of goals and targets; target users and markets are none. */
export const GOALS =
  /\b(?:goals?|objectives?|targets?(?! (?:users?|markets?|audience|customers?|groups?))|metrics?|success|outcomes?|key results?|kpis?|ziele?|doel(?:en|stellingen)?|objectifs?)\b|目的|目標/i;
export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|nicht (?:enthalten|teil)|niet (?:in|inbegrepen)|hors périmètre|exclu|対象外|(?:do|does|will) \**not\**|no longer|won['’]t/i;

/** Whether a place in a sentence is inside quotation marks, in somebody else's words. */
export function isSpoken(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const straight = before.split('"').length - 1;
  return straight % 2 === 1 || before.lastIndexOf("“") > before.lastIndexOf("”");
}

type ClaimKind = { pattern: RegExp; tests: readonly string[] };

/** The first match wins. */
const CLAIM_KINDS: readonly ClaimKind[] = [
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
      "Work the sum through with finance on last quarter's figures, and set the value at which the decision changes.",
      "Change each number in the sum by a fifth, see which one turns the result, and check that one at its source.",
    ],
  },
  {
    pattern:
      /\b(?:users?|customers?|buyers?|technicians?|dispatchers?|people|teams?|nobody|everybody|everyone|nutzer|kunden|menschen|leute|patient\p{L}*|gebruikers|klanten|mensen|leden|utilisateurs|clients|agents|habitants|gens)\b|利用者|会員|お客|店員/iu,
    tests: [
      "Ask five of them what they did the last time, before showing them anything; fix beforehand how many answers would refute it.",
      "Read it from what they did in the last four weeks; where nothing is recorded, add the event and wait two weeks.",
      "Watch five of them at work for an hour each, and count how often it is so and how often it is not.",
    ],
  },
];
const GENERAL_TESTS = [
  "Write down what would have to be seen for this to be wrong, who looks for it, and by which date.",
  "Name the number behind it and where it comes from, or run the smallest trial that would give one.",
];

export function createClaimTester(): (claim: string) => string {
  const turns = new Map<ClaimKind | undefined, number>();
  return (claim) => {
    const kind = CLAIM_KINDS.find(({ pattern }) => pattern.test(claim));
    const tests = kind?.tests ?? GENERAL_TESTS;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return tests[turn % tests.length] ?? "";
  };
}
