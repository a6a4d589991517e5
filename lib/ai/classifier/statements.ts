import type { ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import { type Content, type Judgement, judgeLabel } from "./judge-label";
import { isKindName } from "./label-names";
import type { Line } from "./lines";
import { readTag, stripListMark, stripQuoteMarks } from "./marks";
import type { Span, Unit } from "./units";

export type Statement = Unit & Judgement & Content;

/** Reads the words of the units; remarks without content are `asides`. */
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
    const belongs =
      before && (isSignedBy(before, statement) || continuesStatement(before, statement));
    return all.length > 1 && !belongs && isSmallTalk(statement);
  };
  return {
    statements: all.filter((statement, at) => !isAside(statement, at)),
    asides: all.filter(isAside),
  };
}

const MAX_ATTRIBUTION = 120;
/** Long enough for `[10:40] Tom: agreed`. */
const MAX_ASSENT = 24;

const ENDS_WITH_QUOTE = /["”»][.,]?\s*$/;
const ATTRIBUTION = /^(?:[-–—]\s*)?\p{Lu}[^"“”.:!?]*(?:\d{4}|[\p{L})])?\.?$/u;

/** Whether a line continues the one directly above: an answer, a short assent, or a line without signals. */
export function continuesStatement(one: Statement, other: Statement): boolean {
  if (!other.isJoined || one.role !== "prose" || other.role !== "prose") return false;
  if (other.kind !== null || /^["“„«]/.test(other.text)) return false;
  return (
    other.strength === 0 || other.text.length <= MAX_ASSENT || /^A(?:nswer)?:/.test(other.text)
  );
}

/** Whether a line is the speaker's name below a quote. */
export function isSignedBy(one: Statement, other: Statement): boolean {
  if (other.role !== "prose" || other.to - other.from > 1 || one.heading !== other.heading)
    return false;
  return (
    other.text.length <= MAX_ATTRIBUTION &&
    ENDS_WITH_QUOTE.test(one.text.slice(-20)) &&
    ATTRIBUTION.test(other.text)
  );
}

/** Many statements contain a dash, so only these names of kinds are recognised before one. */
const TAGS_BEFORE_DASH =
  /^(?:key )?(?:decision|risk|idea|action|to-?do|feedback|question|note|constraint|issue)s?\b/i;

/** Reads a unit without the marks of lists and quotes, and without the name of its kind. */
function readContent(lines: readonly Line[], unit: Pick<Unit, "from" | "to" | "role">): Content {
  const first = lines[unit.from];
  if (!first || unit.role === "table" || first.kind === "fence")
    return { text: joinRaw(lines, unit), kind: null };
  const said = stripListMark(stripQuoteMarks(first.raw));
  const { kind, text } = readKind(said);
  return { kind, text: [text, ...readRest(lines, unit)].join("\n") };
}

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

const MAX_WORDS = 5;
const MAX_LENGTH = 60;

/**
 * Whether a remark is a few words without signals, such as `Lunch was good.`: not a list entry, not directly below a
 * heading, no figure and no question.
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
