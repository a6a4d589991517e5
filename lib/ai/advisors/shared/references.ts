import * as z from "zod";
import { type Evidence, findEvidence } from "@/lib/ai/evidence";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import { listField } from "./answer-fields";

export const Source = z.object({
  type: z.enum(SOURCE_TYPES),
  id: z.string(),
  title: z.string(),
  url: z.string(),
});
export type Source = z.infer<typeof Source>;

/** A marked reference as models write it: `E3`, `[E3]`, `[^E3]`, `E3: the title`. */
const MARKED_REF = /^[[^(\s]{0,4}(E\d{1,6})(?!\w)/i;

/** Accepts a ref, an id, or an object that has one of them. */
function readRef(value: unknown): unknown {
  if (typeof value === "string") return MARKED_REF.exec(value)?.[1]?.toUpperCase() ?? value.trim();
  if (typeof value !== "object" || value === null) return value;
  return readRef("ref" in value ? value.ref : "id" in value ? value.id : undefined);
}

export const EvidenceRef = z.preprocess(readRef, z.string());

export const evidenceRefs = (max = 8) => listField(EvidenceRef, max);

/** Resolves the refs of an answer; each piece is one source, and `removed` counts the refs of unknown evidence. */
export function resolveSources(refs: readonly string[], evidence: readonly Evidence[]) {
  const found = refs.flatMap((ref) => findEvidence(evidence, ref) ?? []);
  const pieces = [...new Map(found.map((piece) => [piece.id, piece])).values()];
  const sources = pieces.map(({ type, id, title, url }): Source => ({ type, id, title, url }));
  return { pieces, sources, removed: refs.length - found.length };
}
