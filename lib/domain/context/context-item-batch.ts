import type { Caller } from "@/lib/access/caller";
import { startRow } from "@/lib/domain/history/revisions";
import { countBytes } from "@/lib/domain/usage/storage-growth";
import { write } from "@/lib/domain/write";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import type { ContextItemBatch } from "@/lib/schemas/context-items";
import type { ContextLabel } from "@/lib/schemas/enums";
import { contextItems } from "./context-items";

const EVENTS: Partial<Record<ContextLabel, string>> = {
  decision: "created_decision",
  risk: "created_risk_entry",
};

const counted = processWide("counters", () => new Map<string, number>());

export const readCounters = (): Record<string, number> => Object.fromEntries(counted());

function count(event: string, fields: Record<string, string | undefined>) {
  const total = (counted().get(event) ?? 0) + 1;
  counted().set(event, total);
  log.info({ event, total, ...fields });
}

/** Creates all or none, in the order of `items`; a null id means the workspace. */
export async function createContextItems(
  caller: Caller,
  { id: initiativeId, items }: ContextItemBatch & { id: string | null },
) {
  const start = startRow(caller);
  const rows = items.map(({ source_url: sourceUrl = null, ...item }) => ({
    ...start,
    ...item,
    id: newId(),
    initiativeId,
    sourceUrl,
  }));
  const result = await write(
    caller,
    async (tx) => {
      for (const row of rows) tx.insert(contextItems, row);
      return {
        data: { created: rows.length, ids: rows.map(({ id }) => id) },
        activity: {
          action: "context_item.batch_created",
          ...(initiativeId && { target: { type: "initiative", id: initiativeId } }),
          details: { created: rows.length },
        },
      };
    },
    { growth: { bytes: items.reduce((sum, item) => sum + countBytes(item), 0) } },
  );
  for (const { id, label } of rows) {
    const event = EVENTS[label];
    if (!event) continue;
    const { workspaceId, request } = caller;
    count(event, {
      workspaceId,
      initiativeId: initiativeId ?? undefined,
      contextItemId: id,
      requestId: request.id,
    });
  }
  return result;
}
