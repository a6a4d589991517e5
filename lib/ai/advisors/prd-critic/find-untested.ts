import {
  BASIS,
  BELIEF,
  createClaimTester,
  EXCLUDED,
  isSpoken,
} from "@/lib/ai/advisors/shared/claims";
import { type Detector, type Remark, toQuote } from "./reading";

/** Headings of sections in which a wrong belief changes the product. */
const DECISIVE =
  /problem|why|user|customer|audience|who|market|goal|opportunit|evidence|background|summary|benefit|value/i;
/** Sections of assumptions and questions say themselves that nothing is shown. */
const ASSUMED = /assum|hypothes|belief|question|\bopen\b/i;
/** Minimum share of a sentence's words that evidence must have to be named. */
const BEARS_ON = 0.4;

/** Finds beliefs without a basis, a source or a number near them. */
export const findUntested: Detector = ({ sentences, matches }) => {
  const suggestTest = createClaimTester();
  return sentences.flatMap((sentence): Remark[] => {
    const { text, rest, section, kind, citations } = sentence;
    const found = BELIEF.exec(text);
    if (!found || isSpoken(text, found.index) || kind === "quote" || kind === "row") return [];
    if (citations.length > 0 || BASIS.test(`${text} ${rest}`) || /\d/.test(rest)) return [];
    if (EXCLUDED.test(section) || ASSUMED.test(section)) return [];
    const match = matches(text).find(
      ({ piece, share, words }) => piece.type !== "initiative" && share >= BEARS_ON && words >= 3,
    );
    return [
      {
        ...toQuote(sentence),
        severity: DECISIVE.test(section) ? "high" : "medium",
        issue: `“${found[0].trim()}” marks a belief, and nothing beside it says what it rests on.`,
        suggestion: match
          ? `Hold it against “${match.piece.title}” and cite that, or change the sentence to what it shows.`
          : `Say what it rests on, or mark it as an assumption with its test. ${suggestTest(text)}`,
      },
    ];
  });
};
