import { labelNamed } from "@/lib/ai/classifier/label-names";

/** What a line does in a pasted text: `plain` is anything that has no mark of its own. */
export type LineKind =
  | "blank"
  | "heading"
  | "bullet"
  | "nested"
  | "speech"
  | "fence"
  | "ruler"
  | "header"
  | "salutation"
  | "farewell"
  | "plain";

/** One line of a text: its place without the line end, and what it says without its marks. */
export type Line = { start: number; end: number; raw: string; kind: LineKind };

const MAX_HEADING = 80;
const MAX_GREETING = 40;

const BULLET = /^(?:[-*+•‣–—]|\d{1,3}[.)]|\[[ xX]?\])\s+\S/;
const SPEECH = /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s*)?(\p{L}[\p{L}\p{N} .,'’&/()-]{0,58}):\s+\S/u;
const MAIL_HEADER = /^\*{0,2}(?:from|to|cc|bcc|sent|date|subject|reply-to)\*{0,2}:/i;
const FORWARDED = /^(?:-{3,}\s*)(?:original message|forwarded message)/i;
const SALUTATION = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b.{0,35}[,!:.]?$/i;
const FAREWELL =
  /^(?:(?:best|kind|warm|many)?\s*(?:regards|wishes|thanks)|thanks|thank you|cheers|best|sincerely|yours sincerely|talk soon|--)[ ,.!]{0,2}$/i;

/** The lines of a text in order; `\r\n`, `\n` and `\r` end a line. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const lineEnd of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push(lineAt(text, start, lineEnd.index));
    start = lineEnd.index + lineEnd[0].length;
  }
  lines.push(lineAt(text, start, text.length));
  return lines.map((line, index) =>
    line.kind === "plain" && isTitleOf(line, lines[index + 1])
      ? { ...line, kind: "heading" }
      : line,
  );
}

function lineAt(text: string, start: number, end: number): Line {
  const raw = text.slice(start, end);
  return { start, end, raw, kind: kindOf(raw) };
}

function kindOf(raw: string): LineKind {
  if (raw.trim() === "") return "blank";
  const said = withoutQuoteMarks(raw);
  if (said === "") return "ruler";
  if (/^(?:```|~~~)/.test(said)) return "fence";
  if (MAIL_HEADER.test(said) || FORWARDED.test(said)) return "header";
  if (/^[-=_*#~]{3,}$/.test(said)) return "ruler";
  if (said.length <= MAX_GREETING && SALUTATION.test(said)) return "salutation";
  if (said.length <= MAX_GREETING && FAREWELL.test(said)) return "farewell";
  if (isHeading(said)) return "heading";
  if (BULLET.test(said)) return /^(?:\t| {2})/.test(raw) ? "nested" : "bullet";
  return SPEECH.test(said) ? "speech" : "plain";
}

function isHeading(said: string): boolean {
  if (/^#{1,6}\s+\S/.test(said)) return true;
  if (said.length > MAX_HEADING || BULLET.test(said)) return false;
  if (/^\*\*[^*]+\*\*:?$/.test(said) || said.endsWith(":")) return true;
  return said.length <= 60 && /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}.!?]*$/u.test(said) && !/\d/.test(said);
}

/** A short line that ends like a title, and names a label or stands on a list or an underline. */
function isTitleOf({ raw }: Line, next: Line | undefined): boolean {
  const said = withoutQuoteMarks(raw);
  if (said.length > MAX_HEADING || /[.!?,;"”]$/.test(said)) return false;
  if (next?.kind === "bullet" || next?.kind === "ruler") return true;
  return said.length <= 30 && labelNamed(said) !== null && !/^["“„]/.test(said);
}

/** `> > text` of answered mails and of Markdown's quotes. */
const withoutQuoteMarks = (raw: string) => raw.trim().replace(/^(?:>\s*)+/, "");

/** A text without the marks before and around it: bullets, quotes, hashes, emphasis. */
export const withoutMarks = (text: string) =>
  withoutQuoteMarks(text)
    .replace(/^#{1,6}\s+/, "")
    .replace(/^(?:[-*+•‣–—]|\d{1,3}[.)])\s+/, "")
    .replace(/^\[[ xX]?\]\s+/, "")
    .replaceAll(/\*\*|__|`/g, "")
    .trim();

/** What stands before the colon of `Decision: …` or `Tom: …`; null where nothing does. */
export const prefixOf = (text: string) => SPEECH.exec(withoutMarks(text))?.[1] ?? null;
