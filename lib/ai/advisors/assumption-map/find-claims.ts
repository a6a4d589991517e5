import { PEOPLE_CLAIM, UNTESTED } from "@/lib/ai/advisors/shared/claims";
import type { Sentence } from "@/lib/text/sentences";

type Claim = { sentence: Sentence; weight: number };

const SIGNS: readonly { pattern: RegExp; weight: number }[] = [
  { pattern: UNTESTED, weight: 3 },
  { pattern: /\(\?\)|\b(?:guess(?:es|ed)?|estimat\w+|roughly|realistic(?:ally)?)\b/i, weight: 2 },
  { pattern: PEOPLE_CLAIM, weight: 1.5 },
  {
    pattern:
      /\bbecause\b(?! of)|\b(?:which means|means? that|leads? to|therefore|as a result|due to|keeps? us|lets us|allows|enables|saves|pays? (?:for itself|back)|brings|doubles|halves)\b|\bcosts (?:about |us |more|less|[a-z]+s about |[€$£]?\d)/i,
    weight: 1.5,
  },
  { pattern: /\b(?:may|might|could|would|expect|will)\b/i, weight: 1 },
  {
    pattern: /\b(?:always|never|every|all|only|most|nobody|everybody|biggest|main reason)\b/i,
    weight: 0.5,
  },
  {
    pattern: /\babout [€$£]?\d|~ ?\d|\d ?%|\bhalf of\b|\b(?:a|two) thirds?\b|[€$£]\d/i,
    weight: 0.5,
  },
  { pattern: /^(?:it|this|that|these|those|they|both|if)\b/i, weight: -0.5 },
];
/** Sections in which a wrong belief costs most. */
const DECISIVE =
  /problem|who|user|customer|why|market|money|benefit|value|trade-off|assum|summary|short|option|background|opportunit|moves the result/i;
const DECISIVE_WEIGHT = 0.5;
/** Lighter sentences state a fact or a wish. */
const THRESHOLD = 2;
const MIN_WORDS = 5;

/** Headings of requirements, plans and questions, which claim nothing about the present. */
const NORMATIVE =
  /require|must have|should have|goal|objective|target|key result|criteria|accept|in scope|out of scope|non-goal|not part|how it behaves|stories|done when|checklist|on the day|question|\bopen\b|next step|first step/i;
const CLAIMS_NOTHING =
  /\b(?:must|shall)\b|\?[*_]*$|^condition\b|\b(?:we are done|change our mind|we accept|you can|if you|you see|the company wants|measured|in \w+ (?:tests|interviews|sessions))\b/i;
const SOMEBODY_DOES = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Ll}/u;

export function findClaims(sentences: readonly Sentence[]): Claim[] {
  return sentences.flatMap((sentence): Claim | [] => {
    const { text, kind, section } = sentence;
    if (kind === "quote" || kind === "row" || kind === "task") return [];
    if (text.split(/\s+/, MIN_WORDS).length < MIN_WORDS) return [];
    const isNormative =
      NORMATIVE.test(section) || CLAIMS_NOTHING.test(text) || SOMEBODY_DOES.test(text);
    if (isNormative && !UNTESTED.test(text)) return [];
    const place = DECISIVE.test(section) ? DECISIVE_WEIGHT : 0;
    const weight = SIGNS.reduce(
      (sum, sign) => sum + (sign.pattern.test(text) ? sign.weight : 0),
      place,
    );
    return weight >= THRESHOLD ? { sentence, weight } : [];
  });
}
