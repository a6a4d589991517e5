import type { Transaction } from "@/lib/db/transaction";
import { heads, lockMatching } from "@/lib/domain/history/revisions";
import { notFound } from "@/lib/errors";

/** Returns an `updatedAt` later than the last even within a millisecond, for the entity tag. @throws 404, 412 */
export async function lockDocument(tx: Transaction, id: string, ifMatch?: string) {
  const held = await lockMatching(tx, heads.document, { id }, ifMatch);
  if (!held) throw notFound("Document");
  const { version, updatedAt } = held;
  return { version, updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)) };
}
