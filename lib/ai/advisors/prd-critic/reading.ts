import { createMatcher, type Match } from "@/lib/ai/advisors/shared/matches";
import type { Material } from "@/lib/ai/inquiry";
import { cutText } from "@/lib/text/cut-text";
import { findHeadings, type Heading } from "@/lib/text/find-headings";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import type { ReviewOptions, Severity } from "./contract";

/** More than any realistic document has. */
const MAX_HEADINGS = 400;
const MAX_SENTENCES = 5000;

export type Reading = {
  material: Material<ReviewOptions>;
  headings: readonly Heading[];
  sentences: readonly Sentence[];
  /** Finds the evidence about the same subject, without the document itself. */
  matches(text: string): Match[];
};

/** A weakness; `offset` is the place of the quote. */
export type Remark = {
  quote: string;
  offset: number;
  severity: Severity;
  issue: string;
  suggestion: string;
};

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

/** Headings of sections whose sentences are binding. */
export const BINDING =
  /require|must have|should have|scope|criteria|accept|goal|objective|target|metric|success|key result|rollout|plan|phase|definition/i;
export const GOALS =
  /\b(?:goals?|objectives?|targets?(?! (?:users?|markets?|audience|customers?|groups?))|metrics?|success|outcomes?|key results?|kpis?)\b/i;
export const EXCLUDED =
  /non.?goals?|out of scope|not part|left for later|not (?:in|included)|(?:do|does|will) \**not\**|no longer|won['’]t/i;

export const toQuote = ({ text, offset }: Sentence) => ({ quote: text, offset });

/** Whether a place in a sentence is inside quotation marks, in somebody else's words. */
export function isSpoken(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const straight = before.split('"').length - 1;
  return straight % 2 === 1 || before.lastIndexOf("“") > before.lastIndexOf("”");
}

const IN_PASSING = 70;

/** Shortens a sentence, without its marks, for use within a remark. */
export const cutInPassing = (text: string) => cutText(text.replace(/[*`]/g, ""), IN_PASSING);

/** Keys keep the order of their first entry. */
export function groupBy<Entry, Key>(
  entries: readonly Entry[],
  getKey: (entry: Entry) => Key,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = getKey(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
/** Whether a text names a person or an owner: two capitalised words in a row, an `@name`, or a word such as "owner". */
export const namesPerson = (text: string): boolean =>
  /\p{Lu}\p{Ll}+[ ]\p{Lu}\p{Ll}+|(?:^|\s)@\w+|\bowners?\b|\bassigned to\b|\bresponsible\b/u.test(
    text,
  );
