import { MAX_PROPOSALS } from "@/lib/ai/classifier/answer";
import { type Judgement, labelOf } from "@/lib/ai/classifier/label";
import { type Line, withoutMarks } from "@/lib/ai/classifier/lines";
import type { Unit } from "@/lib/ai/classifier/units";
import type { ContextLabel } from "@/lib/schemas/enums";

/** A part of the text that becomes one proposal. */
export type Passage = Unit & Judgement;

/** Each of these is worth an item of its own, however short. */
const ONE_EACH: ReadonlySet<ContextLabel> = new Set([
  "decision",
  "risk",
  "user_feedback",
  "feature_idea",
]);
/** UTF-16 units up to which related lines stay together. */
const RELATED = 1500;
const MAX_ATTRIBUTION = 120;
/** `[10:40] Tom: agreed` */
const MAX_ASSENT = 24;

const ENDS_WITH_QUOTE = /["”»][.,]?\s*$/;
const ATTRIBUTION = /^(?:[-–—]\s*)?\p{Lu}[^"“”.:!?]*(?:\d{4}|[\p{L})])?\.?$/u;

/** The labelled passages of a text in order, at most `MAX_PROPOSALS`. */
export function passagesOf(
  text: string,
  lines: readonly Line[],
  units: readonly Unit[],
  expected: readonly ContextLabel[],
): Passage[] {
  const passages = units.map((unit) => ({
    ...unit,
    ...(unit.role === "frame"
      ? { label: "general_note" as const, strength: 0 }
      : labelOf(textOf(text, lines, unit.body, unit.to), unit, expected)),
  }));
  const lengthOf = (one: Passage, other: Passage) =>
    (lines[other.to - 1]?.end ?? 0) - (lines[one.from]?.start ?? 0);
  const complete = joinNeighbours(passages, (one, other) => {
    if (isSignedBy(text, lines, one, other)) return true;
    return lengthOf(one, other) <= RELATED && goesOn(one, other, lines);
  });
  const joined = joinNeighbours(complete, (one, other) => {
    if (lengthOf(one, other) > RELATED) return false;
    if (one.role === "frame") return other.label === "general_note";
    const isSameKind = one.label === other.label && one.heading === other.heading;
    return isSameKind && !ONE_EACH.has(one.label);
  });
  return atMost(MAX_PROPOSALS, joined, lengthOf);
}

/** Lines of the text from `from` to before `to`, as they stand. */
export const textOf = (text: string, lines: readonly Line[], from: number, to: number) =>
  text.slice(lines[from]?.start ?? 0, lines[to - 1]?.end ?? text.length);

/** An answer, or a line that says nothing of its own, directly below what it goes on with. */
function goesOn(one: Passage, other: Passage, lines: readonly Line[]): boolean {
  if (!other.isJoined || one.role === "frame" || other.role === "item") return false;
  const line = lines[other.body]?.raw ?? "";
  return other.strength === 0 || line.length <= MAX_ASSENT || /^\s*A(?:nswer)?:/.test(line);
}

/** The name below a quote. */
function isSignedBy(text: string, lines: readonly Line[], one: Passage, other: Passage): boolean {
  if (other.role !== "prose" || other.from !== other.body || other.to - other.from > 1)
    return false;
  const line = withoutMarks(textOf(text, lines, other.from, other.to));
  const last = lines[one.to - 1]?.raw.slice(-20) ?? "";
  return line.length <= MAX_ATTRIBUTION && ENDS_WITH_QUOTE.test(last) && ATTRIBUTION.test(line);
}

function joinNeighbours(
  passages: readonly Passage[],
  belong: (one: Passage, other: Passage) => boolean,
): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (last && belong(last, passage)) joined[joined.length - 1] = union(last, passage);
    else joined.push(passage);
  }
  return joined;
}

/** Both as one, under the label for which more speaks. */
function union(one: Passage, other: Passage): Passage {
  const { label, strength } = other.strength > one.strength ? other : one;
  const role = one.role === "frame" ? other.role : one.role;
  return { ...one, to: other.to, role, label, strength };
}

/** Joins the shortest neighbours, those of one label first, until there are few enough. */
function atMost(
  max: number,
  passages: readonly Passage[],
  lengthOf: (one: Passage, other: Passage) => number,
): Passage[] {
  let left = [...passages];
  for (let limit = 250; left.length > max; limit *= 2) {
    left = joinNeighbours(left, (one, other) => {
      return one.label === other.label && lengthOf(one, other) <= limit;
    });
    if (left.length > max) left = joinNeighbours(left, (a, b) => lengthOf(a, b) <= limit / 2);
  }
  return left;
}
