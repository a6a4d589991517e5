import type { Transaction } from "@/lib/db/transaction";
import { documentEtag, requireMatch } from "@/lib/domain/etag";
import { notFound } from "@/lib/errors";

/**
 * Holds a document's row until the transaction ends, so that checking a precondition and acting
 * on it are one step.
 * @returns the version it has, and the `updatedAt` of the change: later than the last one even within a millisecond, since
 * it is part of the entity tag.
 * @throws 404, 412
 */
export async function lockDocument(tx: Transaction, id: string, ifMatch?: string) {
  const [row] = await tx.query<{ version: number; updated_at: Date }>(
    "SELECT version, updated_at FROM document WHERE workspace_id = $1 AND id = $2 FOR UPDATE",
    [tx.workspaceId, id],
  );
  if (!row) throw notFound("Document");
  const { version, updated_at } = row;
  requireMatch(ifMatch, documentEtag({ version, updated_at: updated_at.toISOString() }));
  return { version, updatedAt: new Date(Math.max(Date.now(), updated_at.getTime() + 1)) };
}
