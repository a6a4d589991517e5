import { table } from "@/lib/db/table";
import type { Transaction } from "@/lib/db/transaction";
import { lockMatching } from "@/lib/domain/history/revisions";
import { notFound } from "@/lib/errors";

const heads = table("document", ["version", "updatedAt"]);

/**
 * Locks a document's row until the transaction ends.
 * @returns its version, and the `updatedAt` for the change: later than the last one even within a millisecond, since it
 * is part of the entity tag
 * @throws 404, 412
 */
export async function lockDocument(tx: Transaction, id: string, ifMatch?: string) {
  const held = await lockMatching(tx, heads, { id }, ifMatch);
  if (!held) throw notFound("Document");
  const { version, updatedAt } = held;
  return { version, updatedAt: new Date(Math.max(Date.now(), updatedAt.getTime() + 1)) };
}
