import type { Material } from "@/lib/ai/inquiry";
import { type ClassifierAnswer, type ClassifierOptions, MAX_PROPOSALS } from "./contract";
import { groupsOf } from "./groups";
import { type Line, linesOf } from "./lines";
import { withoutMarks, withoutQuoteMarks } from "./marks";
import { passagesOf, passageText, statementsOf } from "./passages";
import { rawOf } from "./statements";
import { shortTitle, subjectOf, titlesOf } from "./titles";
import { type Heading, layoutOf, type Span } from "./units";

/**
 * Takes the pasted text apart by its headings, lists, tables, paragraphs and mail conventions. Nothing
 * is lost: what a line says stands in exactly one proposal, as content or as title. Only marks, and
 * headings and tags that name a label and nothing else, are left out.
 */
export function applyRules({ text, options }: Material<ClassifierOptions>): ClassifierAnswer {
  const lines = linesOf(text);
  const { units, headings, frames } = layoutOf(lines, groupsOf(lines));
  const { statements, asides } = statementsOf(lines, units, options.targetLabels);
  const hasNote = [frames, asides, headings].some(({ length }) => length > 0);
  const passages = passagesOf(lines, statements, MAX_PROPOSALS - Number(hasNote));
  const contents = passages.map((passage) => passageText(statements, passage));
  const { titles, told } = titlesOf(passages, contents);
  const untold = headings.filter((heading) => !heading.isKind && !told.has(heading));
  const proposals = passages.map(({ label }, index) => ({
    label,
    title: titles[index] ?? "",
    content: contents[index] ?? "",
  }));
  const around = surroundings(lines, { frames: [...frames, ...asides], headings: untold });
  if (!around) return { proposals };
  const isFirst = around.line < (passages[0]?.from ?? Number.POSITIVE_INFINITY);
  return {
    proposals: isFirst ? [around.proposal, ...proposals] : [...proposals, around.proposal],
  };
}

/** What a note is called in which nothing gives a title. */
const NO_TITLE = "Who was there, greetings and short remarks";

/**
 * One note of what stands around the statements and says something: `frames`, and headings that stand
 * in no title. Null when there is nothing of the kind. `line` is where it begins.
 */
function surroundings(
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
