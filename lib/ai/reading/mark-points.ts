import { createFullTest } from "./join-lines";

/** The line of a numbered point of minutes: `2. What we discussed`, `TOP 4 Beschlüsse` */
const POINT =
  /^(?:(\d{1,2})(?:[.)] |[．、])|(?:TOP|Punkt|Item|Agenda item|Agendapunt|Punt|Point|議題) ?(\d{1,2})(?: ?[.:)–-] |[ \u3000]))(?=\p{L})/u;
/** In UTF-16 units */
const MAX_HEADING = 60;
const ENDS_IN_MARK = /[.!?;,…。！？；、，]["'”’“‘)」』»\]]*$/u;
const BULLET = /^[-*+•|>] ?/u;
const BEGINS_ANEW = /^["“„«「『'‘(]?[\p{Lu}\p{Lo}\p{N}]/u;
/** Fewer points can be chance. */
const MIN_POINTS = 2;

/** Finds the lines that begin a block with a number, if each number is the one after the last. */
function findPoints(lines: readonly string[]): number[] {
  const points = [...lines.entries()].flatMap(([at, line]) => {
    const [, number, top] = (lines[at - 1] ?? "") === "" ? (POINT.exec(line) ?? []) : [];
    const count = number ?? top;
    return count === undefined ? [] : [{ at, count: Number(count) }];
  });
  const isSequence = points.every(
    ({ count }, index) => index === 0 || count === (points[index - 1]?.count ?? 0) + 1,
  );
  return isSequence ? points.map(({ at }) => at) : [];
}

/**
 * Marks the numbered points of minutes that stand above text as headings: Markdown would join the text with them or put them into a list.
 * Between the items of a list stands no text; a point that ends a sentence or fills its line is no heading.
 */
export function markPoints(text: string): string {
  const written = text.split("\n");
  const lines = written.map((line) => line.trim());
  const points = findPoints(lines);
  if (points.length < MIN_POINTS) return text;
  const isFull = createFullTest(lines);
  const readBelow = (index: number) =>
    lines.slice((points[index] ?? 0) + 1, points[index + 1]).filter((line) => line !== "");
  const isShort = (at: number) => {
    const [line = "", next = ""] = [lines[at], lines[at + 1]];
    const goesOn = next !== "" && !BULLET.test(next) && !BEGINS_ANEW.test(next);
    return line.length <= MAX_HEADING && !ENDS_IN_MARK.test(line) && !goesOn && !isFull(line, next);
  };
  const headings = points.filter((_, index) => readBelow(index).length > 0);
  const hasText = points
    .slice(0, -1)
    .some((_, index) => readBelow(index).some((line) => !BULLET.test(line)));
  if (!hasText || 2 * headings.length <= points.length || !points.every(isShort)) return text;
  return written
    .flatMap((line, at) =>
      headings.includes(at) ? ["", `## ${(lines[at] ?? "").replace(/ ?[:：]$/, "")}`, ""] : [line],
    )
    .join("\n");
}
