import type { Transaction } from "@/lib/db/transaction";
import { holdMatching } from "@/lib/domain/history/revisions";
import { notFound } from "@/lib/errors";

/**
 * Holds a document's row until the transaction ends.
 * @returns the version it has, and the `updatedAt` of the change: later than the last one even within a millisecond, since
 * it is part of the entity tag.
 * @throws 404, 412
 */
export async function lockDocument(tx: Transaction, id: string, ifMatch?: string) {
  const held = await holdMatching(tx, "document", { id }, ifMatch);
  if (!held) throw notFound("Document");
  const { version, updatedAt } = held;
  return { version, updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)) };
}
