import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { findKind, findLabel, findNamedLabels, isLabel, isLoose, type Kind } from "./kind-names";
import { isRated, type Ratings, rateLabels, tilt } from "./label-model";
import { readPrefix, stripMarks, stripTime } from "./marks";
import type { Unit } from "./units";

/** In nats: what surrounds a statement is added to the logarithm of its rating. */
const NATS = {
  /** It has a word that names the label. */
  named: 2,
  underKind: 14,
  figuresInTable: 6,
  /** Only breaks ties. */
  expected: 0.5,
};
/** Below it no label is claimed: the statement is what the customer said, the only expected label, or a note. */
const LEAST = 0.15;
const MAX_READ = 4000;
const LINK_LINE =
  /^(?:[^:]{0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;

export type Judged = { label: ContextLabel; ratings: Ratings; own: Ratings };

/** `kind` is named by a tag or a column, `customer` by the heading of a talk. */
export function judgeLabel(
  text: string,
  kind: Kind | null,
  unit: Unit,
  expected: readonly ContextLabel[],
  customer: string | null,
): Judged {
  const wanted = new Set(expected);
  const read = text.slice(0, MAX_READ);
  const words = stripTime(stripMarks(read));
  const own = tilt(
    rateLabels(words),
    findNamedLabels(words).map((label) => [label, NATS.named]),
  );
  const named = kind ?? findNamed(read);
  if (named !== null) return { label: findLabel(named) ?? "general_note", ratings: own, own };
  const heading = readHeading(unit);
  if (
    isOnlyLinks(read) ||
    heading.some(([label, nats]) => label === "external_link" && nats === NATS.underKind)
  )
    return { label: "external_link", ratings: own, own };
  const ratings = tilt(own, [
    ...(unit.role === "table" && /\d/.test(read) ? [FIGURES] : []),
    ...heading,
    ...[...wanted].map((label) => [label, NATS.expected] as const),
  ]);
  const best = CONTEXT_LABELS.filter(isRated).reduce((one, next) =>
    ratings[next] > ratings[one] ? next : one,
  );
  const only = wanted.size === 1 ? expected[0] : undefined;
  const other = customer === null ? (only ?? "general_note") : "user_feedback";
  const isClaimed = best !== "general_note" && ratings[best] >= LEAST;
  return { label: isClaimed ? best : other, ratings, own };
}

const FIGURES = ["market_research", NATS.figuresInTable] as const;

function readHeading({ path, isNear }: Unit): [ContextLabel, number][] {
  const heading = path.findLast(({ name }) => findKind(name) !== null);
  const label = heading && findLabel(heading.name);
  const kind = heading && findKind(heading.name);
  if (!isNear || !label || !kind || isLoose(kind)) return [];
  return [[label, NATS.underKind]];
}

/** `Idea: …`, not `Tom: …`. */
function findNamed(text: string): Kind | null {
  const named = findKind(readPrefix(text) ?? "");
  return named && isLabel(named) ? named : null;
}

function isOnlyLinks(passage: string): boolean {
  const lines = passage.split("\n").map(stripMarks);
  return lines.every((line) => line === "" || (line.length < 2200 && LINK_LINE.test(line)));
}
