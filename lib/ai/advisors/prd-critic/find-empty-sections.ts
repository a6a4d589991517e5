import { readGapLine } from "@/lib/ai/grounding/section-gaps";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import { normalizeHeading } from "@/lib/schemas/document-types";
import type { Heading } from "@/lib/text/find-headings";
import { MAX_QUOTE } from "@/lib/text/quotes";
import type { Detector, Reading, Remark } from "./reading";

type Part = { heading: Heading; head: string; offset: number; lines: string[] };

const COMMENT = /<!--[^>]{0,200}-->/g;
const FOOTNOTE_DEFINITION = /^ {0,3}\[\^[^\]\s]{1,80}\]:/;

export const findEmptySections: Detector = (reading) => {
  const quoted = new Set<string>();
  return splitSections(reading).flatMap((part, index, { [index + 1]: next }): Remark[] => {
    const remark = remarkGap(part) ?? (isEmpty(part, next) ? remarkEmpty(part, reading) : null);
    const quote = [remark?.quote, part.head]
      .map((line) => line?.trim())
      .find((line) => line && line.length <= MAX_QUOTE && !quoted.has(line));
    if (!remark || !quote) return [];
    quoted.add(quote);
    return [{ ...remark, quote, offset: part.offset }];
  });
};

function splitSections({ headings, material: { text, isTextCut } }: Reading): Part[] {
  const whole = isTextCut ? headings.slice(0, -1) : headings;
  return whole.map((heading, index) => {
    const { offset } = heading;
    const [head = "", ...lines] = text
      .slice(offset, headings[index + 1]?.offset ?? text.length)
      .split(/\r\n|\r|\n/);
    return { heading, head, offset, lines };
  });
}

type Found = Omit<Remark, "offset">;

function remarkGap({ heading: { title }, lines }: Part): Found | null {
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

const isEmpty = ({ heading, lines }: Part, next: Part | undefined) =>
  !(next && next.heading.level > heading.level) &&
  !lines.join("\n").replaceAll(COMMENT, "").split("\n").some(says);

const says = (line: string) => /[\p{L}\p{N}]/u.test(line) && !FOOTNOTE_DEFINITION.test(line);

function remarkEmpty({ heading: { title }, head }: Part, { material }: Reading): Found {
  const outline = BUILT_IN_TYPES[material.options.documentType].outline;
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
