import { isOtherHalf } from "@/lib/ai/reading/sentences/other-half";
import { followsPrevious, replacesDenied } from "@/lib/text/depends-on";
import { findOpenQuotation } from "@/lib/text/open-quotation";
import { joinSentences } from "@/lib/text/plain-sentences";

/** The beginning of a sentence that limits the previous one or follows from it: neither should be quoted alone. */
const DEPENDENT =
  /^(?:(?:but|yet|however|aber|allerdings|doch|jedoch|maar|echter|mais|cependant|toutefois|pourtant|(?:countermeasure|response|mitigation|against it|gegenmaßnahme|maatregel|tegenmaatregel|mesure|parade|reason|grund|reden|raison) ?:)(?!\p{L})|しかし|ただし|だが|対策[:：]|理由[:：])/iu;

/** A whole sentence such as `Ann has not agreed yet.` */
const NO_CONSENT = new RegExp(
  `^(?:${[
    "[^.,;:!?。]{1,60} (?:(?:has|have|had|is|are|was|were)(?: not|n['’]t) (?:yet |so far )?(?:agreed|accepted|approved|consented|confirmed|signed|answered|replied)|(?:did|does|do)(?: not|n['’]t) (?:yet )?(?:agree|accept|approve|consent|confirm|sign|answer|reply))(?: yet| so far)?",
    "[^.,;:!?。]{1,60} (?:hat|haben|hatten?) (?:dem |das |es |dazu )?(?:bisher |bislang )?(?:noch )?nicht (?:zugestimmt|eingewilligt|angenommen|akzeptiert|genehmigt|bestätigt|unterschrieben|geantwortet)",
    "[^.,;:!?。]{1,60} (?:heeft|hebben|had(?:den)?) (?:dat |het )?(?:tot nu toe )?(?:nog )?niet (?:ingestemd|toegestemd|geaccepteerd|aanvaard|goedgekeurd|bevestigd|ondertekend|getekend|geantwoord)",
    "[^.,;:!?。]{1,60} (?:ne l['’]|n['’])(?:a|ont|avait|avaient) (?:toujours )?pas (?:encore )?(?:accepté|approuvé|consenti|confirmé|signé|répondu)",
    "[^。、]{1,30}(?:は|が)(?:まだ)?(?:承諾|了承|同意|承認|合意|署名|回答|返事)(?:を)?して(?:いない|いません)",
  ].join("|")})[.!。]?$`,
  "iu",
);

/** Whether somebody refuses or leaves open what the sentence before it says: without that, it would seem to be about another. */
export const refusesPrevious = (sentence: string): boolean => NO_CONSENT.test(sentence);

const isDependent = (sentence: string, before: string) =>
  DEPENDENT.test(sentence) ||
  refusesPrevious(sentence) ||
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
