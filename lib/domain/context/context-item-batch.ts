import type { Caller } from "@/lib/access/caller";
import { makeFirstVersion } from "@/lib/domain/history/revisions";
import { countBytes } from "@/lib/domain/usage/storage";
import { write } from "@/lib/domain/write";
import { newId } from "@/lib/ids";
import type { ContextItemBatch } from "@/lib/schemas/context-items";
import type { ContextLabel } from "@/lib/schemas/enums";
import { emit } from "@/lib/telemetry";
import { contextItems } from "./context-items";

const EVENTS: Partial<Record<ContextLabel, string>> = {
  decision: "created_decision",
  risk: "created_risk_entry",
};

/** Creates all or none, in the order of `items`; a null id stands for the workspace. */
export async function createContextItems(
  caller: Caller,
  { id: initiativeId, items }: ContextItemBatch & { id: string | null },
) {
  const now = new Date();
  const rows = items.map((item) => ({
    ...item,
    sourceUrl: null,
    id: newId(),
    initiativeId,
    createdById: caller.userId,
    createdAt: now,
    updatedAt: now,
    ...makeFirstVersion(caller),
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
    emit(event, {
      workspaceId,
      initiativeId: initiativeId ?? undefined,
      contextItemId: id,
      requestId: request.id,
    });
  }
  return result;
}
