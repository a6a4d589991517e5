import type { ContextLabel } from "@/lib/schemas/enums";
import type { Line } from "./lines";
import { continuesStatement, isSignedBy, type Statement } from "./statements";

/** Statements that become one proposal with one label: indexes `first` up to but excluding `end`. */
export type Passage = Statement & { first: number; end: number };

/** Labels whose statements are never joined: each deserves its own item, however short. */
const ONE_EACH: ReadonlySet<ContextLabel> = new Set([
  "decision",
  "risk",
  "user_feedback",
  "feature_idea",
  "key_competitors",
]);
/** Maximum length of joined statements, in UTF-16 units. */
const RELATED = 1500;
export function joinPassages(
  lines: readonly Line[],
  statements: readonly Statement[],
  max: number,
): Passage[] {
  const passages = statements.map((statement, at) => ({ ...statement, first: at, end: at + 1 }));
  const measureSpan = (one: Passage, other: Passage) =>
    (lines[other.to - 1]?.end ?? 0) - (lines[one.from]?.start ?? 0);
  const complete = joinNeighbours(passages, (one, other) => {
    if (isSignedBy(one, other)) return true;
    return measureSpan(one, other) <= RELATED && continuesStatement(one, other);
  });
  const joined = joinNeighbours(complete, (one, other) => {
    if (one.role !== "prose" || other.role !== "prose") return false;
    // Lines directly below `Risks` are a list without marks.
    if (other.isJoined && other.isNear && other.heading?.isKind) return false;
    const isSameKind = one.label === other.label && one.heading === other.heading;
    return isSameKind && !ONE_EACH.has(one.label) && measureSpan(one, other) <= RELATED;
  });
  return reduceTo(max, joined, measureSpan);
}

function joinNeighbours(
  passages: readonly Passage[],
  belong: (one: Passage, other: Passage) => boolean,
): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    if (last && belong(last, passage)) joined[joined.length - 1] = unite(last, passage);
    else joined.push(passage);
  }
  return joined;
}

function unite(one: Passage, other: Passage): Passage {
  const { label, strength } = other.strength > one.strength ? other : one;
  return { ...one, text: other.text, to: other.to, end: other.end, label, strength };
}

/** Joins the shortest neighbours, those of one label first, until at most `max` are left. */
function reduceTo(
  max: number,
  passages: readonly Passage[],
  measureSpan: (one: Passage, other: Passage) => number,
): Passage[] {
  let left = [...passages];
  for (let limit = 250; left.length > max; limit *= 2) {
    left = joinNeighbours(left, (one, other) => {
      return one.label === other.label && measureSpan(one, other) <= limit;
    });
    if (left.length > max) left = joinNeighbours(left, (a, b) => measureSpan(a, b) <= limit / 2);
  }
  return left;
}

/** Writes the content of a proposal. Entries of a list become a list again. */
export function writePassage(statements: readonly Statement[], { first, end }: Passage): string {
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
