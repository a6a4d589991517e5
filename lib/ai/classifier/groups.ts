import { isKindName } from "./label-names";
import type { Line, LineKind } from "./lines";
import { readTag, stripQuoteMarks } from "./marks";

/**
 * Consecutive lines that belong together, from `from` up to but excluding `to`. A `frame` surrounds the statements: the
 * head of a mail, greetings, signatures, attendees. A `mark` has no words.
 */
export type Group = {
  from: number;
  to: number;
  role: "heading" | "frame" | "mark" | "item" | "table" | "prose";
  isJoined: boolean;
};

const MAX_SIGNATURE = 5;
const MAX_SIGNATURE_LINE = 60;
/** Shorter lines were not wrapped, so the next line is not their continuation. */
const MIN_WRAPPED = 65;
const CLOSED_QUOTE = /["”»][^"”»]{0,60}$/;

const ROLES: Record<LineKind, Group["role"]> = {
  blank: "mark",
  heading: "heading",
  salutation: "frame",
  ruler: "mark",
  farewell: "frame",
  header: "frame",
  roll: "frame",
  bullet: "item",
  table: "table",
  speech: "prose",
  fence: "prose",
  plain: "prose",
};

/** Groups a text in order; every line that is not blank is in exactly one group. */
export function groupLines(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  const lastFence = lines.findLastIndex(({ kind }) => kind === "fence");
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || line.kind === "blank") {
      at++;
      continue;
    }
    const to = findEnd(lines, at, line, lastFence);
    const isJoined = at > 0 && lines[at - 1]?.kind !== "blank";
    groups.push({ from: at, to, role: ROLES[line.kind], isJoined });
    at = to;
  }
  return groups;
}

function findEnd(lines: readonly Line[], from: number, first: Line, lastFence: number): number {
  if (first.kind === "fence") return from < lastFence ? findEndOfFence(lines, from) : lines.length;
  if (first.kind === "farewell") return findEndOfSignature(lines, from);
  let to = from + 1;
  for (let before = first; ; to++) {
    const line = lines[to];
    if (!line || !continues(line, before, first)) return to;
    before = line;
  }
}

function continues(line: Line, before: Line, first: Line): boolean {
  switch (ROLES[first.kind]) {
    case "frame":
      return first.kind === "header" && line.kind === "header";
    case "table":
      return (
        line.kind === "table" ||
        ((line.kind === "plain" || line.kind === "speech") && line.raw.includes("|"))
      );
    case "item": {
      const isDeeper = line.indent > first.indent + 1;
      if (line.kind === "bullet") return isDeeper;
      return line.kind === "plain" && (line.indent > first.indent || !beginsLikeSentence(line));
    }
    case "prose":
      return line.kind === "plain" && !beginsParagraph(line, before);
    default:
      return false;
  }
}

const beginsLikeSentence = ({ raw }: Line) =>
  /^\s{0,3}(?:>\s?)*["“„]?[\p{Lu}\d]/u.test(raw.slice(0, 20));

/** Whether a line begins a paragraph, and does not continue a wrapped sentence. */
function beginsParagraph(line: Line, before: Line): boolean {
  if (!beginsLikeSentence(line)) return false;
  if (before.raw.trim().length < MIN_WRAPPED || isTagged(line)) return true;
  if (/[.!?:)]\s*$/.test(before.raw.slice(-20)) || CLOSED_QUOTE.test(before.raw.slice(-80)))
    return true;
  return /^\s*["“„]/.test(line.raw.slice(0, 20));
}

function isTagged({ raw }: Line): boolean {
  const tagged = readTag(stripQuoteMarks(raw));
  return tagged !== null && isKindName(tagged.tag);
}

function findEndOfFence(lines: readonly Line[], from: number): number {
  for (let at = from + 1; at < lines.length; at++) if (lines[at]?.kind === "fence") return at + 1;
  return lines.length;
}

/** Ends after the name, role or telephone number: short lines, with blank lines between them. */
function findEndOfSignature(lines: readonly Line[], from: number): number {
  let to = from + 1;
  for (let at = to; at <= from + MAX_SIGNATURE; at++) {
    const line = lines[at];
    if (line?.kind === "blank") continue;
    if (line?.kind !== "plain" || line.raw.length > MAX_SIGNATURE_LINE) break;
    if (/[.!?]$/.test(line.raw.trimEnd())) break;
    to = at + 1;
  }
  return to;
}
