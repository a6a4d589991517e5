import { invalid } from "@/lib/errors";

/** The size of one copy of a result as JSON, well under the 25,000 tokens at which clients refuse it. */
const MAX_BYTES = 60_000;
/** No text is cut below this many bytes: ids, times and names of kinds are shorter and stay whole. */
const MIN_BYTES = 40;

const MARK = " … [cut: too long for one answer]";
const SHORT_MARK = "… [cut]";
const chooseMark = (longest: number) => (longest < 400 ? SHORT_MARK : MARK);
const ENDS_IN_MARK = /… \[cut(?:: too long for one answer)?\]\s*$/;

/** @throws 400 for an argument that ends in our mark: written back, the cut text would replace the whole one */
export function requireWhole(args: Record<string, unknown>) {
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "string" || !ENDS_IN_MARK.test(value.slice(-60))) continue;
    throw invalid(
      name,
      `${name} ends with the marker of a text that was cut, so writing it back would lose the rest. Read it whole first (fewer items at once), or write only new text.`,
    );
  }
}

const measure = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? "");
const measureText = (text: string) => measure(text) - 2;

export function shorten<Value>(value: Value): Value {
  const size = measure(value);
  return size <= MAX_BYTES ? value : cutTexts(value, findLimit(size, measureTexts(value)));
}

function findLimit(size: number, sizes: number[]): number {
  let longest = MAX_BYTES / 2;
  const computeExcess = () => {
    const limit = longest + measureText(chooseMark(longest));
    return sizes.reduce((rest, text) => rest - Math.max(0, text - limit), size - MAX_BYTES);
  };
  while (computeExcess() > 0 && longest > MIN_BYTES) longest = Math.max(MIN_BYTES, longest / 2);
  return longest;
}

function measureTexts(value: unknown): number[] {
  if (typeof value === "string") return [measureText(value)];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(measureTexts)
    : [];
}

function cutTexts<Value>(value: Value, longest: number): Value {
  // `JSON.parse` with a reviver rebuilds the value: the same shape, with shorter texts.
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? cut(part, longest) : part,
  );
}

function cut(text: string, longest: number): string {
  const mark = chooseMark(longest);
  if (measureText(text) <= longest + measureText(mark)) return text;
  let kept = text.slice(0, longest);
  for (let size = measureText(kept); size > longest; size = measureText(kept)) {
    kept = kept.slice(0, Math.floor((kept.length * longest) / size));
  }
  return kept.toWellFormed().replace(/\uFFFD$/, "") + mark;
}
