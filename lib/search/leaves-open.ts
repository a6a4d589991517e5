import { repeatsHeading } from "@/lib/ai/reading/section-kinds";
import type { ContextLabel, SourceType } from "@/lib/schemas/enums";
import { endsUndecided, isUndecided } from "@/lib/text/is-undecided";
import { NOTHING } from "@/lib/text/no-answer";
import { hasOpenStatus } from "@/lib/text/open-status";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { areQuestions, isOpenMatter } from "@/lib/text/plain-statement";

/** Labels of items in whose texts the team asks, not somebody who is quoted. */
const OWN: readonly (ContextLabel | null)[] = ["decision", "feature_idea", "general_note"];
/** Whether a heading, a title or a part of a query says no more than `open questions`. */
export const namesQuestions = (name: string) => repeatsHeading(name, "Open questions");

const HEADING = /^ {0,3}#{1,6}\s+/;
const MARKS = /^\s*(?:[-*+•・]\s+|\d{1,3}[.)]\s+)?(?:\[[ x]\]\s+)?(?:\*\*|__)?/;

/** `None at the moment.`, but not `Nothing is agreed.` */
const IS_NONE = new RegExp(
  `^(?:${NOTHING})(?: (?:yet|so far|for now|at (?:the moment|present)|bisher|derzeit|momenteel|op dit moment|pour (?:l['’]instant|le moment)))?[.。]?$`,
  "iu",
);
/** Whether a line below a heading of open questions holds one: not in an outline, nor if it says `None.` */
const hasMatter = (line: string | undefined) =>
  line !== undefined && !HEADING.test(line) && !IS_NONE.test(line.replace(MARKS, "").trim());

type Text = { type: SourceType; title: string; label: ContextLabel | null; body: string };

/**
 * Whether a chunk only asks, says of something that it is undecided, or lists open questions, by the words that drafts go by. A
 * heading of open questions with nothing below it is an outline.
 */
export function leavesOpen({ type, title, label, body }: Text): boolean {
  if (type !== "document" && !OWN.includes(label)) return false;
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  const isListed = lines.some(
    (line, at) =>
      HEADING.test(line) &&
      namesQuestions(line.replace(HEADING, "").trim()) &&
      hasMatter(lines[at + 1]),
  );
  const said = lines
    .filter((line) => !HEADING.test(line))
    .flatMap((line) => splitPlainSentences(line.replace(MARKS, "").trim()));
  if (isListed || said.some(isOpenMatter)) return true;
  if (type === "document" || said.length === 0) return false;
  return (
    areQuestions(said) ||
    namesQuestions(title) ||
    endsUndecided(said) ||
    (label === "decision" && (hasOpenStatus(body) || isUndecided(said)))
  );
}
