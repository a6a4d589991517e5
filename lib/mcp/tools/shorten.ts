import { invalid } from "@/lib/errors";

/** What one copy of a result may weigh as JSON: well under the 25,000 tokens where clients refuse it. */
const MAX_BYTES = 60_000;
/** No text is cut below this many bytes: ids, times and names of kinds are shorter and stay whole. */
const SHORTEST = 40;

const MARK = " … [cut: too long for one answer]";
const SHORT_MARK = "… [cut]";
const markFor = (longest: number) => (longest < 400 ? SHORT_MARK : MARK);
const ENDS_IN_MARK = /… \[cut(?:: too long for one answer)?\]\s*$/;

/** @throws 400 for an argument that is a text of ours which was cut: written back, it would lose the rest */
export function requireWhole(args: Record<string, unknown>) {
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string" || !ENDS_IN_MARK.test(value.slice(-60))) continue;
    throw invalid(
      name,
      `${name} ends in the mark of a text that was cut, so writing it back would lose the rest. Read it whole first (fewer items at once), or write only new text.`,
    );
  }
}

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? "");
const sizeOfText = (text: string) => sizeOf(text) - 2;

/**
 * The same result with its longest texts cut, each with a visible mark, until it fits: a list of 100
 * goals does, however long their texts are. Results within the bound, which nearly all are, stay as
 * they are.
 */
export function shorten<Value>(value: Value): Value {
  const size = sizeOf(value);
  return size <= MAX_BYTES ? value : cutTexts(value, fitting(size, textSizes(value)));
}

/** How long texts may be at most, in bytes, so that all of it fits. */
function fitting(size: number, sizes: number[]): number {
  let longest = MAX_BYTES / 2;
  const excess = () => {
    const limit = longest + sizeOfText(markFor(longest));
    return sizes.reduce((rest, text) => rest - Math.max(0, text - limit), size - MAX_BYTES);
  };
  while (excess() > 0 && longest > SHORTEST) longest = Math.max(SHORTEST, longest / 2);
  return longest;
}

function textSizes(value: unknown): number[] {
  if (typeof value === "string") return [sizeOfText(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textSizes) : [];
}

function cutTexts<Value>(value: Value, longest: number): Value {
  // `JSON.parse` with a reviver rebuilds what `stringify` wrote: the same shape, with shorter texts.
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? cut(part, longest) : part,
  );
}

function cut(text: string, longest: number): string {
  const mark = markFor(longest);
  if (sizeOfText(text) <= longest + sizeOfText(mark)) return text;
  let kept = text.slice(0, longest);
  for (let size = sizeOfText(kept); size > longest; size = sizeOfText(kept)) {
    kept = kept.slice(0, Math.floor((kept.length * longest) / size));
  }
  return kept.toWellFormed().replace(/\uFFFD$/, "") + mark;
}
