/** The lines that were written and stored here, to notice when somebody else changes or removes them. */
export class OwnLines {
  #lines = new Set<string>();

  /** Adds the lines of `text` that its base lacks. */
  note(base: string, text: string) {
    const known = new Set(listLines(base));
    for (const line of listLines(text)) if (!known.has(line)) this.#lines.add(line);
  }

  /** @returns whether `now` lacks own lines of `before`; a line that only grew at its ends is still there */
  takeMissing(before: string, now: string): boolean {
    const left = listLines(now);
    const isLeft = (line: string) => left.some((each) => isSameOrGrown(line, each));
    const missing = listLines(before).filter((line) => this.#lines.has(line) && !isLeft(line));
    for (const line of missing) this.#lines.delete(line);
    return missing.length > 0;
  }
}

/** Without blank lines and the marks of list items, which change when an item is added before them. */
const listLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim().replace(/^(?:[-*+]|\d{1,9}[.)])[ \t]+/, ""))
    .filter((line) => line !== "");

/** Not by letters or digits: `Yes` does not grow to `Yesterday`, nor `5` to `50`. */
const isSameOrGrown = (line: string, now: string) =>
  (now.startsWith(line) && !/^[\p{L}\p{N}]/u.test(now.slice(line.length))) ||
  (now.endsWith(line) && !/[\p{L}\p{N}]$/u.test(now.slice(0, -line.length)));
