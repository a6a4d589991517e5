import type { Caller } from "@/lib/access/caller";
import type { Evidence } from "@/lib/ai/evidence";
import { listNeeds, type Need, selectEvidence } from "@/lib/ai/select-evidence";
import type { DocumentType } from "@/lib/schemas/enums";
import { findCandidates } from "./evidence-candidates";
import { readPieces } from "./read-pieces";

type Wanted = {
  initiativeId: string;
  /** Its checklist selects and ranks the evidence. */
  documentType: DocumentType;
  /** A document under review. */
  except?: string;
  /** Further types whose documents are relevant. */
  related?: readonly DocumentType[];
};

/**
 * Gathers evidence about an initiative within the budget of one call; reads only the selected texts. Empty if the
 * initiative is not in the workspace.
 */
export async function gatherEvidence(
  { workspaceId }: Caller,
  { initiativeId, documentType, except, related = [] }: Wanted,
): Promise<Evidence[]> {
  const needs = listNeeds(documentType, related);
  const candidates = await findCandidates(workspaceId, {
    initiativeId,
    documentTypes: listNeededTypes(needs),
    except,
  });
  const pieces = await readPieces(workspaceId, selectEvidence(candidates, needs));
  return pieces.map((piece, index) => ({ ...piece, ref: `E${index + 1}` }));
}

const listNeededTypes = (needs: readonly Need[]): DocumentType[] => [
  ...new Set(
    needs.flatMap((need) => (need.kind === "related_document" ? need.satisfiesLabels : [])),
  ),
];
