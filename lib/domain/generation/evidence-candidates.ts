import type { Candidate } from "@/lib/ai/select-evidence";
import { query } from "@/lib/db/read";
import { CONTEXT_LABELS, type DocumentType } from "@/lib/schemas/enums";
import { CANDIDATES } from "./evidence-candidates.sql";

type Around = {
  initiativeId: string;
  /** The types of documents that can be of use. */
  documentTypes: readonly DocumentType[];
  /** A document that is under review itself. */
  except: string | undefined;
};

/**
 * What may be said about an initiative: the newest of each label and type, approved documents before
 * others, without contents. In one query, which reads no text that is short enough to be sent whole,
 * but for drafts that were generated: those count once their text was changed, or their status says that somebody
 * stands for them.
 */
export async function findCandidates(
  workspaceId: string,
  { initiativeId, documentTypes, except }: Around,
): Promise<Candidate[]> {
  const values = [CONTEXT_LABELS, documentTypes, except ?? null] as const;
  const rows = await query(CANDIDATES, [workspaceId, initiativeId, ...values]);
  return rows as Candidate[]; // The label is that of the type, which a column cannot say.
}
