import { makeActivityRow } from "@/lib/access/activity-rows";
import type { ActivityAction } from "@/lib/schemas/activity-actions";
import type { Origin } from "@/lib/schemas/enums";
import type { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";

export const NOON = Date.parse("2026-11-21T12:00:00.000Z");
/** Returns the time `seconds` after noon. */
export const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();

type Entry = { second: number; action?: ActivityAction; tool?: string; by?: By };
type By = { origin?: Origin; userId?: string | null; keyId?: string | undefined };
export type Workspace = Awaited<ReturnType<typeof makeWorkspace>>;

/** Stores records of a workspace, each at its seconds after noon. */
export async function record({ caller }: Workspace, entries: Entry[]) {
  const prisma = await fullClient();
  const data = entries.map(({ second, action = "goal.created", tool, by }) => {
    const { origin = caller.request.origin, ...who } = by ?? {};
    const toolCall = tool === undefined ? {} : { toolCall: { tool, client: null, ids: {} } };
    const actor = { ...caller, ...who, request: { ...caller.request, origin, ...toolCall } };
    return { ...makeActivityRow(actor, { action }), createdAt: new Date(NOON + second * 1000) };
  });
  await prisma.activity.createMany({ data });
}
