import { readGapLine } from "@/lib/ai/grounding/gap-line";
import { createSectionFinder } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { cutText } from "@/lib/text/cut-text";
import { FOOTNOTE_DEFINITION } from "@/lib/text/footnotes";
import { splitLines } from "@/lib/text/line-ends";
import { type Detector, type Remark, remarkOn, takeHeading } from "./reading";

/** In characters; headings are much shorter. */
const MAX_NAME = 100;
const COMMENT = /<!--[^>]{0,200}-->/g;

/** Writes the Markdown of a note as plain text. */
const dropMarks = (markdown: string) =>
  markdown
    .replaceAll(/(?<![\\*])\*([^*]+)\*(?!\*)/g, "“$1”")
    .replaceAll(/\\(?=[\p{P}\p{S}])/gu, "");

/** Finds empty sections, and sections that still have a draft's note that nothing supports them. */
export const findEmptySections: Detector = ({ text, isTextCut, options, headings }) => {
  const findSection = createSectionFinder(BUILT_IN_TYPES[options.documentType].outline);
  const whole = isTextCut ? headings.slice(0, -1) : headings;
  return whole.flatMap(({ title, level, offset }, index): Remark[] => {
    const next = headings[index + 1];
    const [, ...lines] = splitLines(text.slice(offset, next?.offset));
    const heading = takeHeading(text, offset);
    const named = `“${cutText(heading.text, MAX_NAME)}”`;
    const [gap] = lines.flatMap((line) => readGapLine(line) ?? []);
    const advice = dropMarks(gap?.advice ?? "");
    const said = lines.filter((line) => !readGapLine(line) && !FOOTNOTE_DEFINITION.test(line));
    const isEmpty = !/[\p{L}\p{N}]/u.test(said.join("\n").replaceAll(COMMENT, ""));
    if (gap?.isEmpty && isEmpty) {
      const issue = `${named} is still empty.`;
      const write =
        advice ||
        `${findSection(title)?.purpose ?? ""} Write what belongs here, or take the heading out if nothing does.`.trim();
      return [remarkOn(heading, "high", issue, write)];
    }
    if (gap) {
      const issue = `${named} still carries the note that nothing in the workspace supports it.`;
      const write = `${advice} Check this text, name its source, and take the note out.`;
      return [remarkOn(heading, "medium", issue, write.trim())];
    }
    if (!isEmpty || (next && next.level > level)) return [];
    const section = findSection(title);
    const issue = `${named} has no text, so a reader cannot tell what is meant to be there.`;
    const write = "Write it here, or take the heading out if nothing belongs under it.";
    if (!section) return [remarkOn(heading, "medium", issue, write)];
    return [remarkOn(heading, "high", issue, `${section.purpose} ${write}`)];
  });
};
