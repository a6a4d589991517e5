import type { Caller } from "@/lib/access/caller";
import { inWorkspace, type Tx } from "@/lib/db/tenant";
import { type ActivityEntry, recordActivity } from "@/lib/domain/activity";
import { notFound } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import { storeAnswer } from "@/lib/limits/idempotency";

/** What a write leaves: the data to answer with, and the record of what was done (none when nothing was). */
export type Change<Data> = { data: Data; activity?: ActivityEntry };

/**
 * The one way to change something: the change, its activity record and the answer kept for an
 * `Idempotency-Key` are one transaction. Inside `run` only `tx` may touch the database.
 * @throws 404 when a row points at an initiative outside of the workspace: the composite foreign
 * keys are the check, so it cannot be forgotten and has no race.
 */
export async function write<Data>(
  caller: Caller,
  run: (tx: Tx) => Promise<Change<Data>>,
): Promise<Data> {
  const db = await inWorkspace(caller.workspaceId);
  try {
    return await db.$transaction(async (tx) => {
      const { data, activity } = await run(tx);
      if (activity) await recordActivity(tx, caller, activity);
      if (caller.idempotencyId) await storeAnswer(tx, caller.idempotencyId, data);
      return data;
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003") {
      throw notFound("Initiative");
    }
    throw error;
  }
}
