/** `removed` includes links that an update may not have. */
export function describeTracing(traced: number, removed: number): string | undefined {
  if (removed === 1) {
    return "1 quotation, reference or link left out: it was not found in the workspace, or leads elsewhere";
  }
  if (removed > 1) {
    return `${removed.toLocaleString("en")} quotations, references or links left out: they were not found in the workspace, or lead elsewhere`;
  }
  return traced > 0 ? "Every quotation and reference was found in the workspace" : undefined;
}
