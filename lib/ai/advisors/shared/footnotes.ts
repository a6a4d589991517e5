import type { Evidence } from "@/lib/ai/evidence";

const DEFINITION = /^\[\^(\w{1,20})\]:[ \t]*(.{1,600})/gm;

/** The evidence that each footnote of a text links to, by the footnote's label. */
export function citedEvidence(
  text: string,
  evidence: readonly Evidence[],
): ReadonlyMap<string, Evidence> {
  const cited = new Map<string, Evidence>();
  for (const [, label = "", note = ""] of text.matchAll(DEFINITION)) {
    const piece = evidence.find(({ url }) => note.includes(`(${url})`));
    if (piece) cited.set(label, piece);
  }
  return cited;
}
