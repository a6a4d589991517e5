import type { Group } from "./groups";
import { isKindName, namesRoll } from "./label-names";
import type { Line } from "./lines";
import { stripMarks } from "./marks";

export type Span = { from: number; to: number };

export type Heading = {
  line: number;
  name: string;
  /** Whether it names nothing but the kind of its entries. */
  isKind: boolean;
};

export type Unit = Span & {
  role: "item" | "table" | "prose";
  heading: Heading | null;
  /** Whether it is directly below its heading, or in a list below it. */
  isNear: boolean;
  /** Whether neither a blank line nor a heading precedes it. */
  isJoined: boolean;
};

/** Every line that has words is in exactly one of these. */
export type Layout = {
  units: Unit[];
  headings: Heading[];
  frames: Span[];
};

export function splitUnits(lines: readonly Line[], groups: readonly Group[]): Layout {
  const layout: Layout = { units: [], headings: [], frames: [] };
  let heading: Heading | null = null;
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

/** Longer entries are statements, not names. */
const MAX_ROLL_ENTRY = 60;

/** Whether lines below `Attendees` list names: a list, or one paragraph. */
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
