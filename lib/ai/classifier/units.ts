import type { Group } from "./groups";
import { isKindName, namesRoll } from "./label-names";
import type { Line } from "./lines";
import { stripMarks } from "./marks";

/** Lines from `from` to before `to`. */
export type Span = { from: number; to: number };

/** A heading, by the line it stands in. */
export type Heading = {
  line: number;
  /** What it says, without its marks. */
  name: string;
  /** Whether it says what kind of thing follows and nothing else. */
  isKind: boolean;
};

/** Lines that make one statement. */
export type Unit = Span & {
  role: "item" | "table" | "prose";
  /** The heading that it stands under. */
  heading: Heading | null;
  /** Whether it stands directly below its heading, or in a list below it. */
  isNear: boolean;
  /** Whether neither a blank line nor a heading stands before it. */
  isJoined: boolean;
};

/** A text taken apart: every line that says something is in exactly one of these. */
export type Layout = {
  units: Unit[];
  headings: Heading[];
  /** Heads of mails, greetings, signatures, and who was there. */
  frames: Span[];
};

export function splitUnits(lines: readonly Line[], groups: readonly Group[]): Layout {
  const layout: Layout = { units: [], headings: [], frames: [] };
  let heading: Heading | null = null;
  /** What stood before, marks left out. */
  let before: Group["role"] | null = null;
  for (const { from, to, role, isJoined } of groups) {
    if (role === "mark") continue;
    if (role === "heading") {
      heading = readHeading(lines, from);
      layout.headings.push(heading);
    } else if (role === "frame" || isRoll(heading, before, role, lines[from])) {
      if (lines[from]?.kind === "header") heading = null;
      layout.frames.push({ from, to });
    } else {
      const isClose = isJoined && before === "prose";
      const isFirst = before === "heading" || (isClose && layout.units.at(-1)?.isNear === true);
      layout.units.push({
        from,
        to,
        role,
        heading,
        isNear: isFirst || role === "item",
        isJoined: isClose,
      });
    }
    before = role;
  }
  return layout;
}

function readHeading(lines: readonly Line[], line: number): Heading {
  const name = stripMarks(lines[line]?.raw ?? "").replace(/:$/, "");
  return { line, name, isKind: isKindName(name) };
}

/** Names are shorter, and end no sentence. */
const MAX_ROLL_ENTRY = 60;

/** The names below `Attendees`: a list, or one paragraph. */
function isRoll(
  heading: Heading | null,
  before: Group["role"] | null,
  role: Group["role"],
  line: Line | undefined,
): boolean {
  if (heading === null || !line || !namesRoll(heading.name)) return false;
  if (before === "heading" && role === "prose") return true;
  return role === "item" && line.raw.length <= MAX_ROLL_ENTRY && !/[.!?]\s*$/.test(line.raw);
}
