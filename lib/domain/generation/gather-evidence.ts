import type { Caller } from "@/lib/access/caller";
import type { Evidence } from "@/lib/ai/evidence";
import { listNeeds, type Need, selectEvidence } from "@/lib/ai/select-evidence";
import type { DocumentType } from "@/lib/schemas/enums";
import { findCandidates } from "./evidence-candidates";
import { readPieces } from "./read-pieces";

type Wanted = {
  initiativeId: string;
  /** The type whose checklist chooses, and orders by need. */
  documentType: DocumentType;
  /** A document that is under review itself. */
  except?: string;
  /** Types of documents that matter beside those of the checklist. */
  related?: readonly DocumentType[];
};

/**
 * What an answer about an initiative may rest on: the newest of each label and type, chosen under the
 * budget of one call; only what was chosen is read. Empty when the initiative is not in the workspace.
 */
export async function gatherEvidence(
  { workspaceId }: Caller,
  { initiativeId, documentType, except, related = [] }: Wanted,
): Promise<Evidence[]> {
  const needs = listNeeds(documentType, related);
  const candidates = await findCandidates(workspaceId, {
    initiativeId,
    documentTypes: documentTypesOf(needs),
    except,
  });
  const pieces = await readPieces(workspaceId, selectEvidence(candidates, needs));
  return pieces.map((piece, index) => ({ ...piece, ref: `E${index + 1}` }));
}

const documentTypesOf = (needs: readonly Need[]): DocumentType[] => [
  ...new Set(
    needs.flatMap((need) => (need.kind === "related_document" ? need.satisfiesLabels : [])),
  ),
];
