import { type Fact, isAboutRivals } from "@/lib/ai/advisors/competitive-battlecard/facts";

export type Kind = "voice" | "contrast" | "positioning" | "weakness" | "strength" | "aside";

/** What makes a sentence about a competitor which kind; the first that fits decides. */
const CUES: readonly (readonly [Kind, RegExp])[] = [
  ["contrast", /^we (?:considered|rejected|decided|chose|do not|never)\b/i],
  [
    "voice",
    /["“„][^"”]{12}|\b(?:exit calls?|told us|complain(?:s|ed)?|lost .{0,40}\bto|went to|left for)\b/i,
  ],
  ["strength", /^(?:strong|popular|quick|fast|easy|good|best|known for|liked|full)\b/i],
  ["weakness", /^(?:weak|slow|poor|no|not|lacks?|missing|only|cannot|without)\b/i],
  [
    "weakness",
    /\b(?:weak (?:at|in|on|once)|lacks?|cannot|does not|do not|objected|complaints?|missing|slower|not able|takes? .{0,30}(?:weeks|months))\b/i,
  ],
  [
    "positioning",
    /[€$£]|\b(?:deals?|rival|sells?|plans?|priced?|by quotation|market|customers of|founded)\b/i,
  ],
  [
    "strength",
    /\b(?:strong|popular|included|quick|fast|easy|since 20\d\d|updated|well known|better|cheaper|without a sales call)\b/i,
  ],
];

/** What a sentence that names a competitor is good for. */
export const kindOf = ({ text, piece }: Fact): Kind =>
  CUES.find(([, pattern]) => pattern.test(text))?.[0] ??
  (isAboutRivals(piece) ? "positioning" : "aside");
