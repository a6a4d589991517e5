import { readGapLine } from "@/lib/ai/grounding/section-gaps";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import { normalizeHeading } from "@/lib/schemas/document-types";
import type { Heading } from "@/lib/text/find-headings";
import { MAX_QUOTE } from "@/lib/text/quotes";
import type { ReviewOptions } from "./contract";
import type { Detector, Remark } from "./reading";

const COMMENT = /<!--[^>]{0,200}-->/g;
const FOOTNOTE_DEFINITION = /^ {0,3}\[\^[^\]\s]{1,80}\]:/;

export const findEmptySections: Detector = ({ headings, material }) => {
  const { text, isTextCut, options } = material;
  const whole = isTextCut ? headings.slice(0, -1) : headings;
  const quoted = new Set<string>();
  return whole.flatMap((heading, index): Remark[] => {
    const { offset, level } = heading;
    const next = headings[index + 1];
    const [head = "", ...lines] = text.slice(offset, next?.offset).split(/\r\n|\r|\n/);
    const isEmpty = !(next && next.level > level) && !saysAnything(lines);
    const remark =
      remarkGap(heading, lines) ?? (isEmpty ? remarkEmpty(heading, head, options) : null);
    const quote = [remark?.quote, head]
      .map((line) => line?.trim())
      .find((line) => line && line.length <= MAX_QUOTE && !quoted.has(line));
    if (!remark || !quote) return [];
    quoted.add(quote);
    return [{ ...remark, quote, offset }];
  });
};

type Found = Omit<Remark, "offset">;

function remarkGap({ title }: Heading, lines: readonly string[]): Found | null {
  for (const [index, line] of lines.entries()) {
    const gap = readGapLine(line);
    if (!gap) continue;
    const isLeft = gap.isEmpty && !lines.some((other, at) => at !== index && says(other));
    return {
      quote: line,
      severity: isLeft ? "high" : "medium",
      issue: isLeft
        ? `“${title}” is still the empty section that the draft began with.`
        : `“${title}” still carries the note that nothing in the workspace supports it.`,
      suggestion: isLeft
        ? gap.advice || "Write what belongs here, or take the heading out if nothing does."
        : `${gap.advice} Check what stands here, say what it rests on, and take the note out.`.trim(),
    };
  }
  return null;
}

const saysAnything = (lines: readonly string[]) =>
  lines.join("\n").replaceAll(COMMENT, "").split("\n").some(says);

const says = (line: string) => /[\p{L}\p{N}]/u.test(line) && !FOOTNOTE_DEFINITION.test(line);

function remarkEmpty({ title }: Heading, head: string, options: ReviewOptions): Found {
  const outline = BUILT_IN_TYPES[options.documentType].outline;
  const section = outline.find(
    ({ heading }) => normalizeHeading(heading) === normalizeHeading(title),
  );
  const purpose = section ? `${section.purpose} ` : "";
  return {
    quote: head,
    severity: section ? "high" : "medium",
    issue: `Nothing stands under “${title}”, so a reader cannot tell what is meant to be there.`,
    suggestion: `${purpose}Write it here, or take the heading out if nothing belongs under it.`,
  };
}
