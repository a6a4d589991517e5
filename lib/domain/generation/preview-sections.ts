import type { Caller } from "@/lib/access/caller";
import { draftByRules } from "@/lib/ai/rules-thread";
import type { GenerateRequest } from "@/lib/schemas/generate";
import { gatherEvidence } from "./gather-evidence";
import { planGeneration } from "./generation-plan";

/** A section of a document that is not generated yet, and whether the workspace has anything for it. */
export type SectionPreview = { heading: string; present: boolean };

/**
 * Foresees which sections a generation would leave empty, by a draft of the written rules that is not stored.
 * @throws 404, 503 `OVERLOADED`
 */
export async function previewSections(
  caller: Caller,
  request: Pick<GenerateRequest, "initiative_id" | "document_type" | "document_type_id">,
): Promise<SectionPreview[]> {
  const plan = await planGeneration(caller, request);
  const evidence = await gatherEvidence(caller, plan);
  const draft = await draftByRules({ ...plan, evidence, workspaceId: caller.workspaceId });
  const empty = new Set(draft.match(/^## .*(?=\n\n## |(?![\s\S]))/gm));
  return plan.outline.map(({ heading }) => ({ heading, present: !empty.has(`## ${heading}`) }));
}
