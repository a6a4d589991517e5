import * as z from "zod";
import { type Evidence, findEvidence } from "@/lib/ai/evidence";
import { SOURCE_TYPES } from "@/lib/schemas/enums";

export const Source = z.object({
  type: z.enum(SOURCE_TYPES),
  id: z.string(),
  title: z.string(),
  url: z.string(),
});
export type Source = z.infer<typeof Source>;

/** Resolves the refs of an answer; each piece is one source, and `removed` counts the refs of unknown evidence. */
export function resolveSources(refs: readonly string[], evidence: readonly Evidence[]) {
  const found = refs.flatMap((ref) => findEvidence(evidence, ref) ?? []);
  const pieces = [...new Map(found.map((piece) => [piece.id, piece])).values()];
  const sources = pieces.map(({ type, id, title, url }): Source => ({ type, id, title, url }));
  return { pieces, sources, removed: refs.length - found.length };
}
