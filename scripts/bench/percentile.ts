/** The value below which `share` of the values lies; 0 without values. */
export function computePercentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const computeMedian = (values: number[]) => computePercentile(values, 0.5);

/** A number as a table shows it. */
export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
