import type { Evidence } from "@/lib/ai/evidence";
import { splitSentences } from "@/lib/text/sentences";

/** `none` is certain; `unclear` says only that no line names one. */
type Countermeasure = "named" | "none" | "unclear";

const NAMED =
  /(?:^|[^\p{L}])(?:countermeasures?|mitigations?|response|what we do|plan b|fallback|contingency|(?:gegen)?ma(?:ß|ss)nahmen?|(?:tegen)?maatregel(?:en)?|(?:contre-)?mesures?)[*_]{0,2}:[*_\s]*(?=\p{L})/iu;
const DESCRIBES =
  /^[*_]{0,2}(?:cause|effect|impact|likelihood|probability|severity|trigger|sign|ursache|auswirkung|wahrscheinlichkeit|oorzaak|gevolg|kans|effet|probabilité)[*_]{0,2}:/iu;
/** Words with which somebody acts, also within a description of the effect. */
const ACTS = /\b(?:we|us|our|i|so|then|will|instead|until|by|wir|wij|nous|on)\b/i;

/**
 * Reads from the whole text of a risk whether something is done against it. A text without a named countermeasure has
 * certainly none only if each of its sentences describes the risk and nobody acts in them.
 */
export function readCountermeasure({ title, text, isCut }: Evidence): Countermeasure {
  const sentences = splitSentences(text).map((each) => each.text.replace(/\s+/g, " "));
  if (sentences.some((each) => NAMED.test(each))) return "named";
  const isDescribed = sentences.length > 0 && sentences.every((each) => DESCRIBES.test(each));
  const isIdle = !ACTS.test(`${title}\n${text}`);
  return isDescribed && isIdle && !isCut ? "none" : "unclear";
}
