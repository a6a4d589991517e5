/** `removed` includes links that an update may not have. */
export function describeTracing(traced: number, removed: number): string | undefined {
  if (removed === 1) {
    return "1 quotation, reference or link left out: it could not be traced, or leads elsewhere";
  }
  if (removed > 1) {
    return `${removed.toLocaleString("en")} quotations, references or links left out: they could not be traced, or lead elsewhere`;
  }
  return traced > 0 ? "Every quotation and source could be traced" : undefined;
}
