import type { Section } from "@/lib/ai/document-types/outline";

const NAMES: Readonly<Record<string, string>> = {
  prd: "PRD",
  okrs: "OKRs",
  ai_implementation_spec: "AI implementation spec",
  ai_test_plan: "AI test plan",
};
const spell = (names: readonly string[] = []) =>
  names.map((name) => NAMES[name] ?? name.replaceAll("_", " "));
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
    items.length > 0 ? `a context item labelled ${or(spell(items))}` : "",
    aims.length > 0 ? `a goal (${or(spell(aims))})` : "",
    documents?.length ? `a document (${or(spell(documents))})` : "",
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
  const what = isEmpty
    ? "No evidence in this workspace for this section."
    : "No evidence in this workspace for what follows: check it before you rely on it.";
  return `> **${what}**${section ? advice(section, isEmpty) : ""}`;
}
