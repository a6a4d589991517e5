import type { ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import { type Content, type Judgement, judgeLabel } from "./judge-label";
import { isKindName } from "./label-names";
import type { Line } from "./lines";
import { readTag, stripListMark, stripQuoteMarks } from "./marks";
import type { Span, Unit } from "./units";

/** A unit with what it says and its label. */
export type Statement = Unit & Judgement & Content;

/** What the units say; remarks that say nothing are `asides`. */
export function readStatements(
  lines: readonly Line[],
  units: readonly Unit[],
  expected: readonly ContextLabel[],
): { statements: Statement[]; asides: Unit[] } {
  const all = units.map((unit): Statement => {
    const content = readContent(lines, unit);
    return { ...unit, ...content, ...judgeLabel(content, unit, expected) };
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

const MAX_ATTRIBUTION = 120;
/** `[10:40] Tom: agreed` */
const MAX_ASSENT = 24;

const ENDS_WITH_QUOTE = /["”»][.,]?\s*$/;
const ATTRIBUTION = /^(?:[-–—]\s*)?\p{Lu}[^"“”.:!?]*(?:\d{4}|[\p{L})])?\.?$/u;

/** An answer, or a line that says nothing of its own, directly below what it goes on with. */
export function goesOn(one: Statement, other: Statement): boolean {
  if (!other.isJoined || one.role !== "prose" || other.role !== "prose") return false;
  if (other.kind !== null || /^["“„«]/.test(other.text)) return false;
  return (
    other.strength === 0 || other.text.length <= MAX_ASSENT || /^A(?:nswer)?:/.test(other.text)
  );
}

/** The name below a quote. */
export function isSignedBy(one: Statement, other: Statement): boolean {
  if (other.role !== "prose" || other.to - other.from > 1 || one.heading !== other.heading)
    return false;
  return (
    other.text.length <= MAX_ATTRIBUTION &&
    ENDS_WITH_QUOTE.test(one.text.slice(-20)) &&
    ATTRIBUTION.test(other.text)
  );
}

/** Dashes stand in many statements: before one, only these are taken for the name of a kind. */
const TAGS_BEFORE_DASH =
  /^(?:key )?(?:decision|risk|idea|action|to-?do|feedback|question|note|constraint|issue)s?\b/i;

/** The words of a unit, without the marks of lists and quotes, and without the name of its kind. */
function readContent(lines: readonly Line[], unit: Pick<Unit, "from" | "to" | "role">): Content {
  const first = lines[unit.from];
  if (!first || unit.role === "table" || first.kind === "fence")
    return { text: joinRaw(lines, unit), kind: null };
  const said = stripListMark(stripQuoteMarks(first.raw));
  const { kind, text } = readKind(said);
  return { kind, text: [text, ...readRest(lines, unit)].join("\n") };
}

/** Lines as they stand. */
export const joinRaw = (lines: readonly Line[], { from, to }: Span) =>
  lines
    .slice(from, to)
    .map(({ raw }) => raw.trimEnd())
    .join("\n");

function readKind(said: string): Content {
  const tagged = readTag(said);
  if (!tagged || !isKindName(tagged.tag)) return { kind: null, text: said };
  const isDash = /\s[-–—]\s*$/.test(said.slice(0, said.length - tagged.rest.length));
  if (isDash && !TAGS_BEFORE_DASH.test(tagged.tag)) return { kind: null, text: said };
  return { kind: tagged.tag, text: capitalize(tagged.rest) };
}

/** The further lines, indented among themselves only. */
function readRest(lines: readonly Line[], { from, to }: Span): string[] {
  const rest = lines
    .slice(from + 1, to)
    .map(({ raw }) => raw.replace(/^\s*(?:>\s?)+/, "").trimEnd());
  const indents = rest
    .filter((line) => line !== "")
    .map((line) => line.length - line.trimStart().length);
  const shared = indents.reduce((least, indent) => Math.min(least, indent), 40);
  return rest.map((line) => line.slice(shared));
}

/** Words that a remark without content has at most. */
const MAX_WORDS = 5;
const MAX_LENGTH = 60;

/**
 * A remark of a few words in which nothing speaks for any label, such as `Lunch was good.`: no entry
 * of a list, nothing that a heading announces, no figure and no question.
 */
const isSmallTalk = ({ role, heading, isNear, text, kind, own, label }: Statement): boolean =>
  role === "prose" &&
  own === 0 &&
  label === "general_note" &&
  kind === null &&
  !(isNear && heading) &&
  text.length <= MAX_LENGTH &&
  !/[\d?:]/.test(text) &&
  text.trim().split(/\s+/).length <= MAX_WORDS;
