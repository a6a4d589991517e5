import { ContextItemProposal } from "@/lib/schemas/classify";
import { cutText } from "@/lib/text/cut-text";
import type { ClassifierFindings } from "./contract";
import { type ClassifierAnswer, MAX_PROPOSALS, type Suggestion } from "./contract";
import { findLabel } from "./label-names";
import { makeTitle } from "./titles";

const MAX_TITLE = 200;

/** Repairs labels, titles and headings. Removes and counts proposals over the limit or outside the schema's bounds. */
export function checkAnswer({ proposals }: ClassifierAnswer): ClassifierFindings {
  const sound = proposals.slice(0, 4 * MAX_PROPOSALS).flatMap((suggestion) => {
    const { data } = ContextItemProposal.safeParse(repair(suggestion));
    return data ? [data] : [];
  });
  const kept = sound.slice(0, MAX_PROPOSALS);
  return { proposals: kept, removed_proposals: proposals.length - kept.length };
}

function repair({ label: name, title: given, content }: Suggestion) {
  const label = findLabel(name);
  const title = cutText(given, MAX_TITLE) || makeTitle(content, label);
  return {
    label,
    title,
    content: content.trim() === "" ? "" : stripHeadingMarks(content, title),
  };
}

const FIRST_HEADING = /^\s*#{1,6}[ \t]+(\S[^\r\n]*)(?:[ \t]*[\r\n])*/;

/**
 * Removes the Markdown marks of the headings at the beginning, and a heading that is also the title. A passage of
 * headings alone keeps them all.
 */
export function stripHeadingMarks(passage: string, title: string): string {
  const headings: string[] = [];
  let rest = passage;
  for (let first = FIRST_HEADING.exec(rest); first; first = FIRST_HEADING.exec(rest)) {
    headings.push((first[1] ?? "").trimEnd());
    rest = rest.slice(first[0].length);
  }
  if (rest === "") return headings.join("\n\n");
  return [...headings.filter((heading) => heading !== title), rest].join("\n\n");
}
