import { rawOf } from "./content";
import type { Line } from "./lines";
import { withoutMarks, withoutQuoteMarks } from "./marks";
import { shortTitle, subjectOf } from "./title";
import type { Heading, Span } from "./units";

/** What a note is called in which nothing gives a title. */
const NO_TITLE = "Who was there, greetings and short remarks";

/**
 * One note of what stands around the statements and says something: `frames`, and headings that stand
 * in no title. Null when there is nothing of the kind. `line` is where it begins.
 */
export function surroundings(
  lines: readonly Line[],
  { frames, headings }: { frames: readonly Span[]; headings: readonly Heading[] },
) {
  const spans = [...frames, ...headings.map(({ line }) => ({ from: line, to: line + 1 }))]
    .sort((one, other) => one.from - other.from)
    .map((span) => ({ ...span, said: saidIn(lines, span) }))
    .filter(({ said }) => /[\p{L}\p{N}]/u.test(said));
  const [first] = spans;
  if (!first) return null;
  const subject = subjectOf(rawOf(lines, first));
  const name = shortTitle(headings[0]?.name ?? "");
  const isTitled = subject === "" && name === headings[0]?.name && spans.length > 1;
  let content = "";
  let end = 0;
  for (const { from, to, said } of spans) {
    if (isTitled && from === headings[0]?.line) continue;
    content += content === "" ? said : `${end === from ? "\n" : "\n\n"}${said}`;
    end = to;
  }
  const title = subject || name || (spans.length === 1 && shortTitle(first.said)) || NO_TITLE;
  return { line: first.from, proposal: { label: "general_note", title, content } };
}

const saidIn = (lines: readonly Line[], { from, to }: Span) =>
  lines
    .slice(from, to)
    .map(({ raw, kind }) => (kind === "heading" ? withoutMarks(raw) : withoutQuoteMarks(raw)))
    .filter((said) => said !== "")
    .join("\n");
