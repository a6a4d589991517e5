import { createMatcher, type Match } from "@/lib/ai/advisors/shared/matches";
import type { Material } from "@/lib/ai/inquiry";
import { cutText } from "@/lib/text/cut-text";
import { findHeadings, type Heading } from "@/lib/text/find-headings";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import type { ReviewOptions, Severity } from "./contract";

/** More than any document that people read has. */
const MAX_HEADINGS = 400;
const MAX_SENTENCES = 5000;

/** A document as the detectors read it. */
export type Reading = {
  material: Material<ReviewOptions>;
  headings: readonly Heading[];
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

export function readDocument(material: Material<ReviewOptions>): Reading {
  const others = material.evidence.filter(({ id }) => id !== material.subject.id);
  const headings = findHeadings(material.text).slice(0, MAX_HEADINGS);
  return {
    material,
    headings,
    sentences: splitSentences(material.text).slice(0, MAX_SENTENCES),
    matches: createMatcher(others),
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

export const toQuote = ({ text, offset }: Sentence) => ({ quote: text, offset });

/** Whether a place in a sentence lies between quotation marks, where somebody else speaks. */
export function isSpoken(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const straight = before.split('"').length - 1;
  return straight % 2 === 1 || before.lastIndexOf("“") > before.lastIndexOf("”");
}

/** Characters of a sentence that is named in passing. */
const IN_PASSING = 70;

/** A sentence as it is named in passing, without its marks. */
export const cutInPassing = (text: string) => cutText(text.replace(/[*`]/g, ""), IN_PASSING);

/** The entries of a list by a key, in the order in which the keys come up. */
export function groupBy<Entry, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
/** Whether a text names who: two capitalised words in a row, an `@name`, or a word such as "owner". */
export const namesPerson = (text: string): boolean =>
  /\p{Lu}\p{Ll}+[ ]\p{Lu}\p{Ll}+|(?:^|\s)@\w+|\bowners?\b|\bassigned to\b|\bresponsible\b/u.test(
    text,
  );
