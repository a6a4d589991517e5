import type { Caller } from "@/lib/access/caller";
import { foreseeByRules } from "@/lib/ai/rules-thread";
import { ApiError } from "@/lib/errors";
import type { Foreseen } from "@/lib/schemas/coverage";
import type { GenerateRequest } from "@/lib/schemas/generate";
import { resolveRequest } from "./resolve-request";

/**
 * Predicts the title of a generation, which sections the written rules would leave empty, and the document whose text they would keep;
 * neither if the rules are too busy.
 * @throws 404
 */
export async function previewGeneration(
  caller: Caller,
  request: Pick<GenerateRequest, "initiative_id" | "document_type" | "document_type_id">,
): Promise<Foreseen & { title: string }> {
  const resolved = await resolveRequest(caller, request);
  const { title } = resolved;
  try {
    const { workspaceId } = caller; // Coverage names the sections in English.
    return { title, ...(await foreseeByRules({ ...resolved, language: "en", workspaceId })) };
  } catch (error) {
    if (error instanceof ApiError && error.code === "OVERLOADED")
      return { title, sections: [], follows: null };
    throw error;
  }
}
