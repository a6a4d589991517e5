import type { Caller } from "@/lib/access/caller";
import { foreseeByRules } from "@/lib/ai/rules-thread";
import { ApiError } from "@/lib/errors";
import type { Coverage } from "@/lib/schemas/coverage";
import type { GenerateRequest } from "@/lib/schemas/generate";
import { gatherEvidence } from "./gather-evidence";
import { resolveRequest } from "./resolve-request";

/** Predicts which sections a generation by the written rules would leave empty; none if the rules are too busy. @throws 404 */
export async function previewSections(
  caller: Caller,
  request: Pick<GenerateRequest, "initiative_id" | "document_type" | "document_type_id">,
): Promise<Coverage["sections"]> {
  const resolved = await resolveRequest(caller, request);
  const evidence = await gatherEvidence(caller, resolved);
  try {
    const { workspaceId } = caller; // Coverage names the sections in English.
    return await foreseeByRules({ ...resolved, language: "en", evidence, workspaceId });
  } catch (error) {
    if (error instanceof ApiError && error.code === "OVERLOADED") return [];
    throw error;
  }
}
