import type { Group } from "@/lib/ai/classifier/groups";
import type { Line } from "@/lib/ai/classifier/lines";

/** Lines that make one statement, `from` to before `to`, with what introduces and closes it. */
export type Unit = {
  from: number;
  to: number;
  /** The line where the statement itself begins, behind its headings and greetings. */
  body: number;
  role: "frame" | "item" | "prose";
  /** The heading that it stands under, as it is written. */
  heading: string | null;
  /** Whether neither a blank line nor a heading stands before it. */
  isJoined: boolean;
};

/**
 * The units of a text in order, so that every line that is not blank is in exactly one: an opening
 * goes with the unit that follows, a closing with the one before, and else the other way round.
 */
export function unitsOf(lines: readonly Line[], groups: readonly Group[]): Unit[] {
  const units: Unit[] = [];
  let heading: string | null = null;
  /** Where the lines begin that wait for the unit they introduce. */
  let waiting: number | null = null;
  for (const { from, to, role, isJoined } of groups) {
    const line = lines[from];
    const previous = units.at(-1);
    if (line?.kind === "heading") heading = line.raw;
    if (role === "opening" || role === "closing") {
      const isOfPrevious = role === "closing" || isGreetingOf(previous, line);
      if (waiting === null && previous && isOfPrevious) previous.to = to;
      else waiting ??= from;
      continue;
    }
    if (role === "frame") heading = null;
    units.push({
      from: waiting ?? from,
      to,
      body: from,
      role,
      heading,
      isJoined: isJoined && waiting === null && units.length > 0,
    });
    waiting = null;
  }
  return waiting === null ? units : withRest(units, waiting, groups.at(-1)?.to ?? waiting);
}

const isGreetingOf = (previous: Unit | undefined, line: Line | undefined) =>
  previous?.role === "frame" && line?.kind === "salutation";

/** Openings at the end of the text, which introduce nothing. */
function withRest(units: Unit[], from: number, to: number): Unit[] {
  const last = units.at(-1);
  if (!last) return [{ from, to, body: from, role: "prose", heading: null, isJoined: false }];
  return [...units.slice(0, -1), { ...last, to }];
}
