import MarkdownIt from "markdown-it";

/** A stretch of running text, or a row of a table; places in UTF-16 units. */
type TextRun = {
  kind: "prose" | "item" | "task" | "quote" | "row";
  start: number;
  end: number;
};
type Block = { kind: "prose" | "quote" | "row"; from: number; to: number };

// Blocks alone, with tables: what stands inside of a line is read as it was written.
const parser = new MarkdownIt({ html: true });
parser.core.ruler.enableOnly(["normalize", "block"]);

/** Marks before the text of a line: quote marks, list marks, the box of a task. */
const LINE_MARKS = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|\[[ xX]\][ \t]){0,40}/;
const FOOTNOTE_DEFINITION = /^\[\^[^\]\s]{1,80}\]:/;
/** How much of a line is looked at for its marks. */
const MARKS_REACH = 200;

/** The paragraphs, list items and rows of tables of a Markdown text, without their marks. */
export function textRuns(text: string): TextRun[] {
  const lines = lineStarts(text);
  const lineAt = (line: number) => lines[line] ?? text.length;
  return blocksOf(text).flatMap(({ kind, from, to }) =>
    kind === "row"
      ? [{ kind, start: lineAt(from), end: lineAt(to) }]
      : paragraphRuns(text, lineAt, { kind, from, to }),
  );
}

/** Paragraphs and rows of tables, as ranges of lines. */
function blocksOf(text: string): Block[] {
  let quotes = 0;
  const tokens = parser.parse(text, {});
  return tokens.flatMap((token, index): Block[] => {
    if (token.type === "blockquote_open") quotes++;
    if (token.type === "blockquote_close") quotes--;
    if (!token.map) return [];
    const [from, to] = token.map;
    const isBodyRow = token.type === "tr_open" && tokens[index - 1]?.type !== "thead_open";
    if (isBodyRow) return [{ kind: "row", from, to }];
    return token.type === "paragraph_open" ? [{ kind: quotes ? "quote" : "prose", from, to }] : [];
  });
}

/** The lines of a paragraph without their marks; a line that only goes on stays with the one before. */
function paragraphRuns(text: string, lineAt: (line: number) => number, block: Block): TextRun[] {
  const runs: TextRun[] = [];
  for (let line = block.from; line < block.to; line++) {
    const lineStart = lineAt(line);
    const end = lineAt(line + 1);
    const head = text.slice(lineStart, Math.min(end, lineStart + MARKS_REACH));
    const marks = LINE_MARKS.exec(head)?.[0] ?? "";
    if (FOOTNOTE_DEFINITION.test(head.slice(marks.length))) continue;
    const last = runs.at(-1);
    if (last?.end === lineStart && marks.trim() === "") last.end = end;
    else runs.push({ kind: kindOf(marks, block), start: lineStart + marks.length, end });
  }
  return runs;
}

function kindOf(marks: string, { kind }: Block): TextRun["kind"] {
  if (kind === "quote" || marks.trim() === "") return kind;
  return marks.includes("[ ]") ? "task" : "item";
}

/** Where lines begin, and the end of the text. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  starts.push(text.length);
  return starts;
}
