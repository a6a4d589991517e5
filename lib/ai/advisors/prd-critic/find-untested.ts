import { createClaimTester, UNTESTED } from "@/lib/ai/advisors/shared/claims";
import { type Detector, EXCLUDED, isSpoken, type Remark, toQuote } from "./reading";

/** Headings of sections in which a wrong belief changes the product. */
const DECISIVE =
  /problem|why|user|customer|audience|who|market|goal|opportunit|evidence|background|summary|benefit|value/i;
/** Minimum share of a sentence's words that evidence must have to be cited. */
const BEARS_ON = 0.4;

export const findUntested: Detector = ({ sentences, matches }) => {
  const suggestTest = createClaimTester();
  return sentences.flatMap((sentence): Remark[] => {
    if (sentence.citations.length > 0 || sentence.kind === "quote" || sentence.kind === "row")
      return [];
    const found = UNTESTED.exec(sentence.text);
    if (!found || isSpoken(sentence.text, found.index) || EXCLUDED.test(sentence.section))
      return [];
    const match = matches(sentence.text).find(
      ({ piece, share, words }) => piece.type !== "initiative" && share >= BEARS_ON && words >= 3,
    );
    return [
      {
        ...toQuote(sentence),
        severity: DECISIVE.test(sentence.section) ? "high" : "medium",
        issue: `“${found[0].trim()}” marks a belief, and nothing here says what it rests on.`,
        suggestion: match
          ? `Hold it against “${match.piece.title}” and cite that, or change the sentence to what it shows.`
          : `Say what it rests on, or mark it as an assumption with its test. ${suggestTest(sentence.text)}`,
      },
    ];
  });
};
