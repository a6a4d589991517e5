import type { Section } from "@/lib/ai/document-types/outline";

const spell = (names: readonly string[] = []) => names.map((name) => name.replaceAll("_", " "));
const or = (parts: string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;

function whatToAdd({
  heading,
  topics,
  feed: { labels, goals, documents, uploads },
}: Section): string {
  const about = topics ? ` about ${heading.charAt(0).toLowerCase()}${heading.slice(1)}` : "";
  const wanted = [
    labels?.length ? `a context item labelled ${or(spell(labels))}${about}` : "",
    goals?.length ? `a goal (${or(spell(goals))})` : "",
    documents?.length ? `a document (${or(spell(documents))})` : "",
    uploads ? "an upload" : "",
  ].filter((part) => part !== "");
  return wanted.length > 0 ? ` Add ${or(wanted)}.` : "";
}

/** The visible line of a section that rests on nothing; `isEmpty` when it holds no text either. */
export function gapLine(section: Section | undefined, isEmpty: boolean): string {
  const what = isEmpty
    ? "No evidence in this workspace for this section."
    : "No evidence in this workspace for what follows: check it before you rely on it.";
  return `> **${what}**${section ? whatToAdd(section) : ""}`;
}
