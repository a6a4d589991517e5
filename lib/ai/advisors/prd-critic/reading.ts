import type { Material } from "@/lib/ai/inquiry";
import { findHeadings, type Heading } from "@/lib/text/find-headings";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import type { ReviewOptions, Severity } from "./contract";

const MAX_HEADINGS = 400;
const MAX_SENTENCES = 5000;

export type Reading = {
  material: Material<ReviewOptions>;
  headings: readonly Heading[];
  sentences: readonly Sentence[];
};

export type Remark = {
  quote: string;
  offset: number;
  severity: Severity;
  issue: string;
  suggestion: string;
};

export type Detector = (reading: Reading) => Remark[];

export function readDocument(material: Material<ReviewOptions>): Reading {
  const headings = findHeadings(material.text).slice(0, MAX_HEADINGS);
  const sentences = splitSentences(material.text).slice(0, MAX_SENTENCES);
  return { material, headings, sentences };
}

export const remarkOn = (
  { text, offset }: Pick<Sentence, "text" | "offset">,
  severity: Severity,
  issue: string,
  suggestion: string,
): Remark => ({ quote: text, offset, severity, issue, suggestion });
