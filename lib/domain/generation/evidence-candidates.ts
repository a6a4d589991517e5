import type { Candidate } from "@/lib/ai/select-evidence";
import { query } from "@/lib/db/read";
import { CONTEXT_LABELS, type DocumentType } from "@/lib/schemas/enums";
import { findDocumentsWithoutWords } from "./documents-without-words";
import { CANDIDATES } from "./evidence-candidates.sql";

type Around = {
  initiativeId: string;
  documentTypes: readonly DocumentType[];
  except: string | undefined;
};

/** Texts are only read to cut long ones, and to exclude unedited generated drafts and documents without words. */
export async function findCandidates(
  workspaceId: string,
  { initiativeId, documentTypes, except }: Around,
): Promise<Candidate[]> {
  const wordless = await findDocumentsWithoutWords(workspaceId, initiativeId);
  const left = except === undefined ? wordless : [...wordless, except];
  const values = [CONTEXT_LABELS, documentTypes, left] as const;
  const rows = await query(CANDIDATES, [workspaceId, initiativeId, ...values]);
  return rows as Candidate[]; // the column type does not tie the label to the source type
}
