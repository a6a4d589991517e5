export type Kind = "voice" | "contrast" | "positioning" | "weakness" | "strength" | "aside";

/** What makes a sentence about a competitor which kind; the first that fits decides. */
export const CUES: readonly (readonly [Kind, RegExp])[] = [
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

/** What limits a good thing: `for reading only`, `not on Android`. */
const LIMITED =
  /(?<!\b(?:its|the|their|not) )\bonly\b|\b(?:no|not|nor|never|none|lacks?|lacking|limited|limits?|limitations?|partly|partial|hardly|barely|unless|cannot|except)\b|n[\u2019']t\b|\bwithout\b/i;
/** What is good to be without. */
const FREE_OF =
  /\b(?:no|without)(?: \p{L}+){0,2} (?:costs?|charges?|fees?|contracts?|sales|sales calls?|set-?up|limits?|training|installation|waiting)\b/giu;
/** What is said to come, or said by themselves, is nothing they have. */
export const HEDGED =
  /\b(?:claims?|claimed|announced|promises?|promised|planned|beta|might|could|may)\b/i;

/** Whether a sentence limits what it says. */
export const isLimited = (text: string) => LIMITED.test(text.replaceAll(FREE_OF, ""));

/** Whether a sentence praises, whatever else it says. */
const isPraise = (text: string) =>
  CUES.some(([kind, pattern]) => kind === "strength" && pattern.test(text));

/** `Strong app, offline for reading only.` in its parts, where it praises and limits; else as it is. */
export function contrastingParts(sentence: string): string[] {
  if (!isPraise(sentence) || !isLimited(sentence)) return [sentence];
  const parts = sentence
    .split(/[,;]\s(?:but\s)?|\sbut\s/)
    .map((part) => part.trim().replace(/\.$/, ""));
  const isSplit =
    parts.some((part) => isPraise(part) && !isLimited(part)) &&
    parts.every((part) => part.includes(" "));
  return isSplit ? parts.map((part) => `${capitalised(part)}.`) : [sentence];
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
