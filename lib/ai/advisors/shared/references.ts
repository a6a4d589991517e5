import * as z from "zod";
import { type Evidence, findEvidence } from "@/lib/ai/evidence";
import { SOURCE_TYPES } from "@/lib/schemas/enums";
import { listField } from "./answer-fields";

/** A piece of evidence as findings name it. */
export const Source = z.object({
  type: z.enum(SOURCE_TYPES),
  id: z.string(),
  title: z.string(),
  url: z.string(),
});
export type Source = z.infer<typeof Source>;

/** How a model marks a reference: `E3`, `[E3]`, `[^E3]`, `E3: the title`. */
const MARKED_REF = /^[[^(\s]{0,4}(E\d{1,6})(?!\w)/i;

/** Reads what a model gives in place of a ref: the ref, an id, or the object that holds one of them. */
function readRef(value: unknown): unknown {
  if (typeof value === "string") return MARKED_REF.exec(value)?.[1]?.toUpperCase() ?? value.trim();
  if (typeof value !== "object" || value === null) return value;
  return readRef("ref" in value ? value.ref : "id" in value ? value.id : undefined);
}

/** In an answer: the name of one piece of evidence. */
export const EvidenceRef = z.preprocess(readRef, z.string());

/** In an answer: the names of the evidence that something rests on. */
export const evidenceRefs = (max = 8) => listField(EvidenceRef, max);

/** The evidence as findings name it. */
const toSource = ({ type, id, title, url }: Evidence): Source => ({ type, id, title, url });

/** What the refs of an answer name, each once; `removed` counts those that name nothing that was sent. */
export function resolveSources(refs: readonly string[], evidence: readonly Evidence[]) {
  const found = new Map<string, Source>();
  let removed = 0;
  for (const ref of refs) {
    const piece = findEvidence(evidence, ref);
    if (piece) found.set(piece.id, toSource(piece));
    else removed++;
  }
  return { sources: [...found.values()], removed };
}
