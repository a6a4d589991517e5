import type { Caller } from "@/lib/access/caller";
import { foreseeByRules } from "@/lib/ai/rules-thread";
import { ApiError } from "@/lib/errors";
import type { Coverage } from "@/lib/schemas/coverage";
import type { GenerateRequest } from "@/lib/schemas/generate";
import { resolveRequest } from "./resolve-request";

/** Predicts the title of a generation, and which sections the written rules would leave empty; no sections if the rules are too busy. @throws 404 */
export async function previewGeneration(
  caller: Caller,
  request: Pick<GenerateRequest, "initiative_id" | "document_type" | "document_type_id">,
): Promise<Pick<Coverage, "sections"> & { title: string }> {
  const resolved = await resolveRequest(caller, request);
  const { title } = resolved;
  try {
    const { workspaceId } = caller; // Coverage names the sections in English.
    const sections = await foreseeByRules({ ...resolved, language: "en", workspaceId });
    return { title, sections };
  } catch (error) {
    if (error instanceof ApiError && error.code === "OVERLOADED") return { title, sections: [] };
    throw error;
  }
}
