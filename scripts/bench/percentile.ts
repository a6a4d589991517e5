/** The value below which that share of them lies; 0 of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const median = (values: number[]) => percentile(values, 0.5);

/** A number as a table shows it. */
export const round = (value: number, digits = 0) => Number(value.toFixed(digits));
