import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import { capitalize, decapitalize } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { extractWords } from "@/lib/text/words";
import { createNameTest } from "./competitor-name";

export type Fact = { text: string; words: ReadonlySet<string>; piece: Evidence };

/** A title with several names, such as `Servana and Vantello`. */
const NAMES_SEVERAL = /\band\b|[,&+/]/i;

/** Finds the facts about a competitor, and the facts about anything but competitors. */
export function findFacts(name: string, evidence: readonly Evidence[]) {
  const names = createNameTest(name);
  const theirs: Fact[] = [];
  const ours: Fact[] = [];
  for (const piece of evidence) {
    if (piece.type !== "context_item" && piece.type !== "upload") continue;
    const isRival = isAboutRivals(piece);
    const isAllTheirs = isRival && names(piece.title) && !NAMES_SEVERAL.test(piece.title);
    const sentences = splitSentences(piece.text).map(({ text }) => text.replace(/\s+/g, " "));
    sentences.forEach((sentence, at) => {
      if (!isAllTheirs && !names(sentence)) {
        if (!isRival) ours.push(toFact(sentence, piece));
        return;
      }
      const isFeature = isAllTheirs && at === 0 && piece.title.toLowerCase() !== name.toLowerCase();
      const parts = isFeature
        ? [`${piece.title}: ${decapitalize(sentence)}`]
        : splitProfile(sentence, name);
      theirs.push(...parts.map((part) => toFact(part, piece)));
    });
  }
  const isNamesake = ({ piece }: Fact) => piece.title.toLowerCase() === name.toLowerCase();
  return {
    theirs: [...theirs].sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a))),
    ours,
  };
}

const isAboutRivals = (piece: Evidence) => hasLabel(piece, "key_competitors");

const toFact = (text: string, piece: Evidence): Fact => ({
  text,
  words: extractWords(text),
  piece,
});

/** Splits `Servana: €24 a month, popular with small firms, …` into sentences. */
function splitProfile(sentence: string, name: string): string[] {
  if (!sentence.toLowerCase().startsWith(`${name.toLowerCase()}:`)) return splitContrast(sentence);
  const parts = sentence.slice(name.length + 1).split(/[,;]\s/);
  return parts.map((part) => `${capitalize(part.trim().replace(/\.$/, ""))}.`);
}

export type FactKind = "voice" | "contrast" | "positioning" | "weakness" | "strength" | "aside";

/** The first match wins. */
const CUES: readonly (readonly [FactKind, RegExp])[] = [
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

/** Restrictions of a strength: `for reading only`, `not on Android`. */
const LIMITED =
  /(?<!\b(?:its|the|their|not) )\bonly\b|\b(?:no|not|nor|never|none|lacks?|lacking|limited|limits?|limitations?|partly|partial|hardly|barely|unless|cannot|except)\b|n[\u2019']t\b|\bwithout\b/i;
/** Things that are good to be without. */
const FREE_OF =
  /\b(?:no|without)(?: \p{L}+){0,2} (?:costs?|charges?|fees?|contracts?|sales|sales calls?|set-?up|limits?|training|installation|waiting)\b/giu;
/** Announcements and claims of the competitor are no strengths. */
const HEDGED = /\b(?:claims?|claimed|announced|promises?|promised|planned|beta|might|could|may)\b/i;

const isLimited = (text: string) => LIMITED.test(text.replaceAll(FREE_OF, ""));

const isPraise = (text: string) =>
  CUES.some(([kind, pattern]) => kind === "strength" && pattern.test(text));

/** Splits `Strong app, offline for reading only.` into praise and restriction; other sentences stay whole. */
function splitContrast(sentence: string): string[] {
  if (!isPraise(sentence) || !isLimited(sentence)) return [sentence];
  const parts = sentence
    .split(/[,;]\s(?:but\s)?|\sbut\s/)
    .map((part) => part.trim().replace(/\.$/, ""));
  const isSplit =
    parts.some((part) => isPraise(part) && !isLimited(part)) &&
    parts.every((part) => part.includes(" "));
  return isSplit ? parts.map((part) => `${capitalize(part)}.`) : [sentence];
}

export function classifyFact({ text, piece }: Fact): FactKind {
  const cue = CUES.find(([, pattern]) => pattern.test(text))?.[0];
  const aside = isAboutRivals(piece) ? "positioning" : "aside";
  if (cue === "strength") {
    if (isLimited(text)) return "weakness";
    return HEDGED.test(text) ? aside : cue;
  }
  return cue ?? (isAboutRivals(piece) && isLimited(text) ? "weakness" : aside);
}
