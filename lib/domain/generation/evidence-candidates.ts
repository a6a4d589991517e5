import type { Candidate } from "@/lib/ai/select-evidence";
import { query } from "@/lib/db/read";
import { CONTEXT_LABELS, type DocumentType } from "@/lib/schemas/enums";
import { CANDIDATES } from "./evidence-candidates.sql";

type Around = {
  initiativeId: string;
  documentTypes: readonly DocumentType[];
  except: string | undefined;
};

/** One query, which reads texts only to cut long ones and to exclude unedited generated drafts. */
export async function findCandidates(
  workspaceId: string,
  { initiativeId, documentTypes, except }: Around,
): Promise<Candidate[]> {
  const values = [CONTEXT_LABELS, documentTypes, except ?? null] as const;
  const rows = await query(CANDIDATES, [workspaceId, initiativeId, ...values]);
  return rows as Candidate[]; // the column type does not tie the label to the source type
}
