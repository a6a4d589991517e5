import type { ClassifierAnswer, ClassifierOptions } from "@/lib/ai/classifier/answer";
import { groupsOf } from "@/lib/ai/classifier/groups";
import { linesOf } from "@/lib/ai/classifier/lines";
import { type Passage, passagesOf, textOf } from "@/lib/ai/classifier/passages";
import { subjectOf, titleFromHeading, titleFromWords } from "@/lib/ai/classifier/title";
import { unitsOf } from "@/lib/ai/classifier/units";
import type { Material } from "@/lib/ai/inquiry";

/**
 * Takes the pasted text apart by its headings, paragraphs, lists and mail conventions. Nothing is lost:
 * each line that is not blank stands in exactly one proposal, as it was pasted.
 */
export function classifyByRules({ text, options }: Material<ClassifierOptions>): ClassifierAnswer {
  const lines = linesOf(text);
  const passages = passagesOf(text, lines, unitsOf(lines, groupsOf(lines)), options.targetLabels);
  const within = (from: number, to: number) => textOf(text, lines, from, to);
  const titleOf = (passage: Passage, next: Passage | undefined) => {
    const words = within(passage.body, passage.to);
    const hasHeading = passage.heading !== null && passage.from < passage.body;
    const isWholeSection = hasHeading && next?.heading !== passage.heading;
    return (
      subjectOf(words) ||
      (isWholeSection && titleFromHeading(passage.heading ?? "")) ||
      titleFromWords(words, passage.label)
    );
  };
  return {
    proposals: passages.map((passage, index) => ({
      label: passage.label,
      title: titleOf(passage, passages[index + 1]),
      content: within(passage.from, passage.to),
    })),
  };
}
