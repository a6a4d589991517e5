import type { Actor } from "@/lib/access/caller";
import { inWorkspace, type Tx } from "@/lib/db/tenant";
import { type ActivityEntry, recordActivity } from "@/lib/domain/activity";
import { notFound } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import { storeAnswer } from "@/lib/limits/idempotency";

/** What a write leaves: the data to answer with, and the records of what was done (none when nothing was). */
export type Change<Data> = { data: Data; activity?: ActivityEntry | ActivityEntry[] };

/**
 * The one way to change something: the change, its activity records and the answer kept for an
 * `Idempotency-Key` are one transaction. Inside `run` only `tx` may touch the database.
 * @throws 404 when a row points at an initiative outside of the workspace: the composite foreign
 * keys are the check, so it cannot be forgotten and has no race.
 */
export async function write<Data>(
  actor: Actor,
  run: (tx: Tx) => Promise<Change<Data>>,
): Promise<Data> {
  const db = await inWorkspace(actor.workspaceId);
  try {
    return await db.$transaction(async (tx) => {
      const { data, activity } = await run(tx);
      if (activity) await recordActivity(tx, actor, [activity].flat());
      if (actor.idempotencyId) await storeAnswer(tx, actor.idempotencyId, data);
      return data;
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003") {
      throw notFound("Initiative");
    }
    throw error;
  }
}
