const BULLET = /^([ \t\u00a0]*)([•·‣◦–])[ \t\u00a0]+(\S.*)$/;
const FENCE = /^ {0,3}(?:```|~~~)/;
const BOUNDARY = /\r\n?|\n/;
const MAX_DEPTH = 6;

type Run = { isFormed: boolean; lines: string[] };

/**
 * Writes lists with typed bullets (`• A`) and rows with tabs, as copied from a spreadsheet, as Markdown. Undefined if the text
 * has neither. The other lines stay as they are; `isMarkdown` says that they may form paragraphs together.
 */
export function readPlainLists(text: string, isMarkdown: boolean): string | undefined {
  const runs = groupLines(text.split(BOUNDARY));
  if (!runs.some(({ isFormed }) => isFormed)) return undefined;
  const join = ({ isFormed, lines }: Run) =>
    isFormed || isMarkdown ? lines.join("\n") : lines.map((line) => line.trim()).join("\n\n");
  return runs.map(join).join("\n\n");
}

function groupLines(lines: readonly string[]): Run[] {
  const runs: Run[] = [];
  let isInFence = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    if (FENCE.test(line)) isInFence = !isInFence;
    const formed = isInFence ? undefined : readRun(lines, at);
    const last = runs.at(-1);
    if (formed) runs.push({ isFormed: true, lines: formed.lines });
    else if (last?.isFormed === false) last.lines.push(line);
    else runs.push({ isFormed: false, lines: [line] });
    at += formed?.length ?? 1;
  }
  return runs;
}

/** Reads the list or the table that begins at a line. `length` counts its lines in the text. */
function readRun(lines: readonly string[], from: number) {
  const bullets = takeWhile(lines, from, (line) => BULLET.exec(line) ?? undefined);
  if (bullets.length > 1) return { length: bullets.length, lines: writeList(bullets) };
  const first = lines[from] ?? "";
  // Lines that begin with a tab are indented, except for the head above a column of names.
  const isIndented = first.startsWith("\t") && (lines[from + 1] ?? "\t").startsWith("\t");
  const width = countTabs(first);
  if (width === 0 || isIndented) return undefined;
  const rows = takeWhile(lines, from, (line) =>
    countTabs(line) === width ? line.split("\t") : undefined,
  );
  return rows.length > 1 ? { length: rows.length, lines: writeTable(rows) } : undefined;
}

function takeWhile<T>(
  lines: readonly string[],
  from: number,
  read: (line: string) => T | undefined,
): T[] {
  const taken: T[] = [];
  for (let at = from; at < lines.length; at++) {
    const one = read(lines[at] ?? "");
    if (one === undefined) break;
    taken.push(one);
  }
  return taken;
}

const countTabs = (line: string) => line.split("\t").length - 1;

/** A deeper indent or another bullet begins a list within the item. */
function writeList(bullets: readonly (readonly string[])[]): string[] {
  const open: { indent: number; mark: string }[] = [];
  return bullets.map(([, space = "", mark = "", words = ""]) => {
    const indent = space.length;
    const known = open.findIndex((one) => one.indent === indent && one.mark === mark);
    if (known >= 0) open.splice(known + 1);
    else {
      while (open.length > 0 && (open.at(-1)?.indent ?? 0) > indent) open.pop();
      if (open.length === MAX_DEPTH) open.pop();
      open.push({ indent, mark });
    }
    return `${"  ".repeat(open.length - 1)}- ${words}`;
  });
}

function writeTable(rows: readonly (readonly string[])[]): string[] {
  const [head = "", ...body] = rows.map(
    (cells) => `| ${cells.map((cell) => cell.trim().replaceAll("|", "\\|")).join(" | ")} |`,
  );
  const columns = rows[0]?.length ?? 0;
  return [head, `|${" - |".repeat(columns)}`, ...body];
}
