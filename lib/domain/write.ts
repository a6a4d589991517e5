import { type ActivityEntry, ADD_ACTIVITY, activityRow } from "@/lib/access/activity";
import type { Caller } from "@/lib/access/caller";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { markRecorded } from "@/lib/domain/activity/call-records";
import { addAnswer, type Growth, withAnswer, withRoom } from "@/lib/domain/usage/storage";
import { notFound } from "@/lib/errors";
import { storeAnswer } from "@/lib/idempotency/idempotency";
import { announce } from "@/lib/live/hints";
import { embedSoon } from "@/lib/search/embed-pending";
import { type NewText, prepareText, SearchIndex } from "@/lib/search/search-index";

/** What a change leaves: the data to answer with, and the records of what was done (none when nothing was). */
export type Change<Data> = { data: Data; activity?: ActivityEntry | ActivityEntry[] };

type Ahead = {
  /** A text that may be long and will be stored: search reads it. */
  text?: NewText;
  /** What it adds to the workspace, for which there must be room. */
  growth?: Growth;
};

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * The one way to change planning data: the change, the search index, its activity records and the
 * answer kept for an `Idempotency-Key` are one transaction. Inside `run` only `tx` may touch the database.
 * `ahead` is what it needs before the transaction begins.
 * @throws 404 when a row points at an initiative outside of the workspace: the composite foreign
 * keys are the check, so it cannot be forgotten and has no race. 422 when there is no room for its growth.
 */
export function write<Data>(
  caller: Caller,
  run: (tx: Transaction) => Promise<Change<Data>>,
  { text, growth }: Ahead = {},
): Promise<Data> {
  const grows = caller.request.idempotencyId ? withAnswer(growth) : growth;
  return withRoom(caller.workspaceId, grows, () => commit(caller, run, { text, growth }));
}

async function commit<Data>(
  caller: Caller,
  run: (tx: Transaction) => Promise<Change<Data>>,
  { text, growth }: Ahead,
): Promise<Data> {
  try {
    const ahead = text && (await prepareText(caller.workspaceId, text));
    let recorded = false;
    let hasNews = false;
    let documents: string[] = [];
    const result = await transaction(caller.workspaceId, async (tx) => {
      const index = new SearchIndex(tx, ahead);
      const { data, activity = [] } = await run(tx);
      hasNews = await index.update();
      const entries = [activity].flat();
      documents = entries.flatMap(({ target }) => (target?.type === "document" ? target.id : []));
      const records = entries.map((entry) => activityRow(caller, entry, tx.beganAt));
      recorded = records.length > 0;
      if (recorded) tx.send(ADD_ACTIVITY, [tx.workspaceId, JSON.stringify(records)]);
      if (caller.request.idempotencyId) {
        addAnswer(
          tx.workspaceId,
          await storeAnswer(tx, caller.request.idempotencyId, data),
          growth,
        );
      }
      return data;
    });
    if (recorded && caller.request.toolCall) markRecorded(caller.request.toolCall);
    if (hasNews) embedSoon(caller.workspaceId);
    for (const id of documents) announce({ workspaceId: caller.workspaceId, id });
    return result;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION) {
      throw notFound("Initiative");
    }
    throw error;
  }
}

/** Keeps the answer of work that changed nothing, for its `Idempotency-Key`. */
export async function keepAnswer({ workspaceId, request }: Caller, data: unknown) {
  const { idempotencyId } = request;
  if (!idempotencyId) return;
  await transaction(workspaceId, async (tx) => {
    addAnswer(workspaceId, await storeAnswer(tx, idempotencyId, data));
  });
}
