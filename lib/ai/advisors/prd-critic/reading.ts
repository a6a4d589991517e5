import type { Material } from "@/lib/ai/inquiry";
import { findHeadings, type Heading } from "@/lib/text/find-headings";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import type { Answer, ReviewOptions } from "./contract";

const MAX_HEADINGS = 400;
const MAX_SENTENCES = 5000;

export type Reading = Material<ReviewOptions> & {
  headings: readonly Heading[];
  sentences: readonly Sentence[];
};

export type Remark = Answer["suggestions"][number] & { offset: number };

export type Detector = (reading: Reading) => Remark[];

export const readDocument = (material: Material<ReviewOptions>): Reading => ({
  ...material,
  headings: findHeadings(material.text).slice(0, MAX_HEADINGS),
  sentences: splitSentences(material.text).slice(0, MAX_SENTENCES),
});

export const remarkOn = (
  { text, offset }: Pick<Sentence, "text" | "offset">,
  severity: Remark["severity"],
  issue: string,
  suggestion: string,
): Remark => ({ quote: text, offset, severity, issue, suggestion });
