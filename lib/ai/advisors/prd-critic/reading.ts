import type { Material } from "@/lib/ai/inquiry";
import { findHeadings, type Heading } from "@/lib/markdown/find-headings";
import { splitLines } from "@/lib/text/line-ends";
import { dropEmphasis } from "@/lib/text/phrases";
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
): Remark => ({
  quote: text,
  offset,
  severity,
  issue: dropEmphasis(issue),
  suggestion: dropEmphasis(suggestion),
});

/** The words of a heading as they stand in the text, without the marks around them. */
export function takeHeading(text: string, offset: number): Pick<Sentence, "text" | "offset"> {
  const [line = ""] = splitLines(text.slice(offset), 1);
  const open = line.replace(/^ {0,3}#{1,6}[ \t]+/, "").trimEnd();
  const title = open.replace(/(?<=[ \t])#{1,40}$/, "").trimEnd();
  const plain = dropEmphasis(title);
  return { text: (title.includes(plain) ? plain : title) || line, offset };
}
