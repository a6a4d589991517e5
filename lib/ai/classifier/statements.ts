import { capitalize } from "@/lib/text/phrases";
import { isKindName } from "./label-names";
import type { Line } from "./lines";
import { tagOf, withoutListMark, withoutQuoteMarks } from "./marks";
import type { Statement } from "./passages";
import type { Span, Unit } from "./units";

/** What a statement says, and the name of its kind where it begins with one, such as `DECISION:`. */
export type Content = { text: string; kind: string | null };

/** Dashes stand in many statements: before one, only these are taken for the name of a kind. */
const TAGS_BEFORE_DASH =
  /^(?:key )?(?:decision|risk|idea|action|to-?do|feedback|question|note|constraint|issue)s?\b/i;

/** The words of a unit, without the marks of lists and quotes, and without the name of its kind. */
export function contentOf(
  lines: readonly Line[],
  unit: Pick<Unit, "from" | "to" | "role">,
): Content {
  const first = lines[unit.from];
  if (!first || unit.role === "table" || first.kind === "fence")
    return { text: rawOf(lines, unit), kind: null };
  const said = withoutListMark(withoutQuoteMarks(first.raw));
  const { kind, text } = withoutKind(said);
  return { kind, text: [text, ...restOf(lines, unit)].join("\n") };
}

/** Lines as they stand. */
export const rawOf = (lines: readonly Line[], { from, to }: Span) =>
  lines
    .slice(from, to)
    .map(({ raw }) => raw.trimEnd())
    .join("\n");

function withoutKind(said: string): Content {
  const tagged = tagOf(said);
  if (!tagged || !isKindName(tagged.tag)) return { kind: null, text: said };
  const isDash = /\s[-–—]\s*$/.test(said.slice(0, said.length - tagged.rest.length));
  if (isDash && !TAGS_BEFORE_DASH.test(tagged.tag)) return { kind: null, text: said };
  return { kind: tagged.tag, text: capitalize(tagged.rest) };
}

/** The further lines, indented among themselves only. */
function restOf(lines: readonly Line[], { from, to }: Span): string[] {
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
export const isSmallTalk = ({
  role,
  heading,
  isNear,
  text,
  kind,
  own,
  label,
}: Statement): boolean =>
  role === "prose" &&
  own === 0 &&
  label === "general_note" &&
  kind === null &&
  !(isNear && heading) &&
  text.length <= MAX_LENGTH &&
  !/[\d?:]/.test(text) &&
  text.trim().split(/\s+/).length <= MAX_WORDS;
