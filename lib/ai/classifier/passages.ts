import type { ContextLabel } from "@/lib/schemas/enums";
import { type Judgement, labelOf } from "./judge-label";
import type { Line } from "./lines";
import { type Content, contentOf, isSmallTalk } from "./statements";
import type { Unit } from "./units";

/** A unit with what it says and its label. */
export type Statement = Unit & Judgement & Content;

/** Statements that become one proposal: `first` to before `end` of all, labelled as one. */
export type Passage = Statement & { first: number; end: number };

/** Each of these is worth an item of its own, however short. */
const ONE_EACH: ReadonlySet<ContextLabel> = new Set([
  "decision",
  "risk",
  "user_feedback",
  "feature_idea",
  "key_competitors",
]);
/** UTF-16 units up to which related lines stay together. */
const RELATED = 1500;
const MAX_ATTRIBUTION = 120;
/** `[10:40] Tom: agreed` */
const MAX_ASSENT = 24;

const ENDS_WITH_QUOTE = /["”»][.,]?\s*$/;
const ATTRIBUTION = /^(?:[-–—]\s*)?\p{Lu}[^"“”.:!?]*(?:\d{4}|[\p{L})])?\.?$/u;

/** What the units say; remarks that say nothing are `asides`. */
export function statementsOf(
  lines: readonly Line[],
  units: readonly Unit[],
  expected: readonly ContextLabel[],
): { statements: Statement[]; asides: Unit[] } {
  const all = units.map((unit): Statement => {
    const content = contentOf(lines, unit);
    return { ...unit, ...content, ...labelOf(content, unit, expected) };
  });
  const isAside = (statement: Statement, at: number) => {
    const before = all[at - 1];
    const belongs = before && (isSignedBy(before, statement) || goesOn(before, statement));
    return all.length > 1 && !belongs && isSmallTalk(statement);
  };
  return {
    statements: all.filter((statement, at) => !isAside(statement, at)),
    asides: all.filter(isAside),
  };
}

/** The passages of a text in order, at most `max`. */
export function passagesOf(
  lines: readonly Line[],
  statements: readonly Statement[],
  max: number,
): Passage[] {
  const passages = statements.map((statement, at) => ({ ...statement, first: at, end: at + 1 }));
  const lengthOf = (one: Passage, other: Passage) =>
    (lines[other.to - 1]?.end ?? 0) - (lines[one.from]?.start ?? 0);
  const complete = joinNeighbours(passages, (one, other) => {
    if (isSignedBy(one, other)) return true;
    return lengthOf(one, other) <= RELATED && goesOn(one, other);
  });
  const joined = joinNeighbours(complete, (one, other) => {
    if (one.role !== "prose" || other.role !== "prose") return false;
    // Lines below `Risks` are a list without marks.
    if (other.isJoined && other.isNear && other.heading?.isKind) return false;
    const isSameKind = one.label === other.label && one.heading === other.heading;
    return isSameKind && !ONE_EACH.has(one.label) && lengthOf(one, other) <= RELATED;
  });
  return atMost(max, joined, lengthOf);
}

/** An answer, or a line that says nothing of its own, directly below what it goes on with. */
function goesOn(one: Statement, other: Statement): boolean {
  if (!other.isJoined || one.role !== "prose" || other.role !== "prose") return false;
  if (other.kind !== null || /^["“„«]/.test(other.text)) return false;
  return (
    other.strength === 0 || other.text.length <= MAX_ASSENT || /^A(?:nswer)?:/.test(other.text)
  );
}

/** The name below a quote. */
function isSignedBy(one: Statement, other: Statement): boolean {
  if (other.role !== "prose" || other.to - other.from > 1 || one.heading !== other.heading)
    return false;
  return (
    other.text.length <= MAX_ATTRIBUTION &&
    ENDS_WITH_QUOTE.test(one.text.slice(-20)) &&
    ATTRIBUTION.test(other.text)
  );
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
  return { ...one, text: other.text, to: other.to, end: other.end, label, strength };
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

/** What a passage says. Several entries of lists become a list again. */
export function passageText(statements: readonly Statement[], { first, end }: Passage): string {
  const parts = statements.slice(first, end);
  const [only] = parts;
  if (only && parts.length === 1) return only.text;
  return parts
    .map((part, index) => {
      const text = part.role === "item" ? `- ${part.text.replaceAll("\n", "\n  ")}` : part.text;
      if (index === 0) return text;
      const isClose = part.isJoined || (part.role === "item" && parts[index - 1]?.role === "item");
      return `${isClose ? "\n" : "\n\n"}${text}`;
    })
    .join("");
}
