import { DRAFT_NOTES } from "@/lib/ai/draft-notes";
import {
  listLabels,
  type Outline,
  type Section,
  sortLabels,
} from "@/lib/document-types/definition";
import { listKinds } from "@/lib/document-types/section-kinds";
import { escapeWords } from "@/lib/markdown/escape";
import { normalizeHeading } from "@/lib/schemas/document-types";
import type { ContextLabel } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { NUMBERED_DEFINITIONS } from "@/lib/text/footnotes";
import { countNoun, joinWords } from "@/lib/text/phrases";

/** A purpose that is one plain sentence; in a workspace's own type it may be any text. */
const PLAIN = /^[^\n\\/*_`<>[\]|~&#]{1,200}\.$/;

const listWanted = (section: Section | undefined) => sortLabels(section ? listLabels(section) : []);

/** A section of a draft, with the labels of the items that it refers to, or an unused item. */
export type Mention = { name: string; labels: readonly ContextLabel[]; isItem?: true };

const MAX_MENTIONS = 2;

/** Names a document only if nothing else would do: nobody should write one to fill a section of another. */
function describeWanted(section: Section, known: ReadonlySet<ContextLabel>): string {
  const wanted = listWanted(section);
  const labels = wanted.labels.filter((label) => !known.has(label));
  const joinNames = (some: readonly string[]) => joinWords(some.map(spell), "or");
  const hasKinds = listKinds(section).length > 0;
  const document = `a document ${hasKinds ? "with such a section" : `(${joinNames(wanted.documents)})`}`;
  const hasOthers = wanted.labels.length > 0 || wanted.goals.length > 0 || wanted.uploads;
  if (!hasOthers) return hasKinds || wanted.documents.length > 0 ? document : "";
  return [
    ...(labels.length > 0 ? [`a context item labeled ${joinNames(labels)}`] : []),
    ...(wanted.goals.length > 0 ? [`a goal (${joinNames(wanted.goals)})`] : []),
    ...(wanted.uploads ? ["an upload"] : []),
  ].join(", or ");
}

function adviseOn(section: Section, isEmpty: boolean, all: readonly Mention[]): string {
  const labels = [...(section.sentences?.labels ?? []), ...listWanted(section).labels];
  // The section takes items of other labels only if they name its subject, and an unused one does not.
  const mentions = all.filter(
    ({ isItem, labels }) => !isItem || labels.some((label) => section.labels?.includes(label)),
  );
  const own = `*${escapeWords(section.heading)}*`;
  const near = labels.flatMap((label) =>
    mentions.flatMap(({ name, labels }) => (labels.includes(label) && name !== own ? name : [])),
  );
  const wanted = describeWanted(section, new Set(mentions.flatMap((mention) => mention.labels)));
  if (!isEmpty || !PLAIN.test(section.purpose)) return wanted === "" ? "" : ` Add ${wanted}.`;
  const named = joinWords([...new Set(near)].slice(0, MAX_MENTIONS), "or");
  const where = section.initiative ? "here or in the initiative's description" : "here";
  const first =
    named === "" ? `Write it ${where}` : `See whether ${named} says it; if not, write it ${where}`;
  return ` ${section.purpose} ${first}${wanted === "" ? "" : `, or add ${wanted} that says it`}.`;
}

/** Writes the visible line of a section without evidence; `isEmpty` means that it has no text either. */
export function writeGapLine(
  section: Section | undefined,
  isEmpty: boolean,
  mentions: readonly Mention[],
): string {
  const what = isEmpty
    ? DRAFT_NOTES.nothingFound
    : `${DRAFT_NOTES.ungrounded} check it before you rely on it.`;
  return `> **${what}**${section ? adviseOn(section, isEmpty, mentions) : ""}`;
}

const GAP_LINE = /^ {0,3}>\s?\*\*(No evidence [^*\n]{1,100})\*\*\s*(.*)$/;

/** Reads a line written by `writeGapLine`; null for any other line. */
export function readGapLine(line: string): { isEmpty: boolean; advice: string } | null {
  const [, said = "", advice = ""] = GAP_LINE.exec(line) ?? [];
  const isEmpty = said === DRAFT_NOTES.nothingFound;
  return isEmpty || said.startsWith(DRAFT_NOTES.ungrounded) ? { isEmpty, advice } : null;
}

export type Gap = { heading: string; isEmpty: boolean; wanted: ReturnType<typeof listWanted> };

const HEADING = /^## (.+)$/;

/**
 * Says how many of a document's sections have nothing, and which only name items to check; at most one sentence each:
 * `2 of 7 sections have nothing: A and B.`
 */
export function nameGaps(empty: readonly string[], toCheck: readonly string[], all: number) {
  const have = empty.length === 1 ? "has" : "have";
  const nothing = `${empty.length} of ${countNoun(all, "section")} ${have} nothing: ${joinWords(empty)}.`;
  return [
    ...(empty.length > 0 ? [nothing] : []),
    ...(toCheck.length > 0 ? [`Only items to check: ${joinWords(toCheck)}.`] : []),
  ];
}

const listToCheck = (markdown: string) =>
  markdown.split(/^## /m).flatMap((part, index) => {
    const [heading = "", ...lines] = part.replaceAll(NUMBERED_DEFINITIONS, "").split(/\r\n|\r|\n/);
    const said = lines.filter((line) => line.trim() !== "");
    const isCheck = said.some((line) => line.startsWith(`> ${DRAFT_NOTES.check}`));
    return index > 0 && isCheck && said.every((line) => line.startsWith(">"))
      ? [heading.trim()]
      : [];
  });

/** Describes the gaps of a generated document: at most one sentence each on sections that are empty, only to check, or unsupported. */
export function describeGaps(markdown: string): string[] {
  const gaps = listGaps(markdown, []);
  const list = (isEmpty: boolean) =>
    gaps.filter((gap) => gap.isEmpty === isEmpty).map(({ heading }) => heading);
  const [empty, unsupported] = [list(true), list(false)];
  const all = markdown.match(/^## /gm)?.length ?? 0;
  const unsaid = `No evidence supports the text of ${countNoun(unsupported.length, "section")}: ${joinWords(unsupported)}.`;
  return [
    ...nameGaps(empty, listToCheck(markdown), all),
    ...(unsupported.length > 0 ? [unsaid] : []),
  ];
}

export function listGaps(markdown: string, outline: Outline): Gap[] {
  const byName = new Map(outline.map((section) => [normalizeHeading(section.heading), section]));
  const gaps: Gap[] = [];
  let heading = "";
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const gap = readGapLine(line);
    if (!gap || heading === "") continue;
    const wanted = listWanted(byName.get(normalizeHeading(heading)));
    gaps.push({ heading: heading.trim(), isEmpty: gap.isEmpty, wanted });
  }
  return gaps;
}
