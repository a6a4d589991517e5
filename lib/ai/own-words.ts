export const NOTES = {
  assembled: "Assembled without AI",
  instructions: "Instructions are for a model and were not carried out:",
  nothingFound: "No evidence was found for this section.",
  check: "Check before you send:",
  ungrounded: "No evidence in this workspace for what follows:",
} as const;

/** `nothingFound` in drafts of earlier versions. */
export const EARLIER_NOTHING_FOUND = "No evidence in this workspace for this section.";

const BEGINNINGS = [
  ...Object.values(NOTES),
  EARLIER_NOTHING_FOUND,
  "Instructions, not carried out yet:", // `instructions` in earlier versions
];

const QUOTE = /^ {0,3}>\s?(?:\*\*)?/;
const ROW = /^ {0,3}\|/;
const DEFINITION = /^ {0,3}\[\^\d{1,4}\]:/;
const REFERENCE = /\s?\[\^\d{1,4}\]/g;

type Kind = "quote" | "row" | "definition" | "text";

function classifyLine(line: string): Kind {
  if (QUOTE.test(line)) return "quote";
  if (ROW.test(line)) return "row";
  return DEFINITION.test(line) ? "definition" : "text";
}

export const dropNotes = (markdown: string) =>
  groupLines(markdown)
    .filter((group) => group.kind !== "quote" || !isAddedByDraft(group))
    .flatMap(({ lines }) => lines)
    .join("\n");

/** Removes a generated document's notes, footnotes, and tables with references: those without were added by people. */
export const extractOwnWords = (markdown: string) =>
  groupLines(markdown)
    .filter((group) => !isAddedByDraft(group))
    .flatMap(({ lines }) => lines.map((line) => line.replace(REFERENCE, "")))
    .join("\n");

const HEADING = /^ {0,3}#{1,6}\s/;
/** The line that an outline has below each heading: the purpose of the section. */
const PURPOSE = /^_[^_\n]+_$/;
/** The instructions of an outline stand before its sections. */
const INSTRUCTIONS = /^\s*## Instructions[ \r]*\n[\s\S]*?\n(?=## )/;

/** Removes what an outline says of its sections: the instructions before them, and the purpose of each. */
export function dropOutline(markdown: string): string {
  let isBelowHeading = false;
  return markdown
    .replace(INSTRUCTIONS, "")
    .split("\n")
    .filter((line) => {
      const isPurpose = isBelowHeading && PURPOSE.test(line.trim());
      if (line.trim() !== "") isBelowHeading = HEADING.test(line);
      return !isPurpose;
    })
    .join("\n");
}

/** Whether a document says anything: with headings, purposes and a draft's notes alone it counts as absent. */
export const hasOwnWords = (markdown: string) =>
  dropNotes(dropOutline(markdown))
    .split("\n")
    .some((line) => !HEADING.test(line) && !DEFINITION.test(line) && /[\p{L}\p{N}]/u.test(line));

function groupLines(markdown: string) {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of markdown.split("\n")) {
    const kind = classifyLine(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function isAddedByDraft({ kind, lines }: { kind: Kind; lines: readonly string[] }): boolean {
  if (kind === "row") return lines.some((line) => line.search(REFERENCE) >= 0);
  const words = (lines[0] ?? "").replace(QUOTE, "");
  const isNote = kind === "quote" && BEGINNINGS.some((beginning) => words.startsWith(beginning));
  return isNote || kind === "definition";
}
