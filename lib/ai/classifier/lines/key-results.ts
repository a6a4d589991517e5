/** `KR1: …` or `KR 2 – …`, also as an item of a list. */
const KEY_RESULT = /^\s*(?:[-*•]\s+)?KR ?\d{1,2}\s?(?:[:：]|[–—-]\s)/;
const OBJECTIVE = /^(\s*(?:[-*•]\s+)?)O ?(\d{1,2})(?=\s?(?:[:：]|[–—-]\s))/;

/** Writes `Objective 1: …` in place of `O1: …` in a text with key results; elsewhere, `O1` may be an option. */
export const nameObjectives = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => KEY_RESULT.test(line))
    ? lines.map((line) => line.replace(OBJECTIVE, "$1Objective $2"))
    : lines;
