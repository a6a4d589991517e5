import { cutText } from "@/lib/ai/advisors/shared/fields";
import { type Match, matcher } from "@/lib/ai/advisors/shared/matches";
import { type SectionStart, sectionStarts } from "@/lib/ai/advisors/shared/sections";
import { type Sentence, sentencesOf } from "@/lib/ai/advisors/shared/sentences";
import type { Material } from "@/lib/ai/inquiry";
import type { DocumentType } from "@/lib/schemas/enums";
import type { Severity } from "./schemas";

/** More than any document that people read has. */
const MAX_HEADINGS = 400;
const MAX_SENTENCES = 5000;

/** What is known of the document beside its text. */
export type ReviewOptions = { documentType: DocumentType };

/** A document as the detectors read it. */
export type Reading = {
  material: Material<ReviewOptions>;
  headings: readonly SectionStart[];
  sentences: readonly Sentence[];
  /** The evidence that speaks of the same thing, the document itself left out. */
  matches(text: string): Match[];
};

/** What a detector found; `offset` is where the quote stands. */
export type Remark = {
  quote: string;
  offset: number;
  severity: Severity;
  issue: string;
  suggestion: string;
};

/** Finds one kind of weakness. */
export type Detector = (reading: Reading) => Remark[];

export function readingOf(material: Material<ReviewOptions>): Reading {
  const others = material.evidence.filter(({ id }) => id !== material.subject.id);
  const headings = sectionStarts(material.text).slice(0, MAX_HEADINGS);
  return {
    material,
    headings,
    sentences: sentencesOf(material.text).slice(0, MAX_SENTENCES),
    matches: matcher(others),
  };
}

/** Headings under which each sentence binds somebody. */
export const BINDING =
  /require|must have|should have|scope|criteria|accept|goal|objective|target|metric|success|key result|rollout|plan|phase|definition/i;
/** Headings under which people say what they want to reach. */
export const GOALS =
  /\b(?:goals?|objectives?|targets?(?! (?:users?|markets?|audience|customers?|groups?))|metrics?|success|outcomes?|key results?|kpis?)\b/i;
/** Headings and sentences that say what is left out. */
export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|(?:do|does|will) \**not\**|no longer|won['’]t/i;

export const quoteOf = ({ text, offset }: Sentence) => ({ quote: text, offset });

/** Whether a place in a sentence lies between quotation marks, where somebody else speaks. */
export function isSpoken(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const straight = before.split('"').length - 1;
  return straight % 2 === 1 || before.lastIndexOf("“") > before.lastIndexOf("”");
}

/** Characters of a sentence that is named in passing. */
const IN_PASSING = 70;

/** A sentence as it is named in passing, without its marks. */
export const shortened = (text: string) => cutText(text.replace(/[*`]/g, ""), IN_PASSING);
