import type { Material } from "@/lib/ai/inquiry";
import { type ClassifierAnswer, type ClassifierOptions, MAX_PROPOSALS } from "./contract";
import { groupLines } from "./groups";
import { type Line, splitLines } from "./lines";
import { stripMarks, stripQuoteMarks } from "./marks";
import { joinPassages, writePassage } from "./passages";
import { joinRaw, readStatements } from "./statements";
import { cutTitle, readSubject, titlePassages } from "./titles";
import { type Heading, type Span, splitUnits } from "./units";

/**
 * Splits the pasted text by its headings, lists, tables, paragraphs and mail conventions. Every line is in exactly one
 * proposal, as content or as title. Only marks are dropped, and headings and tags that merely name a label.
 */
export function applyRules({ text, options }: Material<ClassifierOptions>): ClassifierAnswer {
  const lines = splitLines(text);
  const { units, headings, frames } = splitUnits(lines, groupLines(lines));
  const { statements, asides } = readStatements(lines, units, options.targetLabels);
  const hasNote = [frames, asides, headings].some(({ length }) => length > 0);
  const passages = joinPassages(lines, statements, MAX_PROPOSALS - Number(hasNote));
  const contents = passages.map((passage) => writePassage(statements, passage));
  const { titles, usedHeadings } = titlePassages(passages, contents);
  const unusedHeadings = headings.filter(
    (heading) => !heading.isKind && !usedHeadings.has(heading),
  );
  const proposals = passages.map(({ label }, index) => ({
    label,
    title: titles[index] ?? "",
    content: contents[index] ?? "",
  }));
  const around = noteSurroundings(lines, {
    frames: [...frames, ...asides],
    headings: unusedHeadings,
  });
  if (!around) return { proposals };
  const isFirst = around.line < (passages[0]?.from ?? Number.POSITIVE_INFINITY);
  return {
    proposals: isFirst ? [around.proposal, ...proposals] : [...proposals, around.proposal],
  };
}

const NO_TITLE = "Who was there, greetings and short remarks";

/**
 * Collects the frames and the headings that became no title in one note; null if they have no words. `line` is the
 * first of its lines.
 */
function noteSurroundings(
  lines: readonly Line[],
  { frames, headings }: { frames: readonly Span[]; headings: readonly Heading[] },
) {
  const spans = [...frames, ...headings.map(({ line }) => ({ from: line, to: line + 1 }))]
    .sort((one, other) => one.from - other.from)
    .map((span) => ({ ...span, said: readSpan(lines, span) }))
    .filter(({ said }) => /[\p{L}\p{N}]/u.test(said));
  const [first] = spans;
  if (!first) return null;
  const subject = readSubject(joinRaw(lines, first));
  const name = cutTitle(headings[0]?.name ?? "");
  const isTitled = subject === "" && name === headings[0]?.name && spans.length > 1;
  let content = "";
  let end = 0;
  for (const { from, to, said } of spans) {
    if (isTitled && from === headings[0]?.line) continue;
    content += content === "" ? said : `${end === from ? "\n" : "\n\n"}${said}`;
    end = to;
  }
  const title = subject || name || (spans.length === 1 && cutTitle(first.said)) || NO_TITLE;
  return { line: first.from, proposal: { label: "general_note", title, content } };
}

const readSpan = (lines: readonly Line[], { from, to }: Span) =>
  lines
    .slice(from, to)
    .map(({ raw, kind }) => (kind === "heading" ? stripMarks(raw) : stripQuoteMarks(raw)))
    .filter((said) => said !== "")
    .join("\n");
