import type { Line, LineKind } from "@/lib/ai/classifier/lines";

/**
 * Lines in a row that are one thing, `from` to before `to`. An `opening` belongs to what follows, a
 * `closing` to what stands before, a `frame` is the head of a mail.
 */
export type Group = {
  from: number;
  to: number;
  role: "opening" | "closing" | "frame" | "item" | "prose";
  /** Whether no blank line stands before it. */
  isJoined: boolean;
};

/** How many lines a signature has at most, and how long they are. */
const MAX_SIGNATURE = 5;
const MAX_SIGNATURE_LINE = 60;

const ROLES: Record<LineKind, Group["role"]> = {
  blank: "closing",
  heading: "opening",
  salutation: "opening",
  ruler: "closing",
  farewell: "closing",
  header: "frame",
  bullet: "item",
  nested: "item",
  speech: "prose",
  fence: "prose",
  plain: "prose",
};

/** The groups of a text in order; every line that is not blank is in exactly one. */
export function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || line.kind === "blank") {
      at++;
      continue;
    }
    const to = endOfGroup(lines, at, line);
    const isJoined = at > 0 && lines[at - 1]?.kind !== "blank";
    groups.push({ from: at, to, role: ROLES[line.kind], isJoined });
    at = to;
  }
  return groups;
}

function endOfGroup(lines: readonly Line[], from: number, first: Line): number {
  if (first.kind === "fence") return endOfFence(lines, from);
  if (first.kind === "farewell") return endOfSignature(lines, from);
  let to = from + 1;
  for (let before = first; ; to++) {
    const line = lines[to];
    if (!line || !continues(line, before, first)) return to;
    before = line;
  }
}

/** Whether a line goes on with what `first` began. */
function continues(line: Line, before: Line, first: Line): boolean {
  switch (ROLES[first.kind]) {
    case "frame":
      return line.kind === "header";
    case "item":
      return line.kind === "nested" || (line.kind === "plain" && !beginsAnew(line, before));
    case "prose":
      return line.kind === "plain" && !beginsAnew(line, before);
    default:
      return false;
  }
}

/** A line that begins a sentence after one that has ended; other lines are taken as wrapped. */
const beginsAnew = ({ raw }: Line, before: Line) =>
  /[.!?:"”)]\s*$/.test(before.raw.slice(-20)) && /^\s{0,3}["“„]?[\p{Lu}\d]/u.test(raw);

function endOfFence(lines: readonly Line[], from: number): number {
  const end = lines.findIndex(({ kind }, index) => index > from && kind === "fence");
  return end < 0 ? lines.length : end + 1;
}

/** A name, a role, a telephone number: short lines, blank ones between them. */
function endOfSignature(lines: readonly Line[], from: number): number {
  let to = from + 1;
  for (let at = to; at <= from + MAX_SIGNATURE; at++) {
    const line = lines[at];
    if (line?.kind === "blank") continue;
    if (line?.kind !== "plain" || line.raw.length > MAX_SIGNATURE_LINE) break;
    to = at + 1;
  }
  return to;
}
