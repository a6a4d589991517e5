import { findLabel, isKindName, namesRoll } from "./label-names";
import { isListEntry, isNumbered, readPrefix, stripMarks, stripQuoteMarks } from "./marks";

/** The role of a line in a pasted text; `plain` for a line without marks. */
export type LineKind =
  | "blank"
  | "heading"
  | "bullet"
  | "table"
  | "speech"
  | "roll"
  | "fence"
  | "ruler"
  | "header"
  | "salutation"
  | "farewell"
  | "plain";

/** One line of a text, without its line end; `indent` counts columns. */
export type Line = { start: number; end: number; raw: string; kind: LineKind; indent: number };

const MAX_HEADING = 80;
/** Shorter than a heading, because no marks confirm it. */
const MAX_NAME = 30;
const MAX_GREETING = 40;
const TAB = 4;

const MAIL_HEADER = /^\*{0,2}(?:from|to|cc|bcc|sent|date|subject|reply-to)\*{0,2}:/i;
const FORWARDED = /^(?:-{3,}\s*)(?:original message|forwarded message)/i;
const SALUTATION = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b.{0,35}[,!:.]?$/i;
const FAREWELL =
  /^(?:(?:best|kind|warm|many)?\s*(?:regards|wishes|thanks)|thanks(?: all| everyone| everybody)?|thank you(?: all)?|cheers|best|sincerely|yours sincerely|talk soon|see you(?: all)?(?: soon| next week| on monday)?|--)[ ,.!]{0,2}$/i;
const TABLE_ROW = /^\|.*\||^[^\t]+\t[^\t]+\t/;
const DELIMITER = /^[\s:-]*-[\s:-]*\|[\s|:-]*$/;
/** Texts of at least this many lines may begin with a title. */
const MIN_LINES = 6;

export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const lineEnd of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push(readLine(text, start, lineEnd.index));
    start = lineEnd.index + lineEnd[0].length;
  }
  lines.push(readLine(text, start, text.length));
  return markTitles(lines);
}

function readLine(text: string, start: number, end: number): Line {
  const raw = text.slice(start, end);
  const indent = /^[ \t]*/.exec(raw)?.[0].replaceAll("\t", " ".repeat(TAB)).length ?? 0;
  return { start, end, raw, kind: detectKind(raw), indent };
}

function detectKind(raw: string): LineKind {
  if (raw.trim() === "") return "blank";
  const said = stripQuoteMarks(raw);
  if (said === "") return "ruler";
  if (/^(?:```|~~~)/.test(said)) return "fence";
  if (MAIL_HEADER.test(said) || FORWARDED.test(said)) return "header";
  if (/^[-=_*#~]{3,}$/.test(said)) return "ruler";
  if (said.length <= MAX_GREETING && SALUTATION.test(said)) return "salutation";
  if (said.length <= MAX_GREETING && FAREWELL.test(said)) return "farewell";
  if (isHeading(said)) return "heading";
  if (TABLE_ROW.test(said) || DELIMITER.test(said)) return "table";
  const prefix = readPrefix(said);
  if (prefix !== null && namesRoll(prefix)) return "roll";
  if (isListEntry(said)) return "bullet";
  return prefix === null ? "plain" : "speech";
}

function isHeading(said: string): boolean {
  if (/^#{1,6}\s+\S/.test(said)) return true;
  if (said.length > MAX_HEADING || isListEntry(said)) return false;
  if (/^\*\*[^*]+\*\*:?$/.test(said) || said.endsWith(":")) return true;
  return said.length <= 60 && /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}.!?]*$/u.test(said) && !/\d/.test(said);
}

/** Marks the lines that only their following lines show to be headings or heads of tables. */
function markTitles(lines: readonly Line[]): Line[] {
  const found = [...lines];
  let next: Line | undefined;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line || line.kind === "blank") continue;
    if (isTableHead(line, lines[at + 1])) found[at] = { ...line, kind: "table" };
    const isTitle =
      line.kind === "bullet"
        ? isParent(line, next)
        : readsAsTitle(line, { above: lines[at - 1], below: lines[at + 1], next });
    if (isTitle) found[at] = { ...line, kind: "heading" };
    next = line;
  }
  const first = found.findIndex(({ kind }) => kind !== "blank");
  const line = found[first];
  if (line?.kind === "plain" && lines.length >= MIN_LINES && canBeTitle(line))
    found[first] = { ...line, kind: "heading" };
  return found;
}

/** Whether a line is the head of a table without marks at its edges. */
const isTableHead = (line: Line, below: Line | undefined) =>
  line.raw.includes("|") && below?.kind === "table" && DELIMITER.test(stripQuoteMarks(below.raw));

const canBeTitle = ({ raw }: Line) => {
  const said = stripQuoteMarks(raw);
  return said.length <= MAX_HEADING && !/[.!?,;"”]$/.test(said) && !/^["“„]/.test(said);
};

/** Whether an entry such as `1. Decisions` introduces a list of its own. */
const isParent = (line: Line, next: Line | undefined) =>
  next?.kind === "bullet" &&
  isKindName(stripMarks(line.raw).replace(/:$/, "")) &&
  (next.indent > line.indent ||
    isNumbered(stripQuoteMarks(line.raw)) !== isNumbered(stripQuoteMarks(next.raw)));

/** `below` is the next line; `next` is the next line that is not blank. */
type Around = { above: Line | undefined; below: Line | undefined; next: Line | undefined };

/** A short line that ends like a title, and either names a label or precedes a list or an underline. */
function readsAsTitle(line: Line, { above, below, next }: Around): boolean {
  const { raw, kind, indent } = line;
  if (kind !== "plain") return false;
  const said = stripQuoteMarks(raw);
  if (!canBeTitle(line)) return false;
  const isWrapped = /^\p{Ll}/u.test(said) || (above?.kind === "bullet" && indent > above.indent);
  if (!isWrapped && (below?.kind === "bullet" || below?.kind === "ruler")) return true;
  if (said.length > MAX_NAME) return false;
  if (isKindName(said)) return true;
  return findLabel(said) !== null && (next?.kind === "bullet" || next?.kind === "table");
}
