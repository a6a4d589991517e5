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

export const toQuote = ({ text, offset }: Sentence) => ({ quote: text, offset });

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

const DATE_WORD =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Q[1-4])\b/g;
const RESPONSIBLE =
  /(?:^|\s)@\w|\b(?:owners?|owned|assigned|responsible|team|we|i|by (?:the|our|each|every))\b/i;

/**
 * Whether a text may name a person, a team or an owner: a capitalised word within a sentence is enough, so that
 * "nobody is named" is never said of a text that names somebody.
 */
export function mayNameSomebody(text: string): boolean {
  const words = text.replace(DATE_WORD, "");
  return RESPONSIBLE.test(words) || /[^\s.?!:]["”)]?\s+\p{Lu}\p{L}/u.test(words.trim());
}
