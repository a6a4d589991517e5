export const UNTESTED = new RegExp(
  [
    "\\b(?:we|i|they|the team) (?:\\w+ly )?(?:believe|think|assume|expect|hope|guess|suppose|feel|suspect|anticipate)(?!\\w)",
    "\\b(?:it is|is|are|was) (?:widely |generally )?(?:believed|assumed|expected|thought|supposed|estimated)\\b",
    "\\bassum(?:e|es|ing|ption|ptions)\\b",
    "\\b(?:probably|presumably|hopefully|supposedly|most likely|very likely|likely to|unlikely to)\\b",
    "\\bexpect(?:s|ing)? (?:that|to|the)\\b",
    "\\bshould (?:\\w+ly )?(?:love|like|want|find|see|adopt|pay|buy|help|lead|result|increase|reduce|improve|drive|convert|attract|make|solve|be enough|be able|not affect|not matter|appreciate|prefer|understand|grow|save)\\b",
    "\\b(?:everyone|everybody|all users|every user|all customers|no one|nobody) (?:will|wants?|needs?|knows?|loves?|hates?|uses?)\\b",
    "\\b(?:obviously|of course|clearly|no doubt|undoubtedly|naturally)\\b",
  ].join("|"),
  "i",
);

/** In the singular. */
const PEOPLE =
  "user|customer|buyer|client|owner|technician|dispatcher|mechanic|engineer|worker|employee|manager|developer|admin|administrator|operator|driver|member|visitor|shopper|patient|student|teacher|parent|reader|subscriber|tenant|guest|agent|analyst|firm|company|companie|team|person|people";

const PEOPLE_WORD = new RegExp(`\\b(?:${PEOPLE})s?\\b`, "i");
/** Claims about the wishes, knowledge or behaviour of people. */
export const PEOPLE_CLAIM = new RegExp(
  `\\b(?:(?:${PEOPLE})s?|nobody|everybody|everyone)\\b(?:[^.;]{0,40}?)\\b(?<!\\bcan )(?<!\\bto )(?:wants?|needs?|prefers?|likes?|loves?|cares?|uses?|trusts?|understands?|understood|knows?|learn(?:s|ed|t)?|forgets?|loses?|struggles?|complains?|stays?|leaves?|finds?|accepts?|adopts?|expects?|fail|fails)\\b`,
  "i",
);

const IRREGULAR = new Map([
  ["person", "people"],
  ["people", "people"],
  ["company", "companies"],
]);

/** Reads the first group of people, in the plural and in lower case. */
function findPeople(text: string): string | undefined {
  const word = PEOPLE_WORD.exec(text)?.[0].toLowerCase();
  if (word === undefined) return undefined;
  return IRREGULAR.get(word) ?? (word.endsWith("s") ? word : `${word}s`);
}

/** A kind of claim and its tests; `%` is replaced with the people in the claim. */
type ClaimKind = { pattern: RegExp; tests: readonly string[] };

/** The first match wins. */
const CLAIM_KINDS: readonly ClaimKind[] = [
  {
    pattern:
      /\b(?:gdpr|legal(?:ly)?|laws?|lawful|consents?|regulat\w*|complian\w*|works councils?|privacy|personal data|licen[cs](?:e|es|ing)|audits?|certif\w+)\b/i,
    tests: [
      "Put the question in writing to legal or the data protection officer, and record the answer as a decision with its date.",
      "Check it against the text of the rule for each country concerned, and record the paragraph it rests on.",
    ],
  },
  {
    pattern:
      /\b(?:willing|will pay|would pay|buy(?:s|ing)?|bought|purchas\w+|upgrades?|subscri\w+|renew\w*|pric(?:e|es|ed|ing)|add-on|discount)\b/i,
    tests: [
      "Ask ten % to commit to a price, by a signed order or a paid trial, and count those who do.",
      "Offer it at two prices to comparable groups and compare how many accept.",
    ],
  },
  {
    pattern:
      /[€$£] ?\d|\b(?:revenue|pays? (?:back|for (?:it|them)sel\w+)|payback|invest\w*|budget|profit|churn|loss(?:es)?|savings?)\b/i,
    tests: [
      "Work the sum through with finance on last quarter's figures, and set the value at which the decision changes.",
      "Change each number in the sum by a fifth, see which one turns the result, and check that one at its source.",
    ],
  },
  {
    pattern: PEOPLE_CLAIM,
    tests: [
      "Ask five % what they did the last time, before showing them anything; fix beforehand how many answers would refute it.",
      "Read it from what % did in the last four weeks; where nothing is recorded, add the event and wait two weeks.",
      "Watch five % at work for an hour each, and count how often it is so and how often it is not.",
    ],
  },
  {
    pattern: /\b(?:because|which means|mean(?:s)? that|leads? to|therefore|as a result|due to)\b/i,
    tests: [
      "Compare cases with and without the cause in data already at hand; if the effect is as large without it, this is wrong.",
      "Take the cause away for a small group for two weeks, and see whether the effect goes with it.",
    ],
  },
  {
    pattern:
      /\b(?:apis?|latency|servers?|databases?|devices?|phones?|batter(?:y|ies)|memory|storage|MB|GB|integrat\w+|perform(?:s|ance)|scal(?:e|es|able|ing)|sync\w*|encrypt\w*|offline|models?|algorithm\w*|infrastructure|backend|migrat\w+|bugs?)\b/i,
    tests: [
      "Build the riskiest part as a spike of a few days and measure it on the slowest hardware in use.",
      "Run it against a copy of real data at twice today's volume, and note where it breaks.",
      "Have the engineer who will build it list what could make it impossible, and try the first of these.",
    ],
  },
  {
    pattern:
      /\b(?:markets?|competit\w+|rivals?|segments?|demand|industry|prospects?|sales|leads|deals?)\b/i,
    tests: [
      "Count it in the won and lost deals of the last two quarters, and call five of the lost ones.",
      "Look for two independent sources of this year, and record them as market research.",
    ],
  },
];

const GENERAL_TESTS = [
  "Write down what would have to be seen for this to be wrong, who looks for it, and by which date.",
  "Name the number behind it and where it comes from, or run the smallest trial that would give one.",
];

/** Makes a function that suggests a test for a claim, and rotates through the tests of each kind. */
export function createClaimTester(): (claim: string) => string {
  const turns = new Map<ClaimKind | undefined, number>();
  return (claim) => {
    const kind = CLAIM_KINDS.find(({ pattern }) => pattern.test(claim));
    const tests = kind?.tests ?? GENERAL_TESTS;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return (tests[turn % tests.length] ?? "").replace(
      "%",
      findPeople(claim) ?? "of the people meant",
    );
  };
}
