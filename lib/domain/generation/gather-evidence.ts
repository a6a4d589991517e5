import type { Caller } from "@/lib/access/caller";
import type { Evidence } from "@/lib/ai/evidence";
import type { Candidate, Need } from "@/lib/ai/select-evidence";
import { query } from "@/lib/db/read";
import { CONTEXT_LABELS, type DocumentType } from "@/lib/schemas/enums";
import { findDocumentsWithoutWords } from "./documents-without-words";
import { CANDIDATES } from "./evidence-candidates.sql";
import { readPieces } from "./read-pieces";

type Wanted = {
  initiativeId: string;
  /** The type whose checklist decides what is needed, and in which order. */
  documentType: DocumentType;
  except?: string;
  /** Document types in addition to those of the checklist; theirs come last. */
  related?: readonly DocumentType[];
};

/** Gathers evidence within the budget of a call; only chosen texts are read. Empty for an unknown initiative. */
export async function gatherEvidence(
  { workspaceId }: Caller,
  { initiativeId, documentType, except, related = [] }: Wanted,
): Promise<Evidence[]> {
  // Loaded with the checklists of all document types, which most calls over MCP do not need.
  const { listNeeds, selectEvidence } = await import("@/lib/ai/select-evidence");
  const needs = listNeeds(documentType);
  const wordless = await findDocumentsWithoutWords(workspaceId, initiativeId);
  const left = except === undefined ? wordless : [...wordless, except];
  const types = [...new Set([...listNeededTypes(needs), ...related])];
  const values = [CONTEXT_LABELS, types, left] as const;
  const rows = await query(CANDIDATES, [workspaceId, initiativeId, ...values]);
  const candidates = rows as Candidate[]; // the column type does not tie the label to the source type
  const pieces = await readPieces(workspaceId, selectEvidence(candidates, needs));
  return pieces.map((piece, index) => ({ ...piece, ref: `E${index + 1}` }));
}

const listNeededTypes = (needs: readonly Need[]): DocumentType[] =>
  needs.flatMap((need) => (need.kind === "related_document" ? need.satisfiesLabels : []));
