import { contentWords } from "@/lib/ai/advisors/shared/content-words";
import { sentencesOf } from "@/lib/ai/advisors/shared/sentences";
import type { Evidence } from "@/lib/ai/evidence";
import { namesCompetitor } from "./competitor";
import { capitalised, contrastingParts } from "./cues";

/** A sentence of the workspace, what it is about, and the piece that says it. */
export type Fact = { text: string; words: ReadonlySet<string>; piece: Evidence };

/** A title that names more than one thing: `Servana and Vantello`. */
const NAMES_SEVERAL = /\band\b|[,&+/]/i;

/** What the workspace says of a competitor, and what it says of everything but competitors. */
export function factsAbout(name: string, evidence: readonly Evidence[]) {
  const names = namesCompetitor(name);
  const theirs: Fact[] = [];
  const ours: Fact[] = [];
  for (const piece of evidence) {
    if (piece.type !== "context_item" && piece.type !== "upload") continue;
    const isRival = isAboutRivals(piece);
    const isAllTheirs = isRival && names(piece.title) && !NAMES_SEVERAL.test(piece.title);
    const sentences = sentencesOf(piece.text).map(({ text }) => text.replace(/\s+/g, " "));
    sentences.forEach((sentence, at) => {
      if (!isAllTheirs && !names(sentence)) {
        if (!isRival) ours.push(factOf(sentence, piece));
        return;
      }
      const isFeature = isAllTheirs && at === 0 && piece.title.toLowerCase() !== name.toLowerCase();
      const parts = isFeature
        ? [`${piece.title}: ${decapitalised(sentence)}`]
        : partsOf(sentence, name);
      theirs.push(...parts.map((part) => factOf(part, piece)));
    });
  }
  const isNamesake = ({ piece }: Fact) => piece.title.toLowerCase() === name.toLowerCase();
  return {
    theirs: [...theirs].sort((a, b) => Number(isNamesake(b)) - Number(isNamesake(a))),
    ours,
  };
}

export const isAboutRivals = (piece: Evidence) =>
  piece.type === "context_item" && piece.label === "key_competitors";

const factOf = (text: string, piece: Evidence): Fact => ({
  text,
  words: contentWords(text),
  piece,
});

/** The parts of `Servana: €24 a month, popular with small firms, …`, each as a sentence. */
function partsOf(sentence: string, name: string): string[] {
  if (!sentence.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    return contrastingParts(sentence);
  const parts = sentence.slice(name.length + 1).split(/[,;]\s/);
  return parts.map((part) => `${capitalised(part.trim().replace(/\.$/, ""))}.`);
}

/** For behind a colon; what looks like a name or an abbreviation stays. */
const decapitalised = (text: string) =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
