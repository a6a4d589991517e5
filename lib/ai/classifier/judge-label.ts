import type { ContextLabel } from "@/lib/schemas/enums";
import { findLabel, isCatchAll, namesRoll } from "./label-names";
import { readPrefix, stripMarks } from "./marks";
import { PRECEDENCE, SIGNALS } from "./signals";
import type { Unit } from "./units";

/** A statement's words, and the name of its kind if it begins with one, such as `DECISION:`. */
export type Content = { text: string; kind: string | null };

/** A label and the strength of its signals, 0 for none. `own` excludes the heading. */
export type Judgement = { label: ContextLabel; strength: number; own: number };

/** A statement that begins with the label's name needs no other signal. */
const NAMED_BY_TAG = 20;
const NAMED_BY_PREFIX = 8;
const UNDER_KIND = 12;
const NAMED_BY_HEADING = 4;
/** Lower, because a later paragraph may be about something else. */
const NAMED_FAR_ABOVE = 3;
const UNDER_CATCH_ALL = 1;
const FIGURES_IN_TABLE = 4;
const ONLY_LINKS = 8;
/** Less than any signal, so that it only breaks ties. */
const EXPECTED = 0.5;
/** UTF-16 units of a statement that are searched for signals. */
const MAX_READ = 4000;

const LINK_LINE =
  /^(?:[^:]{0,80}:?\s+)?[<([]{0,2}https?:\/\/\S+$|^\[[^\]]{0,200}\]\(https?:\/\/\S+\)$/;

export function judgeLabel(
  { text, kind }: Content,
  unit: Unit,
  expected: readonly ContextLabel[],
): Judgement {
  const read = text.slice(0, MAX_READ);
  const scores = new Map<ContextLabel, number>();
  const add = (label: ContextLabel | null, weight: number) => {
    if (label) scores.set(label, (scores.get(label) ?? 0) + weight);
  };
  for (const { label, weight, pattern } of SIGNALS) if (pattern.test(read)) add(label, weight);
  const prefix = readPrefix(read);
  if (prefix) add(findLabel(prefix), NAMED_BY_PREFIX);
  if (kind) add(findLabel(kind), NAMED_BY_TAG);
  if (unit.role === "table" && /\d/.test(read)) add("market_research", FIGURES_IN_TABLE);
  if (isOnlyLinks(read)) add("external_link", ONLY_LINKS);
  const own = Math.max(0, ...scores.values());
  if (unit.heading) add(findLabel(unit.heading.name), weighHeading(unit, unit.heading));
  const strength = Math.max(0, ...scores.values());
  if (strength === 0) return { label: pickOnly(expected) ?? "general_note", strength, own };
  const rank = (label: ContextLabel) =>
    (scores.get(label) ?? 0) + (expected.includes(label) ? EXPECTED : 0);
  const label = PRECEDENCE.reduce((best, next) => (rank(next) > rank(best) ? next : best));
  return { label, strength, own };
}

function weighHeading({ isNear }: Unit, { name, isKind }: NonNullable<Unit["heading"]>): number {
  if (isCatchAll(name) || namesRoll(name)) return UNDER_CATCH_ALL;
  if (!isNear) return NAMED_FAR_ABOVE;
  return isKind ? UNDER_KIND : NAMED_BY_HEADING;
}

const pickOnly = (labels: readonly ContextLabel[]) =>
  new Set(labels).size === 1 ? labels[0] : undefined;

function isOnlyLinks(passage: string): boolean {
  const lines = passage.split(/\r\n|\r|\n/).map(stripMarks);
  return lines.every((line) => line === "" || (line.length < 2200 && LINK_LINE.test(line)));
}
