import { type Transaction, transaction } from "@/lib/db/transaction";

/** Words in one statement: other work has its turn in between. */
const SLICE = 5_000;
/** Writers share it, so that none meets words that are about to go. */
const LOCK = "hashtextextended('search.term ' || $1::text, 0)";

const ADD = `
  WITH lock AS MATERIALIZED (SELECT pg_advisory_xact_lock_shared(${LOCK}))
  INSERT INTO search.term (workspace_id, term)
  SELECT $1::uuid, term FROM lock, unnest($2::text[]) WITH ORDINALITY AS t(term, n) ORDER BY n
  ON CONFLICT DO NOTHING`;

/**
 * Words join those of the workspace, which beginnings and typing errors are looked up in. In one
 * order, so that two writers of the same words wait and do not deadlock.
 */
export function addWords(tx: Transaction, words: string[]) {
  const sorted = [...new Set(words)].filter((word) => word !== "").sort();
  for (let start = 0; start < sorted.length; start += SLICE) {
    tx.send(ADD, [tx.workspaceId, sorted.slice(start, start + SLICE)]);
  }
}

/** Forgets the words of a workspace; those of who writes at the same time come after. */
export async function forgetWords(workspaceId: string) {
  await transaction(workspaceId, async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(${LOCK})`, [workspaceId]);
    await tx.query("DELETE FROM search.term WHERE workspace_id = $1", [workspaceId]);
  });
}
