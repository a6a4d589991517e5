import {
  type ActivityEntry,
  makeActivityRow,
  markRecorded,
  toActivityInsert,
} from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { addAnswer, withRoom } from "@/lib/domain/usage/storage";
import { countAnswer, type Growth } from "@/lib/domain/usage/storage-growth";
import { notFound } from "@/lib/errors";
import { storeAnswer } from "@/lib/idempotency/idempotency";
import { announce } from "@/lib/live/hints";
import { humanize } from "@/lib/schemas/spelling";
import { embedSoon } from "@/lib/search/embed-pending";
import { type NewText, prepareText, SearchIndex } from "@/lib/search/search-index";

export type Change<Data> = { data: Data; activity?: ActivityEntry | ActivityEntry[] };

type WriteNeeds = {
  text?: NewText | undefined;
  growth?: Growth;
};

const FOREIGN_KEY_VIOLATION = "23503";
/** A call can name an initiative that is not there, and its workspace can be deleted meanwhile. */
const MISSING = /_(initiative|workspace)_id_fkey$/;

/** The one way to change planning data: change, index, activity, answer in one transaction. @throws 404, 422 */
export function write<Data>(
  caller: Caller,
  run: (tx: Transaction) => Promise<Change<Data>>,
  { text, growth }: WriteNeeds = {},
): Promise<Data> {
  const grows = caller.request.idempotencyId ? countAnswer(growth) : growth;
  return withRoom(caller.workspaceId, grows, () => commit(caller, run, { text, growth }));
}

async function commit<Data>(
  caller: Caller,
  run: (tx: Transaction) => Promise<Change<Data>>,
  { text, growth }: WriteNeeds,
): Promise<Data> {
  try {
    const ahead = text && (await prepareText(caller.workspaceId, text));
    let recorded = false;
    let hasNews = false;
    let watched: string[] = [];
    const change = async (tx: Transaction) => {
      const index = new SearchIndex(tx, ahead);
      const { data, activity = [] } = await run(tx);
      hasNews = await index.update();
      const entries = [activity].flat();
      watched = entries.flatMap(listWatched);
      const records = entries.map((entry) => makeActivityRow(caller, entry, tx.beganAt));
      recorded = records.length > 0;
      if (recorded) tx.send(...toActivityInsert(tx.workspaceId, records));
      if (caller.request.idempotencyId) {
        addAnswer(
          tx.workspaceId,
          await storeAnswer(tx, caller.request.idempotencyId, data),
          growth,
        );
      }
      return data;
    };
    const result = await transaction(caller.workspaceId, change, growth?.bytes);
    if (recorded && caller.request.toolCall) markRecorded(caller.request.toolCall);
    if (hasNews) embedSoon(caller.workspaceId);
    for (const id of watched) announce({ workspaceId: caller.workspaceId, id });
    return result;
  } catch (error) {
    const missing = findMissing(error);
    throw missing ? notFound(humanize(missing)) : error;
  }
}

/** Open pages watch a document and whether its initiative is in the trash, not the initiative's own texts. */
const listWatched = ({ action, target }: ActivityEntry): string[] =>
  target?.type === "document" || (target && action === "initiative.deleted") ? [target.id] : [];

function findMissing(error: unknown): string | undefined {
  const { code, constraint }: Record<string, unknown> = Object(error);
  return code === FOREIGN_KEY_VIOLATION ? MISSING.exec(String(constraint))?.[1] : undefined;
}

/** Keeps the answer of a call that writes nothing else, if it has an `Idempotency-Key`. */
export async function keepAnswer({ workspaceId, request }: Caller, data: unknown) {
  const { idempotencyId } = request;
  if (!idempotencyId) return;
  await transaction(workspaceId, async (tx) => {
    addAnswer(workspaceId, await storeAnswer(tx, idempotencyId, data));
  });
}
