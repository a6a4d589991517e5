import type { Section } from "@/lib/ai/document-types/outline";
import { NOTES } from "@/lib/ai/own-words";
import { spell } from "@/lib/schemas/spelling";

const spelled = (names: readonly string[] = []) => names.map(spell);
const or = (parts: string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;

/** A purpose that is one plain sentence; that of a workspace's own type may be anything. */
const PLAIN = /^[^\n\\/*_`<>[\]|~&#]{1,200}\.$/;

function whatToAdd({
  feed: { labels = [], about, goals = [], documents, uploads },
}: Section): string {
  const items = [...new Set([...labels, ...(about?.labels ?? [])])];
  const aims = [...new Set([...goals, ...(about?.goals ?? [])])];
  const wanted = [
    items.length > 0 ? `a context item labelled ${or(spelled(items))}` : "",
    aims.length > 0 ? `a goal (${or(spelled(aims))})` : "",
    documents?.length ? `a document (${or(spelled(documents))})` : "",
    uploads ? "an upload" : "",
  ];
  return wanted.filter((part) => part !== "").join(", or ");
}

/** What to do about a section that rests on nothing. */
function advice(section: Section, isEmpty: boolean): string {
  const wanted = whatToAdd(section);
  if (!isEmpty || !PLAIN.test(section.purpose)) return wanted === "" ? "" : ` Add ${wanted}.`;
  return ` ${section.purpose} Write it here${wanted === "" ? "" : `, or add ${wanted} that says it`}.`;
}

/** The visible line of a section that rests on nothing; `isEmpty` when it holds no text either. */
export function gapLine(section: Section | undefined, isEmpty: boolean): string {
  const what = isEmpty ? NOTES.nothingFound : `${NOTES.ungrounded} check it before you rely on it.`;
  return `> **${what}**${section ? advice(section, isEmpty) : ""}`;
}

/** As it stands in drafts of earlier versions. */
const EARLIER = "No evidence in this workspace for this section.";
const GAP_LINE = /^ {0,3}>\s?\*\*(No evidence [^*\n]{1,100})\*\*\s*(.*)$/;

/** What a line says where it is a gap line: whether its section is empty, and what to do; else null. */
export function readGapLine(line: string): { isEmpty: boolean; advice: string } | null {
  const [, said = "", advice = ""] = GAP_LINE.exec(line) ?? [];
  const isEmpty = said === NOTES.nothingFound || said === EARLIER;
  return isEmpty || said.startsWith(NOTES.ungrounded) ? { isEmpty, advice } : null;
}
