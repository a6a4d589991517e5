import { isOtherHalf } from "@/lib/ai/reading/sentences/other-half";
import { followsPrevious, replacesDenied } from "@/lib/text/depends-on";
import { findOpenQuotation } from "@/lib/text/open-quotation";
import { joinSentences } from "@/lib/text/plain-sentences";

/** The beginning of a sentence that limits the previous one or follows from it: neither should be quoted alone. */
const DEPENDENT =
  /^(?:(?:but|yet|however|aber|allerdings|doch|jedoch|maar|echter|mais|cependant|toutefois|pourtant|(?:countermeasure|response|mitigation|against it|gegenmaßnahme|maatregel|tegenmaatregel|mesure|parade|reason|grund|reden|raison) ?:)(?!\p{L})|しかし|ただし|だが|対策[:：]|理由[:：])/iu;

const isDependent = (sentence: string, before: string) =>
  DEPENDENT.test(sentence) ||
  followsPrevious(sentence) ||
  replacesDenied(before, sentence) ||
  isOtherHalf(before, sentence);

/** Joins sentences with those that they depend on, so that a passage takes both or neither. */
export function joinDependent(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences)
    joined.push(
      isDependent(sentence, joined.at(-1) ?? "")
        ? joinSentences([joined.pop() ?? "", sentence])
        : sentence,
    );
  return joined;
}

/** In UTF-16 units, and in sentences: a longer quotation may be cut. */
const MAX_QUOTATION = 300;
const MAX_QUOTED = 8;

/** Keeps a quotation whole: `I don't need an app. I need a list.` says the opposite of its first sentence. */
export function joinQuotations(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < sentences.length; ) {
    const count = countQuoted(sentences, at);
    joined.push(joinSentences(sentences.slice(at, at + count)));
    at += count;
  }
  return joined;
}

/** Counts the sentences up to the end of the quotation that begins in one of them, 1 if it is long or has no end. */
function countQuoted(sentences: readonly string[], at: number): number {
  let quoted = sentences[at] ?? "";
  for (let count = 1; findOpenQuotation(quoted); count++) {
    const next = sentences[at + count];
    const isLong = count === MAX_QUOTED || quoted.length + (next?.length ?? 0) > MAX_QUOTATION;
    if (next === undefined || isLong) return 1;
    quoted = joinSentences([quoted, next]);
    if (!findOpenQuotation(quoted)) return count + 1;
  }
  return 1;
}
