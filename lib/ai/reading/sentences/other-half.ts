import { listPhrases } from "@/lib/document-types/definition";
import { WENT_BADLY, WENT_WELL } from "@/lib/document-types/retrospective";
import { beginsWithLabel } from "@/lib/text/word-beginnings";

const GOOD = listPhrases`pro:, pros:, for:, advantage:, advantages:,
  pro:, vorteil:, vorteile:, dafür:,
  voordeel:, voordelen:, voor:,
  avantage :, avantages :, pour :,
  長所:, 利点:, メリット:`;
const BAD = listPhrases`con:, cons:, contra:, against:, drawback:, drawbacks:, disadvantage:, disadvantages:,
  kontra:, nachteil:, nachteile:, dagegen:,
  nadeel:, nadelen:, tegen:,
  inconvénient :, inconvénients :, contre :,
  短所:, 欠点:, デメリット:`;
const PAIRS = [
  [WENT_WELL, WENT_BADLY],
  [GOOD, BAD],
] as const;

/** Whether two statements are the two halves of one judgment, such as `Went well: …` and `Went badly: …`, in either order. One alone misleads. */
export const isOtherHalf = (before: string, next: string): boolean =>
  PAIRS.some(
    ([good, bad]) =>
      (beginsWithLabel(before, good) && beginsWithLabel(next, bad)) ||
      (beginsWithLabel(before, bad) && beginsWithLabel(next, good)),
  );
